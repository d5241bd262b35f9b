import * as v from 'valibot';
import type { DeviceEntry } from '../../data/index.ts';
import { type InferenceRule, Slug, slugify } from '../../model/index.ts';
import { Lines } from './lines.ts';

/**
 * Words that lists add or omit. Two names that differ only in them may be the same phone, so the absence of one
 * of them proves nothing.
 */
const NOISE = /^(?:[345]g|lte|uw|nr|dual|sim|ds|thinq|edition|nfc|(?:19|20)\d\d)$/;

/** Regions whose carriers have editions of their own, which say nothing about a line elsewhere. */
const Aside = v.object({ exceptIn: v.optional(v.array(Slug), []) });

/** What the rules of inference know beside the device in question. */
export class RuleBook {
  readonly #rules: Readonly<Record<string, InferenceRule>>;
  readonly #settings = new Map<string, unknown>();
  readonly #named = new Set<string>();
  /** What the sources say about each line of phones. */
  readonly lines: Lines;

  /**
   * @param devices all devices: their claims show which names lists have, and what is known about each line
   */
  constructor(rules: Readonly<Record<string, InferenceRule>>, devices: readonly DeviceEntry[]) {
    this.#rules = rules;
    const { exceptIn } = v.parse(Aside, rules['line-without-esim']?.settings ?? {});
    this.lines = new Lines(devices, exceptIn);
    for (const { brandSlug, facts } of devices) {
      const claims = [facts, ...(facts.variants ?? [])].flatMap((part) => part.claims ?? []);
      // A source that says "no" is not a list of phones with eSIM, so it does not name the device as having
      // one.
      if (!claims.some(({ supports }) => supports !== 'no')) continue;
      for (const name of [facts.model, ...(facts.aliases ?? [])]) {
        this.#named.add(`${brandSlug}/${bareName(name)}`);
      }
    }
  }

  /**
   * Returns the settings of a rule; `null` if it has no file and so does not apply.
   *
   * @throws {v.ValiError} if they do not match the schema
   */
  settings<S extends v.GenericSchema>(id: string, schema: S): v.InferOutput<S> | null {
    if (!this.#settings.has(id)) {
      const rule = this.#rules[id];
      this.#settings.set(id, rule === undefined ? null : v.parse(schema, rule.settings ?? {}));
    }
    return this.#settings.get(id) as v.InferOutput<S> | null;
  }

  /** True if a source names such a device in any spelling, other than to say that it has no eSIM. */
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
