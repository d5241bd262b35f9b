import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/model/index.ts';
import { detect, snapshot } from './whole-data.ts';

/** One line of `test/cases/detect-cases.jsonl`. Add a line for every header that went wrong. */
interface Case {
  /** What the row shows. */
  why: string;
  /** Request headers by their lower-case names. */
  headers: Record<string, string>;
  /** `device`: one is named; `brand`: only its maker is; `none`: nothing is. */
  outcome: 'device' | 'brand' | 'none';
  brand?: string;
  /** A device's name, or the family's where only the brand is known. */
  model?: string;
  /** Other spellings of the model that count as the same. */
  names?: string[];
  /** The members of the verdict that the row is about. */
  verdict?: Partial<Verdict>;
}

const cases = readFileSync('test/cases/detect-cases.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

/** Two spellings of a name are the same where they differ in case, space and punctuation alone. */
const spelling = (name: string): string => name.toLowerCase().replace(/[^a-z0-9+]/g, '');

describe.each(cases)('$why', ({ headers, outcome, brand, model, names = [], verdict }) => {
  const answer = detect(headers);

  it(`names ${outcome === 'none' ? 'nothing' : `${brand} ${model ?? ''}`.trim()}`, () => {
    expect(answer.match === null ? (answer.brand === null ? 'none' : 'brand') : 'device').toBe(
      outcome,
    );
    expect(answer.brand?.toLowerCase()).toBe(brand?.toLowerCase());
    if (answer.match !== null) {
      const { brandSlug, modelSlug } = answer.match;
      const { aliases } = snapshot.devices.detail(snapshot.devices.find(brandSlug, modelSlug));
      const known = [answer.match.model, ...aliases].map(spelling);
      const expected = [model ?? '', ...names].map(spelling);
      expect(known.filter((name) => expected.includes(name))).not.toEqual([]);
    } else if (model !== undefined) {
      expect(answer.model).toBe(model);
    }
    if (verdict !== undefined) expect(answer.verdict).toMatchObject(verdict);
  });
});
