import type {
  BrandsDocument,
  Category,
  DetectResponse,
  DeviceDetail,
  DevicesPage,
  ManyAnswers,
  OneOfMany,
  Questions,
  RegionsDocument,
  SearchResponse,
  Supports,
} from '../model/index.ts';
import {
  InvalidQueryError,
  optionsOf,
  TEXT_FAULT,
  textOf,
  UNICODE_FAULT,
} from '../model/invalid-query.ts';
import { checkAddress, deviceAddress } from './address.ts';
import type { ProblemError } from './errors.ts';
import { type ClientOptions, request } from './request.ts';

/** Options of every call. */
export interface CallOptions {
  /** Ends the call; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Which devices to list. Absent members do not restrict the list. */
export interface DeviceFilter {
  /** The slug of a brand. */
  brand?: string;
  category?: Category;
  supports?: Supports;
  /** The year of release. */
  year?: number;
  /** The `next` of the page before. */
  cursor?: string;
  /** 1 to 100, default 100. */
  limit?: number;
}

/** A visitor's request headers: the platform's `Headers`, or an object as Node's `request.headers`. */
export type VisitorHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The request headers that identify a device, for callers who ask on behalf of a visitor. */
const FORWARDED =
  /^(user-agent|sec-ch-ua-(model|platform)|x-(operamini-phone|ucbrowser-device)-ua|device-stock-ua)$/i;

const JSON_BODY = { 'content-type': 'application/json' };

/**
 * Asks an eSIM Lookup service. It needs `fetch` only: browsers, Node, workers, React Native.
 *
 * @example
 * const client = new Client('https://esim.example');
 * const { verdict } = await client.check('s24 ultra');
 */
export class Client {
  readonly #base: string;
  readonly #options: ClientOptions;

  /**
   * @param baseUrl the address of the service; empty for the one that served this page
   * @throws {InvalidQueryError} if it is neither an `http(s):` address nor a path, or an option is not valid
   */
  constructor(baseUrl: string, options: ClientOptions = {}) {
    if (!/^(?:https?:\/\/.|\/|$)/i.test(textOf('baseUrl', baseUrl)))
      throw new InvalidQueryError('baseUrl', 'Give an address such as https://esim.example.');
    this.#base = baseUrl.replace(/\/+$/, '');
    this.#options = optionsOf(options);
    checkNumber('timeout', options.timeout);
    checkNumber('retries', options.retries);
  }

  /**
   * Finds the devices that a text means, best first, and answers the text itself. Programs read `verdict`;
   * `results` are for people who choose.
   *
   * @param q 1 to 200 characters
   * @param options `limit`: 1 to 25, default 10; `region`: where the unit was bought, as a region id or an ISO
   * 3166-1 alpha-2 code
   * @throws {InvalidQueryError} if an argument is of another type, or `q` has half of a surrogate pair
   * @throws {ProblemError | TimeoutError | NetworkError}
   */
  async check(
    q: string,
    options: CallOptions & { limit?: number; region?: string } = {},
  ): Promise<SearchResponse> {
    const { limit, region } = optionsOf(options);
    checkNumber('limit', limit, 'Give a number from 1 to 25.');
    if (region !== undefined) textOf('region', region);
    // Not `isWellFormed`, which React Native lacks.
    if (/\p{Cs}/u.test(textOf('q', q))) throw new InvalidQueryError('q', UNICODE_FAULT);
    const address = checkAddress(q, limit, region);
    return this.#ask(address, options) as Promise<SearchResponse>;
  }

  /**
   * Asks up to 100 questions at once. The answers are in the order of the questions. An invalid question has a
   * problem in place of an answer and does not affect the others.
   *
   * @param questions each with `q`, and `limit` and `region` as in {@link Client.check}
   * @example
   * const [first] = await client.checkMany([{ q: 's24 ultra' }, { q: 'A2848' }]);
   * if (first?.status === 200) first.answer.verdict.supports; // 'yes'
   * @throws {ProblemError | TimeoutError | NetworkError}
   */
  async checkMany(
    questions: Questions['questions'],
    options: CallOptions = {},
  ): Promise<OneOfMany[]> {
    let body: string;
    try {
      body = JSON.stringify({ questions });
    } catch {
      throw new InvalidQueryError('questions', 'Give what JSON can hold.');
    }
    const found = await this.#ask('/api/check', options, JSON_BODY, body);
    return (found as ManyAnswers).answers;
  }

  /**
   * Returns the brands, with the number of devices of each.
   *
   * @throws {ProblemError | TimeoutError | NetworkError}
   */
  brands(options: CallOptions = {}): Promise<BrandsDocument> {
    return this.#ask('/api/brands', options) as Promise<BrandsDocument>;
  }

  /**
   * Returns a page of the devices that match a filter, newest first.
   *
   * @param filter `cursor` is the `next` of the page before
   * @example const { devices, next } = await client.devices({ brand: 'apple', supports: 'yes' });
   * @throws {ProblemError | TimeoutError | NetworkError}
   */
  async devices(filter: DeviceFilter = {}, options: CallOptions = {}): Promise<DevicesPage> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(optionsOf(filter, 'filter'))) {
      if (typeof value === 'object' || typeof value === 'symbol')
        throw new InvalidQueryError(name, TEXT_FAULT);
      if (value !== undefined) query.set(name, `${value}`);
    }
    query.sort();
    return this.#ask(`/api/devices?${query}`, options) as Promise<DevicesPage>;
  }

  /**
   * Returns the regions of sale: their ids, names and countries.
   *
   * @throws {ProblemError | TimeoutError | NetworkError}
   */
  regions(options: CallOptions = {}): Promise<RegionsDocument> {
    return this.#ask('/api/regions', options) as Promise<RegionsDocument>;
  }

  /**
   * Names the device that this code runs on. On a server, pass the headers of the visitor's request; the client
   * forwards those that identify a device.
   *
   * @example await client.detect({ headers: request.headers })
   * @throws {ProblemError | TimeoutError | NetworkError}
   */
  async detect(options: CallOptions & { headers?: VisitorHeaders } = {}): Promise<DetectResponse> {
    const given = optionsOf(optionsOf(options).headers ?? {}, 'headers');
    // Not `instanceof`: other implementations of fetch have their own Headers class.
    const all = Symbol.iterator in given ? (given as Headers) : Object.entries(given);
    const headers: Record<string, string> = {};
    for (const pair of all) {
      if (!Array.isArray(pair)) throw new InvalidQueryError('headers', 'Give it as an object.');
      const [name, value] = pair;
      if (value && FORWARDED.test(name)) headers[name] = `${value}`;
    }
    return this.#ask('/api/detect', options, headers) as Promise<DetectResponse>;
  }

  /**
   * Returns everything known about a device; `null` if there is no such device.
   *
   * @param slug the `slug` of a device record
   * @throws {ProblemError | TimeoutError | NetworkError}
   */
  async device(slug: string, options: CallOptions = {}): Promise<DeviceDetail | null> {
    try {
      return (await this.#ask(deviceAddress(textOf('slug', slug)), options)) as DeviceDetail;
    } catch (error) {
      const { status } = error as Partial<ProblemError>;
      // The slug is unknown or removed.
      if (status === 404 || status === 410) return null;
      throw error;
    }
  }

  async #ask(
    path: string,
    options: CallOptions,
    headers: Record<string, string> = {},
    body: string | null = null,
  ): Promise<unknown> {
    const { signal } = optionsOf(options);
    if (signal && typeof signal.addEventListener !== 'function')
      throw new InvalidQueryError('signal', 'Give an AbortSignal.');
    return request(this.#base + path, headers, body, this.#options, signal);
  }
}

function checkNumber(name: string, value: unknown, cure = 'Give a number from 0.'): void {
  if (value !== undefined && !(typeof value === 'number' && value >= 0))
    throw new InvalidQueryError(name, cure);
}
