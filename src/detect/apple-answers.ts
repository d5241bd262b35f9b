import type { DetectResponse } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';
import { familyVerdict } from '../verdict/index.ts';
import { type Answers, nothing } from './answers.ts';
import { generationsOf } from './apple-generations.ts';
import { mayBeVersion } from './apple-names.ts';
import type { Families } from './family.ts';
import { ANY_VERSION, type VersionRange } from './ios-version.ts';
import type { TokenFinder } from './token-finder.ts';
import type { UserAgent } from './user-agent.ts';

/** A user agent of an Apple device. */
export type AppleAgent = Extract<UserAgent, { system: 'apple' }>;

/** Answers for Apple's devices, which name a hardware identifier, a name, or only their kind and system. */
export class AppleAnswers {
  readonly #devices: DeviceTable;
  readonly #families: Families;
  readonly #answers: Answers;
  readonly #finder: TokenFinder;

  constructor(devices: DeviceTable, families: Families, answers: Answers, finder: TokenFinder) {
    this.#devices = devices;
    this.#families = families;
    this.#answers = answers;
    this.#finder = finder;
  }

  /** The index of Apple in the table's brands. */
  get brand(): number {
    return this.#finder.brandIndex('apple');
  }

  /** Returns the answer for a user agent of Apple's. */
  ofAgent(agent: AppleAgent): DetectResponse {
    const { identifier, kind, ios } = agent;
    if (identifier !== null) {
      const answer = this.#answers.ofCodes(this.#finder.find(identifier.id));
      // An unknown identifier belongs to none of the known devices.
      return answer ?? ofKind(identifier.kind);
    }
    const devices = this.devicesOf(agent);
    if (devices === null) return ofKind(kind);
    const named = this.#answers.ofDevices(devices);
    if (named !== null) return named.match === null ? { ...named, model: kind } : named;
    if (kind === null) return ofKind(null);
    const verdict = familyVerdict(this.#families.answer(this.brand, kind, ios));
    return { ...ofKind(kind), verdict };
  }

  /**
   * Reads a hint that is a name of Apple's, as some apps send it. "iPhone SE" means each of its generations, "iPhone"
   * any iPhone. Returns `null` for any other hint.
   */
  ofName(model: string): DetectResponse | null {
    const kind = kindNamed(model);
    if (kind === model)
      return this.ofAgent({
        system: 'apple',
        identifier: null,
        names: [],
        kind,
        ios: ANY_VERSION,
      });
    const answer = this.#answers.ofDevices(this.generations(model, ANY_VERSION));
    return answer?.match === null ? { ...answer, model: kind } : answer;
  }

  /**
   * Returns the devices that a name in the user agent may mean, the newest first. Empty if it has no name of a
   * device; `null` if the device of the name never ran its system.
   */
  devicesOf({ names, ios }: AppleAgent): readonly number[] | null {
    for (const name of names) {
      if (ios === ANY_VERSION && mayBeVersion(name)) continue;
      const devices = this.generations(name, ios);
      if (devices.length > 0) return devices;
      // A forged or mistaken header, unless the number is that of the system: the iPhone 14 never ran iOS 14.
      const isNamed = this.#finder.named(name, 'Apple').length > 0;
      if (isNamed && !mayBeOfSystem(name, ios)) return null;
    }
    return [];
  }

  /** The iPhones or iPads that a name may mean and that run one of these versions. */
  generations(name: string, versions: VersionRange): readonly number[] {
    const kind = kindNamed(name);
    const named = kind === null ? [] : this.#finder.named(name, 'Apple');
    if (kind === null || named.length === 0) return [];
    const possible = this.#families.possible(this.brand, kind, versions);
    return generationsOf(name, named, possible, this.#devices);
  }
}

const ofKind = (model: string | null): DetectResponse => ({ ...nothing(), brand: 'Apple', model });

/** The kind of device of a name of Apple's: only these two share names between generations. */
const kindNamed = (name: string): 'iPhone' | 'iPad' | null =>
  name.startsWith('iPhone') ? 'iPhone' : name.startsWith('iPad') ? 'iPad' : null;

/** True if the number of a name may be the version of the system: "iPhone 14" beside iOS 14. */
const mayBeOfSystem = (name: string, { low, high }: VersionRange): boolean => {
  const number = Number(name.slice(name.indexOf(' ')));
  return mayBeVersion(name) && number >= low && number <= high;
};
