import { describe, expect, it } from 'vitest';
import { detectCases } from './case-table.ts';
import { detect, snapshot } from './whole-data.ts';

/** Two spellings of a name are the same where they differ in case, space and punctuation alone. */
const spelling = (name: string): string => name.toLowerCase().replace(/[^a-z0-9+]/g, '');

describe.each(detectCases())('$why', ({ headers, outcome, brand, model, names = [], verdict }) => {
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
