import * as v from 'valibot';
import type { DeviceEntry } from '../../data/index.ts';
import { type InferenceRule, Slug, slugify } from '../../model/index.ts';
import { Lines } from './lines.ts';

/**
 * Words that lists add and leave out at will. Two names that differ in them alone may be the same
 * phone, so silence about one of them proves nothing.
 */
const NOISE = /^(?:[345]g|lte|uw|nr|dual|sim|ds|thinq|edition|nfc|(?:19|20)\d\d)$/;

/** Regions whose carriers have editions of their own, which say nothing of a line elsewhere. */
const Aside = v.object({ exceptIn: v.optional(v.array(Slug), []) });

/** What the rules of inference know besides the device that they judge. */
export class RuleBook {
  readonly #rules: Readonly<Record<string, InferenceRule>>;
  readonly #settings = new Map<string, unknown>();
  readonly #named = new Set<string>();
  /** What the sources say of each line of phones. */
  readonly lines: Lines;

  /** @param devices all devices, for what the lists name and what is said of each line */
  constructor(rules: Readonly<Record<string, InferenceRule>>, devices: readonly DeviceEntry[]) {
    this.#rules = rules;
    const { exceptIn } = v.parse(Aside, rules['line-without-esim']?.settings ?? {});
    this.lines = new Lines(devices, exceptIn);
    for (const { brandSlug, facts } of devices) {
      const claims = [facts, ...(facts.variants ?? [])].flatMap((part) => part.claims ?? []);
      // A source that says "no" is no list of phones with an eSIM, so its silence about a namesake
      // proves nothing.
      if (!claims.some(({ supports }) => supports !== 'no')) continue;
      for (const name of [facts.model, ...(facts.aliases ?? [])]) {
        this.#named.add(`${brandSlug}/${bareName(name)}`);
      }
    }
  }

  /**
   * The settings of a rule; `null` if it has no file, so that it does not apply.
   *
   * @throws {v.ValiError} when they have not the shape that the rule's code reads
   */
  settings<S extends v.GenericSchema>(id: string, schema: S): v.InferOutput<S> | null {
    if (!this.#settings.has(id)) {
      const rule = this.#rules[id];
      this.#settings.set(id, rule === undefined ? null : v.parse(schema, rule.settings ?? {}));
    }
    return this.#settings.get(id) as v.InferOutput<S> | null;
  }

  /** Does a source that does not deny it an eSIM name such a device, in any spelling? */
  isNamed(brandSlug: string, model: string): boolean {
    return this.#named.has(`${brandSlug}/${bareName(model)}`);
  }
}

const bareName = (name: string): string =>
  slugify(name)
    .split('-')
    .filter((word) => !NOISE.test(word))
    .join('')
    .replace(/[45]g$/, '');
