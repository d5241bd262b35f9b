import { ACCEPT_CH, CRITICAL_CH, DETECT_HEADERS, type Lookup } from '../lookup/index.ts';
import type { AnswerHeaders } from './answer.ts';
import { AnswerCache, costOfAnswer } from './answer-cache.ts';
import { BRIEF, PRIVATE, PUBLIC } from './cache-policy.ts';
import { apiHeaders } from './headers.ts';

/**
 * 8 MiB hold some 3,000 answers, enough for most of a day's questions. That fits into the 128 MB of a worker
 * and the 110 MB of a process.
 */
const CACHE = { maxEntries: 20_000, maxBytes: 8 * 1024 * 1024, costOf: costOfAnswer };

/**
 * The API's state for one data set: prepared headers and cached answers. A new data set gets a new state, so
 * that no answer of the old one is served.
 */
export class ApiState {
  readonly lookup: Lookup;
  readonly version: string;
  readonly answers = new AnswerCache(CACHE);
  /** For a device. Depends only on the address and the data. */
  readonly device: AnswerHeaders;
  /** For one unit of a device. Only three parameters matter. */
  readonly unit: AnswerHeaders;
  /** For the redirect of a retired slug. */
  readonly moved: AnswerHeaders;
  /** For a removed slug. */
  readonly gone: AnswerHeaders;
  /** For a search. Only three parameters matter. */
  readonly search: AnswerHeaders;
  readonly brief: AnswerHeaders;
  readonly briefSearch: AnswerHeaders;
  readonly detect: AnswerHeaders;
  /** For a list of devices. */
  readonly list: AnswerHeaders;
  readonly briefList: AnswerHeaders;
  /** For an answer that no cache may store: about the number of one unit, or to many questions at once. */
  readonly unkept: AnswerHeaders;

  constructor(lookup: Lookup, baseUrl: string | null) {
    this.lookup = lookup;
    this.version = lookup.info.version;
    const api = apiHeaders(baseUrl, this.version);
    const kept = { ...api, ...PUBLIC, Vary: 'Accept-Encoding' };
    const json = { 'Content-Type': 'application/json' };
    this.moved = { ...kept, 'No-Vary-Search': 'params' };
    this.gone = this.moved;
    this.device = { ...this.moved, ...json };
    this.unit = { ...kept, ...json, 'No-Vary-Search': UNIT_VARIANCE };
    this.search = { ...kept, ...json, 'No-Vary-Search': SEARCH_VARIANCE };
    this.list = { ...kept, ...json, 'No-Vary-Search': LIST_VARIANCE };
    this.brief = { ...api, ...BRIEF };
    this.briefSearch = { ...this.brief, 'No-Vary-Search': SEARCH_VARIANCE };
    this.briefList = { ...this.brief, 'No-Vary-Search': LIST_VARIANCE };
    this.unkept = { ...api, ...PRIVATE, ...json };
    this.detect = {
      ...api,
      ...PRIVATE,
      ...json,
      'Accept-CH': ACCEPT_CH,
      'Critical-CH': CRITICAL_CH,
      Vary: DETECT_HEADERS.join(', '),
    };
  }
}

/** Which parameters the answer about a unit depends on (draft-ietf-httpbis-no-vary-search). */
const UNIT_VARIANCE = 'key-order, params, except=("code" "edition" "region")';

/** Which parameters a search depends on. */
const SEARCH_VARIANCE = 'key-order, params, except=("limit" "q" "region")';

const LIST_VARIANCE =
  'key-order, params, except=("brand" "category" "cursor" "limit" "supports" "year")';
