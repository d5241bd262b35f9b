import { Detector, type VersionRange } from '../detect/index.ts';
import {
  DEFAULT_LIMIT,
  type DetectResponse,
  type DeviceDetail,
  type DeviceRecord,
  type EditionNamed,
  InvalidQueryError,
  optionsOf,
  type SearchResponse,
  textOf,
  type Verdict,
} from '../model/index.ts';
import { Search } from '../search/index.ts';
import {
  openSnapshot,
  type Snapshot,
  SnapshotError,
  type SnapshotMeta,
} from '../snapshot/index.ts';
import {
  familyVerdict,
  groupAnswer,
  noVerdict,
  type Place,
  Places,
  wholeDeviceVerdict,
} from '../verdict/index.ts';
import { type Answer, answerOf, judge } from './answer.ts';
import {
  EDITION_FAULT,
  isEdition,
  knownOptions,
  limitFault,
  queryFault,
  REGION_FAULT,
} from './arguments.ts';
import { type HeadersLike, headerReader } from './headers-like.ts';
import { askedWithout } from './identifier.ts';
import { codeStated, unitVerdict } from './unit.ts';

/** What names one unit of a device; all of it is optional. */
export interface UnitNamed {
  /** Its model code. */
  code?: string | null;
  /** Where it was bought: a region id or a country's code. */
  region?: string | null;
  edition?: EditionNamed | null;
}

/** The devices that a screen's size leaves possible, newest first, and their common verdict. */
export interface ScreenAnswer {
  devices: readonly DeviceRecord[];
  verdict: Verdict;
}

/**
 * Answers questions from one snapshot. It has no state except caches, does no input or output, and works alike
 * in Node, in a worker and in a browser.
 *
 * @example
 * const lookup = await openLookup();
 * lookup.check('s24 ultra', { limit: 1 }).results[0]?.supports; // 'yes'
 */
export class Lookup {
  /** The data set's version, its date, and how many devices and codes it knows. */
  readonly info: SnapshotMeta;
  /** The snapshot file. */
  readonly bytes: Uint8Array;
  readonly #snapshot: Snapshot;
  readonly #search: Search;
  readonly #detector: Detector;
  readonly #places: Places;

  /**
   * @param bytes a snapshot file
   * @throws {InvalidQueryError} if it is no Uint8Array
   * @throws {SnapshotError} if the bytes are no snapshot that this version can read
   */
  constructor(bytes: Uint8Array) {
    if (!(bytes instanceof Uint8Array)) {
      throw new InvalidQueryError('bytes', 'Give the bytes of a snapshot as a Uint8Array.');
    }
    this.bytes = bytes;
    try {
      this.#snapshot = openSnapshot(bytes);
      this.info = this.#snapshot.meta;
      this.#search = new Search(this.#snapshot);
      this.#detector = new Detector(this.#snapshot);
      this.#places = new Places(this.#snapshot.devices.regions);
    } catch (error) {
      // The checksum matches, but the sections do not fit together: our compiler did not write this file.
      if (error instanceof SnapshotError) throw error;
      throw new SnapshotError('corrupted', DAMAGED, { cause: error });
    }
  }

  /**
   * Answers a question: which device it means, and whether that device supports eSIM.
   *
   * A model code in the text decides which unit is meant, and so does a region of sale or an edition
   * ("Wi-Fi only"). The region is the one that the text names, or the one that `region` gives. The number of one unit
   * (EID, IMEI) is not read.
   *
   * @param text 1 to 200 characters: a name, a nickname, a model code, a question
   * @param options `region`: where the unit was bought, as a region id or an ISO 3166-1 alpha-2 code
   * @throws {InvalidQueryError} if `text`, `region` or the options are not valid
   * @example lookup.answer('iphone 15 pro hong kong').verdict.supports // 'no'
   * @example lookup.answer('iphone').meant // 'several'
   */
  answer(text: string, options: { region?: string } = {}): Answer {
    checkQuery(text);
    const { region } = knownOptions(options, 'options', ['region']);
    const place = region === undefined ? null : this.#place(region);
    const { devices } = this.#snapshot;
    const { rest, identifier } = askedWithout(text);
    const reading = this.#search.interpret(rest);
    return answerOf(devices, this.#places, reading, place, identifier);
  }

  /**
   * Finds the devices that a free text means, best first, and answers the text itself.
   *
   * @param q 1 to 200 characters: a name, a nickname, a model code, a question
   * @param options `limit`: 1 to 25, default 10; `region`: as for {@link Lookup.answer}
   * @throws {InvalidQueryError} if `q`, `limit`, `region` or the options are not valid
   */
  check(q: string, options: { limit?: number; region?: string } = {}): SearchResponse {
    checkQuery(q);
    const { limit = DEFAULT_LIMIT, region } = knownOptions(options, 'options', ['limit', 'region']);
    const limitProblem = limitFault(limit);
    if (limitProblem !== null) throw new InvalidQueryError('limit', limitProblem);
    const place = region === undefined ? null : this.#place(region);
    const { devices } = this.#snapshot;
    const { rest, identifier } = askedWithout(q);
    const reading = this.#search.interpret(rest);
    const results = reading.ranked.slice(0, limit).map((d) => devices.record(d));
    const { verdict, candidates } = judge(devices, this.#places, reading, place);
    const found: SearchResponse = { results, count: results.length, verdict };
    if (verdict.meant === 'several') found.candidates = candidates;
    if (identifier !== null) found.identifier = identifier;
    return found;
  }

  /**
   * Returns the place that a region id or a country's code names; `null` if it is neither.
   *
   * @throws {InvalidQueryError} if it is no string
   */
  place(region: string): Place | null {
    return this.#places.find(textOf('region', region));
  }

  #place(region: unknown): Place {
    const place = typeof region === 'string' ? this.#places.find(region) : null;
    if (place === null) throw new InvalidQueryError('region', REGION_FAULT);
    return place;
  }

  /**
   * Names the device that sent these request headers, as exactly as they allow.
   *
   * @example lookup.detect({ 'Sec-CH-UA-Model': '"SM-S9280"', 'Sec-CH-UA-Platform': '"Android"' })
   */
  detect(headers: HeadersLike): DetectResponse {
    return this.#detector.detect(headerReader(headers));
  }

  /**
   * Returns the devices that remain possible if {@link Lookup.detect} names only a family, newest first: the
   * iPhones that run the system that the headers name, or the generations that share the name in them. Empty for
   * any other answer.
   *
   * @example lookup.members({ 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) …' })
   */
  members(headers: HeadersLike): DeviceRecord[] {
    const { devices } = this.#snapshot;
    return this.#detector.members(headerReader(headers)).map((d) => devices.record(d));
  }

  /**
   * Returns the iPhones that run one of these versions of iOS, by the screen that they may report, with their
   * common verdict. A page can narrow an iPhone down with it: Safari sends no model, but a script can read the
   * size of the screen.
   *
   * @returns a map by size: `390x844@3` is `screen.width`, `screen.height` and `devicePixelRatio`
   * @example lookup.iphonesByScreen({ low: 26, high: 26 }).get('420x912@3')?.devices[0]?.model // 'iPhone Air'
   */
  iphonesByScreen(versions: VersionRange): ReadonlyMap<string, ScreenAnswer> {
    const { devices } = this.#snapshot;
    const found = [
      ...this.#detector.iphonesByScreen(
        optionsOf(versions, 'versions', 'Give it as an object, as in { low: 26, high: 26 }.'),
      ),
    ];
    return new Map(
      found.map(([size, members]) => [
        size,
        {
          devices: members.map((d) => devices.record(d)),
          verdict:
            members.length === 1
              ? wholeDeviceVerdict(devices, members[0]!)
              : familyVerdict(groupAnswer(devices, members)),
        },
      ]),
    );
  }

  /**
   * Returns everything known about a device.
   *
   * @param slug `<brandSlug>/<modelSlug>`; a retired slug stands for the device that it became
   * @returns `null` if there is no such device
   * @throws {InvalidQueryError} if the slug is no string
   */
  device(slug: string): DeviceDetail | null {
    const device = this.#find(slug);
    return device < 0 ? null : this.#snapshot.devices.detail(device);
  }

  /**
   * Returns what a removed slug stood for: something that a former data set listed although it does not belong
   * there.
   *
   * @param slug `<brandSlug>/<modelSlug>`
   * @returns for instance "a television, a box or a monitor"; `null` if no such slug was removed
   * @throws {InvalidQueryError} if the slug is no string
   */
  removed(slug: string): string | null {
    return this.#snapshot.devices.removed(textOf('slug', slug));
  }

  /** Returns the index of the device with a slug, current or retired; -1 if there is none. */
  #find(slug: string): number {
    const { devices } = this.#snapshot;
    const [brandSlug = '', modelSlug = '', ...rest] = (
      devices.redirect(textOf('slug', slug)) ?? slug
    ).split('/');
    return rest.length > 0 ? -1 : devices.find(brandSlug, modelSlug);
  }

  /**
   * Returns the verdict on one unit of a known device.
   *
   * @param slug as for {@link Lookup.device}
   * @param unit `code`: its model code. If no device has it, the verdict must hold for any unit; if only another device
   * has it, the verdict is `unknown`. `region`: where it was bought, as for {@link Lookup.answer}. `edition`: `cellular`
   * or `non-cellular`, ignored if the device has no such editions
   * @returns `null` if there is no such device
   * @throws {InvalidQueryError} if `region` or `edition` is not valid, or an argument is of another type
   * @example lookup.unit('samsung/galaxy-s24-ultra', { code: 'SM-S9280' })?.supports // 'no'
   */
  unit(slug: string, unit: UnitNamed = {}): Verdict | null {
    const {
      code = null,
      region = null,
      edition = null,
    } = knownOptions(unit, 'unit', ['code', 'region', 'edition']);
    const { devices } = this.#snapshot;
    const device = this.#find(slug);
    if (device < 0) return null;
    const place = region === null ? null : this.#place(region);
    if (edition !== null && !isEdition(edition)) {
      throw new InvalidQueryError('edition', EDITION_FAULT);
    }
    const read = (text: string) => this.#search.interpret(text);
    const known =
      code === null ? { entries: [] } : codeStated(devices, device, textOf('code', code), read);
    if (known === null) return { ...noVerdict('one'), basis: 'device' };
    const sold = place === null ? null : ({ places: [place], by: 'given' } as const);
    return unitVerdict(devices, this.#places, device, { ...known, edition, sold });
  }

  /** The snapshot itself, for pages and exports of the whole data set. */
  get snapshot(): Snapshot {
    return this.#snapshot;
  }
}

const DAMAGED = 'The snapshot is damaged: its sections do not fit together.';

function checkQuery(q: unknown): void {
  const problem = queryFault(q);
  if (problem !== null) throw new InvalidQueryError('q', problem);
}
