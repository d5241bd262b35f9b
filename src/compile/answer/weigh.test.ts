import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claim, SOURCES } from './claims.fixture.ts';
import { UNKNOWN, weigh } from './weigh.ts';

const PRIMARY: readonly string[] = ['maker', 'firmware', 'maker-copy'];

describe('weigh', () => {
  it.each([
    // what, claims, supports, grade, contested
    ['one report', ['yes one'], 'yes', 'inferred', false],
    ['two reports', ['yes one', 'yes two'], 'yes', 'reported', false],
    ['a copy has no voice of its own', ['yes one', 'yes one-copy'], 'yes', 'inferred', false],
    ['a lineage speaks with its newest', ['no one 2024', 'yes one-copy'], 'yes', 'inferred', false],
    ['reports against each other', ['yes one', 'no two'], 'unknown', null, true],
    ['two against one', ['yes one', 'yes two', 'no three'], 'unknown', null, true],
    ['three against one', ['yes one', 'yes two', 'yes four', 'no three'], 'yes', 'reported', true],
    ['the maker alone', ['yes maker'], 'yes', 'verified', false],
    ['the maker against lists', ['no maker', 'yes one', 'yes two'], 'no', 'verified', true],
    ['primary sources against each other', ['no maker', 'yes firmware'], 'unknown', null, true],
    [
      'unknown has no weight',
      ['yes one', 'unknown maker', 'unknown two'],
      'yes',
      'inferred',
      false,
    ],
    ['partial refines one yes', ['yes one', 'partial two'], 'partial', 'inferred', false],
    [
      'partial refines many a yes',
      ['yes one', 'yes three', 'partial two', 'partial four'],
      'partial',
      'reported',
      false,
    ],
    [
      'a single partial refines three a yes',
      ['yes one', 'yes three', 'yes four', 'partial two'],
      'partial',
      'inferred',
      false,
    ],
    [
      'a yes with a caveat is a voice beside a plain one',
      ['yes one', 'yes? two'],
      'yes',
      'reported',
      false,
    ],
    ['nothing but caveats', ['yes? one', 'yes? two'], 'partial', 'reported', false],
    ['a caveat beside a partial', ['yes? one', 'partial two'], 'partial', 'reported', false],
    [
      'a copy leaves the caveat out',
      ['yes? one 2024', 'yes one-copy 2026', 'partial two'],
      'partial',
      'reported',
      false,
    ],
    ['a caveat against a no', ['yes? one', 'no two'], 'unknown', null, true],
    ["a maker's caveat alone", ['yes? maker'], 'yes', 'verified', false],
    [
      "reports say that a maker's caveat is meant",
      ['yes? maker', 'yes one', 'partial two'],
      'partial',
      'reported',
      false,
    ],
    ['a maker without a caveat', ['yes maker', 'partial two'], 'yes', 'verified', false],
    [
      'two primary sources, one more careful',
      ['yes maker', 'partial firmware'],
      'partial',
      'verified',
      false,
    ],
    ['a copy of a maker that can be held against it', ['yes maker-copy'], 'yes', 'verified', false],
    ['a copy of a maker that nobody can find', ['yes maker-lost'], 'yes', 'reported', false],
    ['firmware that nobody can find', ['yes firmware-lost'], 'yes', 'reported', false],
    ['such a copy against lists', ['no maker-lost', 'yes one', 'yes two'], 'no', 'reported', true],
    ['partial does not refine a no', ['no one', 'partial two'], 'unknown', null, true],
    ['one against three', ['no one', 'no two', 'no four', 'yes three'], 'no', 'reported', true],
    ['two against two', ['yes one', 'yes two', 'no three', 'no four'], 'unknown', null, true],
    [
      'two against three',
      ['yes one', 'yes two', 'yes wiki', 'no three', 'no four'],
      'unknown',
      null,
      true,
    ],
    [
      'one found and one lost copy of a maker',
      ['yes maker', 'yes maker-lost'],
      'yes',
      'verified',
      false,
    ],
    [
      "a partial report beside a maker's yes",
      ['yes? maker', 'partial one'],
      'partial',
      'reported',
      false,
    ],
    ["a yes report beside a maker's caveat", ['yes? maker', 'yes one'], 'yes', 'verified', false],
    ["a no report beside a maker's caveat", ['yes? maker', 'no one'], 'yes', 'verified', true],
    [
      "a caveat beside a maker's plain yes",
      ['yes? maker', 'yes firmware', 'partial one'],
      'yes',
      'verified',
      false,
    ],
    ["a maker's partial", ['partial maker', 'partial one'], 'partial', 'verified', false],
    ['a no of the maker and of a list', ['no maker', 'no one'], 'no', 'verified', false],
    [
      'an older no of the lineage',
      ['no one 2024', 'yes one-copy 2025', 'yes two'],
      'yes',
      'reported',
      false,
    ],
    [
      'a newer no of the lineage',
      ['yes one 2024', 'no one-copy 2025', 'no two'],
      'no',
      'reported',
      false,
    ],
    [
      'a newer no after a partial',
      ['partial one 2024', 'no one-copy 2025'],
      'no',
      'inferred',
      false,
    ],
    ['a newer yes after a no', ['no one-copy 2024', 'yes one 2025'], 'yes', 'inferred', false],
    [
      'a newer plain yes after a partial',
      ['partial one 2024', 'yes one-copy 2025'],
      'partial',
      'inferred',
      false,
    ],
    [
      'a newer partial after a yes',
      ['yes one 2024', 'partial one-copy 2025'],
      'partial',
      'inferred',
      false,
    ],
    [
      'a caveat after a plain yes',
      ['yes one 2024', 'yes? one-copy 2025'],
      'partial',
      'inferred',
      false,
    ],
    [
      'a caveat after a partial',
      ['partial one 2024', 'yes? one-copy 2025', 'yes two'],
      'partial',
      'inferred',
      false,
    ],
    [
      'the newest wherever it stands',
      ['yes one 2025', 'no one-copy 2024'],
      'yes',
      'inferred',
      false,
    ],
    ['all three', ['no one', 'partial two', 'yes three'], 'unknown', null, true],
  ] as const)('%s', (_, claims, supports, grade, contested) => {
    const answer = weigh(
      claims.map((text) => claim(text)),
      SOURCES,
    );
    expect(answer).toMatchObject({ supports, grade, contested });
  });

  it.each([
    ['no claim', []],
    ['only unknown', ['unknown maker', 'unknown one']],
  ] as const)('says nothing of %s', (_, claims) => {
    expect(
      weigh(
        claims.map((text) => claim(text)),
        SOURCES,
      ),
    ).toBeNull();
  });

  it('names the rule of a single report', () => {
    expect(weigh([claim('yes one')], SOURCES)?.rule).toBe('single-report');
    expect(weigh([claim('yes one'), claim('yes two')], SOURCES)?.rule).toBeNull();
  });

  it('says what a partial depends on, each thing once', () => {
    const claims = [
      claim('partial one', 'connectivity'),
      claim('partial two', 'carrier'),
      claim('partial three', 'connectivity'),
    ];
    expect(weigh(claims, SOURCES)?.dependsOn).toEqual(['carrier', 'connectivity']);
    expect(weigh([claim('yes one', 'carrier')], SOURCES)?.dependsOn).toEqual([]);
  });

  it("names what a maker's caveat and a report say that it depends on", () => {
    const claims = [claim('yes? maker'), claim('partial one', 'carrier')];
    expect(weigh(claims, SOURCES)?.dependsOn).toEqual(['carrier', 'market']);
  });

  it('takes the later of two words that a lineage said on one day', () => {
    const same = [claim('partial one 2025', 'carrier'), claim('partial one-copy 2025', 'market')];
    expect(weigh(same, SOURCES)?.dependsOn).toEqual(['market']);
    expect(weigh([...same].reverse(), SOURCES)?.dependsOn).toEqual(['carrier']);
  });

  const anyClaim = fc
    .tuple(
      fc.constantFrom('yes', 'yes?', 'no', 'partial', 'unknown'),
      fc.constantFrom(...Object.keys(SOURCES)),
      fc.integer({ min: 2018, max: 2026 }),
    )
    .map(([supports, source, year]) => claim(`${supports} ${source} ${year}`));

  it('gives the same answer in any order, unless one lineage says two things on one day', () => {
    const day = (c: { source: string; checked: string }): string =>
      `${SOURCES[c.source]!.lineage ?? c.source} ${c.checked}`;
    fc.assert(
      fc.property(fc.uniqueArray(anyClaim, { selector: day, maxLength: 8 }), (claims) => {
        const { dependsOn: _, ...forwards } = weigh(claims, SOURCES) ?? UNKNOWN;
        const { dependsOn: __, ...backwards } = weigh([...claims].reverse(), SOURCES) ?? UNKNOWN;
        expect(backwards).toEqual(forwards);
      }),
    );
  });

  it('is never surer than its sources', () => {
    fc.assert(
      fc.property(fc.array(anyClaim, { maxLength: 8 }), (claims) => {
        const answer = weigh(claims, SOURCES);
        if (answer === null) return;
        const said = claims.filter((c) => c.supports !== 'unknown');
        const primary = said.some((c) => PRIMARY.includes(c.source));
        if (answer.grade === 'verified') expect(primary).toBe(true);
        expect(answer.grade === null).toBe(answer.supports === 'unknown');
        const answers = said.map((c) => c.supports);
        const caveat = said.some((c) => c.caveat !== undefined);
        if (answer.supports === 'partial' && caveat) return;
        if (answer.supports !== 'unknown') expect(answers).toContain(answer.supports);
      }),
    );
  });
});
