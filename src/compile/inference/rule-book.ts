import * as v from 'valibot';
import type { DeviceEntry } from '../../data/index.ts';
import { type InferenceRule, slugify } from '../../model/index.ts';
import { RULE_SETTINGS, type RuleId, type RuleSettings } from '../../model/rule-settings.ts';
import { Lines } from './lines.ts';

/**
 * Words that lists add or omit. Two names that differ only in them may be the same phone, so the absence of one
 * of them proves nothing.
 */
const NOISE = /^(?:[345]g|lte|uw|nr|dual|sim|ds|thinq|edition|nfc|(?:19|20)\d\d)$/;

/** The settings of a rule do not match its schema. `data check` reports each of them with its place. */
export class RuleSettingsError extends Error {
  override readonly name = 'RuleSettingsError';
}

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
    // Carriers there have editions of their own, which say nothing about a line elsewhere.
    const aside = this.settings('line-without-esim')?.exceptIn ?? [];
    this.lines = new Lines(devices, aside);
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
   * @throws {RuleSettingsError} if they do not match the schema
   */
  settings<I extends RuleId>(id: I): RuleSettings<I> | null {
    if (!this.#settings.has(id)) this.#settings.set(id, readSettings(id, this.#rules[id]));
    return this.#settings.get(id) as RuleSettings<I> | null;
  }

  /** True if a source names such a device in any spelling, other than to say that it has no eSIM. */
  isNamed(brandSlug: string, model: string): boolean {
    return this.#named.has(`${brandSlug}/${bareName(model)}`);
  }
}

function readSettings(id: RuleId, rule: InferenceRule | undefined): unknown {
  if (rule === undefined) return null;
  const { success, output, issues } = v.safeParse(RULE_SETTINGS[id], rule.settings ?? {});
  if (success) return output;
  const [issue] = issues;
  const field = v.getDotPath(issue) ?? '';
  throw new RuleSettingsError(`rules/${id}.json: settings.${field}: ${issue.message}.`, {
    cause: new v.ValiError(issues),
  });
}

const bareName = (name: string): string =>
  slugify(name)
    .split('-')
    .filter((word) => !NOISE.test(word))
    .join('')
    .replace(/[45]g$/, '');
