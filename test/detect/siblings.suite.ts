import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SiblingCodes, type SiblingShape } from '../../src/codes/index.ts';
import { foldCode } from '../../src/snapshot/index.ts';
import { wholeFacts } from '../whole-data.ts';
import { chrome, detect, snapshot } from './whole-data.ts';

const table = snapshot.devices;
const { shapes } = (
  JSON.parse(readFileSync('data/rules/sibling-codes.json', 'utf8')) as {
    settings: { shapes: SiblingShape[] };
  }
).settings;

const codeRegions = (
  wholeFacts().rules['code-regions']!.settings as {
    shapes: { regions: string[]; brands?: string[]; shape: string }[];
  }
).shapes.map((rule) => ({ ...rule, shape: new RegExp(rule.shape) }));

const deviceOf = (entry: number): number => table.deviceOfCode(entry);

/** What two names of one device may differ in: the network, the size, a carrier's edition. */
const bare = (device: number): string =>
  table
    .model(device)
    .toLowerCase()
    .replace(/\b(?:[45]g|lte|uw)\b|\(.*?\)/g, '')
    .replace(/[^a-z0-9+/]/g, '');

/** Lists write what is sold under two names with a stroke: "Spark 50/50S". */
const isSame = (a: string, b: string): boolean =>
  a.split('/').some((name) => b.split('/').includes(name));

describe.each(shapes.filter(({ least }) => least !== undefined))(
  'the codes of $brand in the shape $shape',
  (shape) => {
    const siblings = new SiblingCodes(table, [shape]);
    const brand = table.brands.findIndex(({ slug }) => slug === shape.brand);
    let said = 0;
    const wrong: string[] = [];
    for (let entry = 0; entry < table.codes.size; entry++) {
      const device = deviceOf(entry);
      if (table.brand[device] !== brand) continue;
      const code = table.codes.at(entry);
      // The code itself hidden, what do the others say?
      const others = siblings.find(code)?.entries.filter((e) => table.codes.at(e) !== code) ?? [];
      const names = new Set(others.map((e) => bare(deviceOf(e))));
      if (others.length < shape.least! || names.size !== 1) continue;
      said++;
      if (!isSame([...names][0]!, bare(device))) wrong.push(`${code}: ${table.model(device)}`);
    }

    it('name the device of one that is hidden, for nine in ten', () => {
      expect(said).toBeGreaterThanOrEqual(5);
      expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.1 * said);
    });
  },
);

describe('a code that is not held', () => {
  const stems = new Map<string, string>();
  for (let entry = 0; entry < table.codes.size; entry += 3) {
    const code = table.codes.at(entry);
    if (/^[\x21-\x7e][\x20-\x7e]{5,60}$/.test(code) && !code.includes(',')) {
      stems.set(`${code.slice(0, -1)}${code.endsWith('X') ? 'Y' : 'X'}`, code);
    }
  }

  /** Each way in which a header can hold a code. */
  const statements: readonly ((code: string) => Record<string, string>)[] = [
    chrome,
    (code) => ({
      'user-agent': `Dalvik/2.1.0 (Linux; U; Android 13; ${code} Build/TP1A.220624.014)`,
    }),
    (code) => ({ 'user-agent': `[FBAN/FB4A;FBAV/447.0;FBDV/${code};FBSV/13;]` }),
    (code) => ({ 'user-agent': `Shop/3.2 (Android 14; ${code}; en)` }),
  ];
  const sign = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
  const held = [...stems.values()].filter((code) => !/[/;()]/.test(code));

  it('is never answered as a unit, whatever code it resembles', () => {
    const any = fc.tuple(
      fc.constantFrom(...held),
      fc.array(sign, { minLength: 1, maxLength: 2 }),
      fc.constantFrom(...statements),
    );
    fc.assert(
      fc.property(any, ([code, end, state]) => {
        const text = code.slice(0, -end.length) + end.join('');
        if (table.codes.exact(foldCode(text)).length > 0) return;
        const { verdict } = detect(state(text));
        // A word of the text may be a code itself: "Redmi 9A Dual".
        if (isWordOf(verdict.modelCode, text)) return;
        expect(verdict.modelCode, text).toBeNull();
        expect(verdict.basis, text).not.toBe('variant');
      }),
      { numRuns: 20_000 },
    );
  });

  it('is the same device behind the name of its maker', () => {
    let asked = 0;
    for (const code of stems.keys()) {
      const { match, verdict } = detect(chrome(code));
      if (match === null || verdict.modelCode !== null) continue;
      // The first Honors have "HUAWEI" in their codes.
      if (code.includes(' ') || code.toLowerCase().startsWith(match.brandSlug)) continue;
      const behind = detect(chrome(`${match.brand} ${code}`));
      asked++;
      expect({ ...behind, match: behind.match?.slug }, code).toEqual({
        ...detect(chrome(code)),
        match: match.slug,
      });
    }
    expect(asked).toBeGreaterThan(300);
  });

  it('is no sibling if it is two words that look like a code', () => {
    expect(detect(chrome('ASK-SP591')).brand).toBe('Honor');
    expect(detect(chrome('ASK SP591')).brand).toBeNull();
  });

  it('is no yes beside units for China that have a no', () => {
    const chinese = /^SM-[A-Z]\d{3}0$/;
    let asked = 0;
    for (let entry = 0; entry < table.codes.size; entry++) {
      const code = table.codes.at(entry);
      const variant = table.variantOfCode(entry);
      if (!chinese.test(code) || table.variantSupports(variant) !== 'no') continue;
      const { verdict } = detect(chrome(code.replace(/0$/, '8')));
      asked++;
      if (verdict.modelCode === null) expect(verdict.supports, code).not.toMatch(/yes|partial/);
    }
    expect(asked).toBeGreaterThan(50);
  });

  it('is no yes in a market where most units of its maker have another answer', () => {
    const units = marketUnits();
    const asked = new Set<string>();
    for (const { code, brand, others } of units) {
      for (const other of others) {
        const market = marketOf(brand, other);
        if (market === undefined || asked.has(other)) continue;
        const known = units.filter((unit) => unit.brand === brand && unit.market === market);
        const own = known.filter(({ supports }) => supports !== 'yes');
        if (known.length < 5 || own.length <= known.length / 2) continue;
        asked.add(other);
        const { verdict } = detect(chrome(other));
        const excepted = market.every((region) => verdict.exceptionRegions.includes(region));
        if (verdict.modelCode === null && !excepted) {
          expect(verdict.supports, `${other} beside ${code}`).not.toBe('yes');
        }
      }
    }
    expect(asked.size).toBeGreaterThan(30);
  });

  it('of Sony is no yes if its last digit says that it takes cards alone', () => {
    for (let entry = 0; entry < table.codes.size; entry++) {
      const code = table.codes.at(entry);
      if (!/^XQ-[A-Z]{2}\d4$/.test(code) || table.year[deviceOf(entry)]! < 2021) continue;
      for (const other of ['1', '2'].flatMap((sim) => ['5', '7'].map((m) => m + sim))) {
        const { verdict } = detect(chrome(code.slice(0, -2) + other));
        expect(verdict.supports, code.slice(0, -2) + other).not.toBe('yes');
      }
    }
  });

  it('is answered by what holds for every unit of the device', () => {
    for (const code of stems.keys()) {
      const { match, verdict } = detect(chrome(code));
      if (match === null || verdict.modelCode !== null || verdict.supports !== 'yes') continue;
      const device = table.find(match.brandSlug, match.modelSlug);
      for (let v = table.variantStart[device]!; v < table.variantStart[device + 1]!; v++) {
        const there = table.variantRegions(v);
        const excepted =
          there.length > 0 && there.every((r) => verdict.exceptionRegions.includes(r));
        expect(excepted || table.variantSupports(v) === 'yes', `${code}: ${match.slug}`).toBe(true);
      }
    }
  });
});

/**
 * True if the code is in the text, and no letter or digit continues it. The maker's name before it may be another
 * ("Nubia 8010" is the code "ZTE 8010").
 */
function isWordOf(code: string | null, text: string): boolean {
  if (code === null) return false;
  const words = text.toUpperCase().split(/[^A-Z0-9]+/);
  const own = code.toUpperCase().split(/[^A-Z0-9]+/);
  const runs = words.flatMap((_, i) =>
    words.slice(i).map((__, n) => words.slice(i, i + n + 1).join('')),
  );
  const holds = (part: readonly string[]): boolean =>
    part.length > 0 && runs.includes(part.join(''));
  return holds(own) || holds(own.slice(1));
}

/** The market that a rule of `code-regions.json` reads from a code; the same array for the same rule. */
function marketOf(brand: string, code: string): readonly string[] | undefined {
  return codeRegions.find(({ brands, shape }) => brands?.includes(brand) && shape.test(code))
    ?.regions;
}

/**
 * The units of devices with a `yes` whose codes name their market, and what their codes would be in other
 * markets.
 */
function marketUnits() {
  const found = [];
  for (let entry = 0; entry < table.codes.size; entry++) {
    const variant = table.variantOfCode(entry);
    const { brandSlug: brand, supports } = table.record(table.deviceOfVariant(variant));
    if (supports !== 'yes') continue;
    const code = table.codes.at(entry);
    const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((end) => code.slice(0, -1) + end);
    const market = marketOf(brand, code);
    found.push({ code, brand, others, market, supports: table.variantSupports(variant) });
  }
  return found;
}
