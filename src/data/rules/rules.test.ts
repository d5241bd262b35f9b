import { describe, expect, it } from 'vitest';
import type { DeviceFacts } from '../../model/index.ts';
import { NO_FACTS } from '../facts.fixture.ts';
import type { DeviceEntry, Facts } from '../facts.ts';
import { RULES } from './index.ts';

const entry = (
  facts: Partial<DeviceFacts> = {},
  place: Partial<DeviceEntry> = {},
): DeviceEntry => ({
  file: 'devices/acme/one.json',
  origin: 'curated',
  brandSlug: 'acme',
  modelSlug: 'one',
  facts: { model: 'One', category: 'phone', ...facts },
  ...place,
});
const data = (devices: DeviceEntry[], more: Partial<Facts> = {}): Facts => ({
  ...NO_FACTS,
  brands: { acme: { name: 'Acme' } },
  regions: { japan: { name: 'Japan', countries: ['JP'] } },
  sources: {
    list: { title: 'L', publisher: 'P', kind: 'list' },
    play: { title: 'G', publisher: 'G', kind: 'catalogue' },
  },
  devices,
  ...more,
});
const claim = (source: string, regions?: string[]) => ({
  supports: 'yes' as const,
  source,
  checked: '2025',
  ...(regions ? { regions } : {}),
});
const list = { title: 'L', publisher: 'P', kind: 'list' as const };
const url = 'https://example.com/devices';
const sold = (date: string) => ({ date, source: 'list' });
const yes = { claims: [{ ...claim('list'), checked: '2026' }] };
const two = { file: 'devices/acme/two.json', modelSlug: 'two' };

/** Rule, case, facts, and the field and value of the problem that it finds; null for none. */
const CASES: readonly (readonly [string, string, Facts, readonly [string, string] | null])[] = [
  ['known-brand', 'listed', data([entry()]), null],
  ['known-brand', 'not listed', data([entry({}, { brandSlug: 'acne' })]), ['', '"acne"']],
  ...sharedCodeCases(),
  ['known-region', 'listed', data([entry({ claims: [claim('list', ['japan'])] })]), null],
  [
    'known-region',
    'of a claim',
    data([entry({ claims: [claim('list', ['japan', 'nippon'])] })]),
    ['claims[0].regions[1]', '"nippon"'],
  ],
  [
    'known-region',
    'of a variant',
    data([entry({ variants: [{ codes: [], regions: ['nippon'] }] })]),
    ['variants[0].regions[0]', '"nippon"'],
  ],
  ...ruleSettingsCases(),
  ...marketNumberCases(),
  ['known-source', 'listed', data([entry({ claims: [claim('list')] })]), null],
  [
    'known-source',
    'of a claim of a variant',
    data([entry({ variants: [{ codes: [], claims: [claim('rumour')] }] })]),
    ['variants[0].claims[0].source', '"rumour"'],
  ],
  [
    'known-source',
    'of the date',
    data([entry({ released: { date: '2024', source: 'rumour' } })]),
    ['released.source', '"rumour"'],
  ],
  [
    'known-source',
    'of a rule',
    data([], { rules: { r: { statement: 'S', reason: 'R', sources: ['rumour'] } } }),
    ['sources[0]', 'rumour'],
  ],
  ['source-address', 'with one', data([], { sources: { s: { ...list, url } } }), null],
  ['source-address', 'without', data([], { sources: { s: list } }), ['sources.s.url', '']],
  [
    'source-address',
    'read once and lost',
    data([], { sources: { s: { ...list, withoutUrl: 'not-kept' } } }),
    null,
  ],
  [
    'source-address',
    'with one and a reason for none',
    data([], { sources: { s: { ...list, url, withoutUrl: 'not-kept' } } }),
    ['sources.s.withoutUrl', 'not-kept'],
  ],
  [
    'source-address',
    'a year that is worked out',
    data([], { sources: { s: { ...list, kind: 'catalogue', withoutUrl: 'derived' } } }),
    null,
  ],
  [
    'source-address',
    'an answer that is worked out',
    data([], { sources: { s: { ...list, withoutUrl: 'derived' } } }),
    ['sources.s.withoutUrl', 'derived'],
  ],
  [
    'said-once',
    'of other regions',
    data([entry({ claims: [claim('list'), claim('list', ['japan'])] })]),
    null,
  ],
  [
    'said-once',
    'of the device and of a variant',
    data([entry({ ...yes, variants: [{ codes: [], ...yes }] })]),
    null,
  ],
  [
    'said-once',
    'twice of the same',
    data([entry({ claims: [claim('list', ['japan']), claim('list'), claim('list')] })]),
    ['claims[2].source', '"list"'],
  ],
  [
    'not-carried',
    'a phone',
    data([entry()], { notCarried: { boards: { acme: ['Wall*'] } } }),
    null,
  ],
  [
    'not-carried',
    'a board, by its code',
    data([entry({ variants: [{ codes: ['Wall65'] }] })], {
      notCarried: { boards: { acme: ['Wall*'] } },
    }),
    ['model', '"One"'],
  ],
  [
    'categories',
    'what the device is',
    data([entry()], { categories: { list: { phone: { acme: ['O*'] } } } }),
    null,
  ],
  [
    'categories',
    'another category',
    data([entry()], { categories: { list: { tablet: { acme: ['O*'] } } } }),
    ['list.tablet.acme', '"O*"'],
  ],
  [
    'categories',
    'no device',
    data([entry()], { categories: { list: { phone: { acme: ['Z*'] } } } }),
    ['list.phone.acme', '"Z*"'],
  ],
  [
    'categories',
    'no source',
    data([entry()], { categories: { nobody: { phone: { acme: ['One'] } } } }),
    ['nobody', '"nobody"'],
  ],
  ['slug-path', 'a slug', data([entry()]), null],
  ['slug-path', 'no slug', data([entry({}, { modelSlug: 'One_Pro' })]), ['', '"One_Pro"']],
  [
    'slug-path',
    'retired',
    data([entry()], { redirects: { 'acme/one': 'acme/two' } }),
    ['', '"acme/one"'],
  ],
  ['redirects', 'to a device', data([entry()], { redirects: { 'acme/old': 'acme/one' } }), null],
  [
    'redirects',
    'to none',
    data([entry()], { redirects: { 'acme/old': 'acme/two' } }),
    ['acme/old', '"acme/two"'],
  ],
  [
    'redirects',
    'to a retired one',
    data([entry()], { redirects: { 'acme/older': 'acme/old', 'acme/old': 'acme/one' } }),
    ['acme/older', '"acme/old"'],
  ],
  ['without-brand', 'a name', data([entry({ model: 'Acmeter' })]), null],
  ['without-brand', 'with it', data([entry({ model: 'ACME One' })]), ['model', '"ACME One"']],
  [
    'without-brand',
    'a device called by its maker',
    data([entry({ model: 'Acme 5G' }, { modelSlug: 'acme-5g' })]),
    null,
  ],
  ['unique-name', 'two names', data([entry(), entry({ model: 'One+' }, two)]), null],
  ['unique-name', 'two brands', data([entry(), entry({}, { ...two, brandSlug: 'zenith' })]), null],
  ['unique-name', 'one name', data([entry(), entry({ model: 'ONE' }, two)]), ['model', '"ONE"']],
  [
    'unique-name',
    'one name in two spellings',
    data([entry({ model: 'One Plus 5G' }), entry({ model: 'One+5G' }, two)]),
    ['model', '"One+5G"'],
  ],
  [
    'unique-name',
    'names in another script that share their digits',
    data([entry({ model: '黑鲨 2' }), entry({ model: '红魔 2' }, two)]),
    null,
  ],
  [
    'unique-name',
    'an alias that spells its own name',
    data([entry({ aliases: ['ONE'] }), entry({ model: 'Two' }, two)]),
    null,
  ],
  [
    'unique-name',
    'an alias that is the name of another',
    data([entry(), entry({ model: 'Two', aliases: ['ONE'] }, two)]),
    ['aliases[0]', '"ONE"'],
  ],
  ['unique-code', 'two codes', data([entry({ variants: [{ codes: ['A', 'B'] }] })]), null],
  [
    'unique-code',
    'one code in two variants',
    data([entry({ variants: [{ codes: ['A'] }, { codes: ['B', 'a'] }] })]),
    ['variants[1].codes[1]', '"a"'],
  ],
  [
    'unique-code',
    'one code of two devices',
    data([entry({ variants: [{ codes: ['A'] }] }), entry({ variants: [{ codes: ['A'] }] }, two)]),
    null,
  ],
  [
    'network-twin',
    'a code each',
    data([
      entry({ model: 'V50 Lite', variants: [{ codes: ['V2441'] }] }),
      entry({ model: 'V50 Lite 5G', variants: [{ codes: ['V2440'] }] }, two),
    ]),
    null,
  ],
  [
    'network-twin',
    'a code of both',
    data([
      entry({ model: 'V50 Lite', variants: [{ codes: ['V2441', 'V2440'] }] }),
      entry({ model: 'V50 Lite 5G', variants: [{ codes: ['v2440'] }] }, two),
    ]),
    ['variants[0].codes[0]', '"v2440"'],
  ],
  [
    'network-twin',
    'a code of two names that differ by more',
    data([
      entry({ model: 'Magic6', variants: [{ codes: ['BVL-N59'] }] }),
      entry({ model: 'Magic6 RSR', variants: [{ codes: ['BVL-N59'] }] }, two),
    ]),
    null,
  ],
  ['claim-kind', 'a list', data([entry({ claims: [claim('list')] })]), null],
  [
    'claim-kind',
    'a catalogue',
    data([entry({ claims: [claim('play')] })]),
    ['claims[0].source', '"play"'],
  ],
  ['possible-date', 'today', data([entry({ released: sold('2026-11-21') })]), null],
  [
    'possible-date',
    'sold in time to come',
    data([entry({ released: sold('2098-11-22') })]),
    ['released.date', '"2098-11-22"'],
  ],
  [
    'possible-date',
    'a claim of time to come',
    data([entry({ claims: [{ ...claim('list'), checked: '2098-12' }] })]),
    ['claims[0].checked', '"2098-12"'],
  ],
  [
    'possible-date',
    'a source of time to come',
    data([], { sources: { list: { title: 'L', publisher: 'P', kind: 'list', date: '2098' } } }),
    ['sources.list.date', '2098'],
  ],
  [
    'possible-date',
    'announced in the year before',
    data([entry({ released: sold('2026-03'), claims: [claim('list')] })]),
    null,
  ],
  [
    'possible-date',
    'a claim that is older than the device',
    data([
      entry({
        released: sold('2025-06-04'),
        variants: [{ codes: [], claims: [{ ...claim('list'), checked: '2021-12' }] }],
      }),
    ]),
    ['variants[0].claims[0].checked', '"2021-12"'],
  ],
  [
    'possible-date',
    'an estimate proves nothing',
    data([
      entry({
        released: { ...sold('2025'), estimate: true },
        claims: [{ ...claim('list'), checked: '2021' }],
      }),
    ]),
    null,
  ],
  ['esim-era', 'the first', data([entry({ released: sold('2017-10-19'), ...yes })]), null],
  ['esim-era', 'the year of the first', data([entry({ released: sold('2017'), ...yes })]), null],
  [
    'esim-era',
    'a phone before the first',
    data([entry({ released: sold('2017-09-22'), ...yes })]),
    ['claims[0].supports', '"yes"'],
  ],
  [
    'esim-era',
    'a watch before the first',
    data([entry({ category: 'watch', released: sold('2015-10'), ...yes })]),
    ['claims[0].supports', '"yes"'],
  ],
  [
    'esim-era',
    'a watch before the first phone',
    data([entry({ category: 'watch', released: sold('2016-04'), ...yes })]),
    null,
  ],
  [
    'esim-era',
    'an old phone without',
    data([
      entry({
        released: sold('2012'),
        claims: [{ ...claim('list'), supports: 'no', checked: '2026' }],
      }),
    ]),
    null,
  ],
];

describe('rules of the facts', () => {
  it.each(CASES)('%s: %s', (id, _, facts, expected) => {
    const found = [...RULES.find((r) => r.id === id)!.check(facts)];
    expect(found.map((p) => [p.field, p.value])).toEqual(expected === null ? [] : [expected]);
    for (const p of found) expect(p).toMatchObject({ rule: id, fixable: false });
    for (const p of found) expect(p.why && p.cure).toBeTruthy();
  });
});

/** A code with two devices: curated ones must be declared, and a declaration must be true. */
function ruleSettingsCases(): (typeof CASES)[number][] {
  const withSettings = (rule: string, settings: Record<string, unknown>): Facts =>
    data([], { rules: { [rule]: { statement: 'S', reason: 'R', sources: ['list'], settings } } });
  const first = { acme: '2020-01-01' };
  return [
    [
      'rule-settings',
      'listed',
      withSettings('first-of-maker', { first, exceptIn: ['japan'] }),
      null,
    ],
    [
      'rule-settings',
      'a brand as a key',
      withSettings('first-of-maker', { first: { acne: '2020-01-01' }, exceptIn: [] }),
      ['settings.first.acne', '"acne"'],
    ],
    [
      'rule-settings',
      'a brand in a list within a list',
      withSettings('code-regions', {
        shapes: [{ brands: ['acme', 'acne'], shape: '^A', regions: ['japan'] }],
      }),
      ['settings.shapes[0].brands[1]', '"acne"'],
    ],
    [
      'rule-settings',
      'a brand that another builds',
      withSettings('makers-of-brands', { builds: { acme: ['acne'] } }),
      ['settings.builds.acme[0]', '"acne"'],
    ],
    [
      'rule-settings',
      'a region',
      withSettings('first-of-maker', { first, exceptIn: ['nippon'] }),
      ['settings.exceptIn[0]', '"nippon"'],
    ],
  ];
}

function sharedCodeCases(): readonly (typeof CASES)[number][] {
  const x1 = { variants: [{ codes: ['X1'] }] };
  const twin = entry({ ...x1, model: 'Two' }, two);
  const listed = entry({ ...x1, model: 'Two' }, { ...two, origin: 'catalogue' });
  const declared = { sharedCodes: { x1: { devices: ['acme/one', 'acme/two'], why: 'Twins.' } } };
  const field = 'variants[0].codes[0]';
  return [
    ['shared-code', 'one device', data([entry(x1)]), null],
    [
      'shared-code',
      'two of the catalogue',
      data([listed, { ...listed, modelSlug: 'three' }]),
      null,
    ],
    ['shared-code', 'declared', data([entry(x1), twin], declared), null],
    ['shared-code', 'with a device of the catalogue', data([entry(x1), listed]), [field, '"X1"']],
    [
      'shared-code',
      'declared of another',
      data([entry(x1)], declared),
      ['x1.devices[1]', '"acme/two"'],
    ],
  ];
}

function marketNumberCases(): (typeof CASES)[number][] {
  const phone = (facts: Partial<DeviceFacts>, more: Partial<Facts> = {}) =>
    data([entry({ ...yes, released: sold('2023-06'), ...facts }, { brandSlug: 'motorola' })], {
      brands: { motorola: { name: 'Motorola' } },
      ...more,
    });
  const named = { codes: ['motorola one'] };
  const number = (more: object = {}) => ({ variants: [named, { codes: ['XT2321-2'], ...more }] });
  const found = ['variants[1].codes[0]', '"XT2321-2"'] as const;
  return [
    ['market-number', 'beside a name', phone(number()), found],
    [
      'market-number',
      'in the variant of the name',
      phone({ variants: [{ codes: ['motorola one', 'XT2321-2'] }] }),
      ['variants[0].codes[1]', '"XT2321-2"'],
    ],
    ['market-number', 'of a market', phone(number({ regions: ['japan'] })), null],
    ['market-number', 'with a claim', phone(number({ claims: [claim('list')] })), null],
    [
      'market-number',
      'of another list',
      phone(number(), { furtherCodes: { list: { motorola: { one: ['XT2321-2'] } } } }),
      null,
    ],
    ['market-number', 'without a name', phone({ variants: [{ codes: ['XT2321-2'] }] }), null],
    ['market-number', 'without eSIM', phone({ ...number(), claims: [] }), null],
    ['market-number', 'before 2021', phone({ ...number(), released: sold('2020-12') }), null],
    ['market-number', 'another maker', data([entry({ ...yes, ...number() })]), null],
  ];
}

it('names the last device of a chain of redirects, and none of a circle', () => {
  const facts = data([entry()], {
    redirects: { 'acme/a': 'acme/b', 'acme/b': 'acme/c', 'acme/c': 'acme/one', 'acme/x': 'acme/x' },
  });
  const found = [...RULES.find(({ id }) => id === 'redirects')!.check(facts)];
  expect(found.map(({ cure }) => cure)).toEqual([
    'Redirect it to acme/one directly.',
    'Redirect it to acme/one directly.',
    'Name the device that it became.',
  ]);
});
