import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DeviceEntry } from '../../data/index.ts';
import type { DeviceFacts, InferenceRule, Released, Supports, Variant } from '../../model/index.ts';
import { ONE_MARKET } from '../answer/market.ts';
import { SINGLE_REPORT } from '../answer/weigh.ts';
import { CODE_REGIONS } from '../code-regions.ts';
import { DETECT_RULES } from '../detect-rules.ts';
import { INFERENCES, RuleBook, RuleSettingsError, SPLIT_LINE } from './index.ts';
import { NO_RULES } from './no-rules.fixture.ts';

const FOLDER = new URL('../../../data/rules/', import.meta.url);
const RULES: Record<string, InferenceRule> = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as InferenceRule,
  ]),
);
const claimed: DeviceEntry = {
  file: '',
  origin: 'curated',
  brandSlug: 'samsung',
  modelSlug: 'galaxy-s20',
  facts: {
    model: 'Galaxy S20',
    category: 'phone',
    claims: [{ supports: 'yes', source: 'one', checked: '2025' }],
  },
};
/** Phones of lines: five of each that nobody gives an eSIM, and in one line a sixth that has one. */
const ofLine = (line: string, n: number, supports: Supports, regions?: string[]): DeviceEntry => ({
  ...claimed,
  brandSlug: 'vivo',
  modelSlug: `${line}${n}`,
  facts: {
    model: `${line}${n}`,
    category: 'phone',
    released: { date: '2025-03', source: 'one' },
    claims: [{ supports, source: 'one', checked: '2025', ...(regions ? { regions } : {}) }],
  },
});
const LINES = [
  ...[1, 2, 3, 4, 5].flatMap((n) => [
    ofLine('Y', n, 'no'),
    ofLine('V', n, 'no'),
    ofLine('P', n, 'no'),
    ofLine('', n, 'no'),
    ofLine('S', n, 'no', ['mainland-china']),
    ofLine('W', n, 'no'),
  ]),
  ...[1, 2, 3, 4].map((n) => ofLine('T', n, 'no', ['malaysia'])),
  ofLine('V', 6, 'yes'),
  ofLine('W', 6, 'yes', ['japan']),
  { ...ofLine('P', 6, 'no'), facts: { model: 'P6', category: 'tablet' as const } },
];
const BOOK = new RuleBook(RULES, [claimed, ...LINES]);

const exact = (date: string): Released => ({ date, source: 'one' });
const about = (date: string): Released => ({ date, source: 'one', estimate: true });
const listed = (date: string) => ({ date, source: 'one' });
const phone = (model: string, facts: Partial<DeviceFacts> = {}): DeviceFacts => ({
  model,
  category: 'phone',
  ...facts,
});
const tablet = (facts: Partial<DeviceFacts> = {}): DeviceFacts => ({
  model: 'Tab',
  category: 'tablet',
  ...facts,
});

const watch = (facts: Partial<DeviceFacts> = {}): DeviceFacts => ({
  model: 'Watch',
  category: 'watch',
  ...facts,
});

/** Rule, case, brand, device, expected answer. */
const DEVICES: readonly (readonly [string, string, string, DeviceFacts, Supports | null])[] = [
  ['pre-esim', 'the day before', 'lg', phone('X', { released: exact('2017-10-18') }), 'no'],
  ['pre-esim', 'the day itself', 'lg', phone('X', { released: exact('2017-10-19') }), null],
  ['pre-esim', 'the month', 'lg', phone('X', { released: exact('2017-10') }), null],
  ['pre-esim', 'the year', 'lg', phone('X', { released: exact('2017') }), null],
  [
    'pre-esim',
    'an estimate with a year to spare',
    'lg',
    phone('X', { released: about('2016') }),
    'no',
  ],
  ['pre-esim', 'an estimate of the year', 'lg', phone('X', { released: about('2017') }), null],
  ['pre-esim', 'listed before', 'lg', phone('X', { listed: listed('2016-03-18') }), 'no'],
  [
    'pre-esim',
    'listed before, though sold later by estimate',
    'lg',
    phone('X', { released: about('2017'), listed: listed('2017-06-26') }),
    'no',
  ],
  ['pre-esim', 'listed after', 'lg', phone('X', { listed: listed('2017-09-22') }), null],
  ['pre-esim', 'a tablet', 'lg', tablet({ listed: listed('2016-03-18') }), null],
  ['pre-esim', 'no date', 'lg', phone('X'), null],
  ['pre-esim-tablet', 'listed before', 'lg', tablet({ listed: listed('2017-06-26') }), 'no'],
  ['pre-esim-tablet', 'listed after', 'lg', tablet({ listed: listed('2017-09-22') }), null],
  ['pre-esim-tablet', 'no list', 'apple', tablet({ released: exact('2015') }), null],
  ['pre-esim-tablet', 'a phone', 'lg', phone('X', { listed: listed('2016-03-18') }), null],
  ['pre-esim-tablet', 'a watch', 'lg', watch({ listed: listed('2016-03-18') }), null],
  ['pre-esim-watch', 'listed before', 'lg', watch({ listed: listed('2017-06-06') }), 'no'],
  ['pre-esim-watch', 'listed after', 'huawei', watch({ listed: listed('2017-09-22') }), null],
  ['pre-esim-watch', 'no list', 'samsung', watch({ released: exact('2016-04') }), null],
  ['pre-esim-watch', 'a tablet', 'lg', tablet({ listed: listed('2016-03-18') }), null],
  ['first-of-maker', 'earlier', 'xiaomi', phone('Mi 10', { released: exact('2020-02') }), 'no'],
  ['first-of-maker', 'the first', 'xiaomi', phone('12T Pro', { released: exact('2022-10') }), null],
  ['first-of-maker', 'before 2026', 'tecno', phone('X', { released: exact('2025-09') }), 'no'],
  ['first-of-maker', 'about the year', 'xiaomi', phone('12', { released: about('2022') }), null],
  ['first-of-maker', 'another maker', 'kyocera', phone('X', { released: exact('2020') }), null],
  ['first-of-maker', 'a tablet', 'xiaomi', tablet({ released: exact('2020') }), null],
  [
    'first-of-maker',
    'an edition for Japan',
    'xiaomi',
    phone('Redmi Note 10T', {
      released: exact('2022-04'),
      variants: [{ codes: ['A101XM'], regions: ['japan'] }],
    }),
    null,
  ],
  ['first-tablet', 'earlier', 'lenovo', tablet({ released: exact('2022-11') }), 'no'],
  ['first-tablet', 'about the year before', 'lenovo', tablet({ released: about('2023') }), null],
  ['first-tablet', 'in a list of then', 'lenovo', tablet({ listed: listed('2023-09-09') }), 'no'],
  ['first-tablet', 'later', 'lenovo', tablet({ released: exact('2024-03') }), null],
  ['first-tablet', 'another maker', 'samsung', tablet({ released: exact('2022') }), null],
  ['first-tablet', 'a phone', 'lenovo', phone('X', { released: exact('2020') }), null],
  [
    'first-tablet',
    'an edition for Japan',
    'lenovo',
    tablet({
      released: exact('2022'),
      variants: [{ codes: ['d-52C'], regions: ['japan'] }],
    }),
    null,
  ],
  [
    'absence',
    'covered and old',
    'samsung',
    phone('Galaxy A02', { released: exact('2021-01') }),
    'no',
  ],
  ['absence', 'the limit', 'samsung', phone('Galaxy A99', { released: exact('2024-02') }), null],
  ['absence', 'the year of the limit', 'samsung', phone('X', { released: exact('2024') }), null],
  [
    'absence',
    'an estimate with a year to spare',
    'samsung',
    phone('X', { released: about('2022') }),
    'no',
  ],
  ['absence', 'a brand that no list names', 'lava', phone('X', { released: about('2021') }), null],
  ['absence', 'one that sheets show', 'itel', phone('X', { released: about('2021') }), 'no'],
  ['absence', 'an estimate without', 'samsung', phone('X', { released: about('2023') }), null],
  [
    'absence',
    'an estimate, and a list of the time that names it',
    'samsung',
    phone('X', { released: about('2023'), listed: listed('2023-06-06') }),
    'no',
  ],
  [
    'absence',
    'an early Motorola',
    'motorola',
    phone('edge 20', { released: exact('2021-08') }),
    'no',
  ],
  ['absence', 'a later one', 'motorola', phone('edge 30', { released: exact('2022-05') }), null],
  ['absence', 'not covered', 'sharp', phone('AQUOS', { released: exact('2021') }), null],
  ['absence', 'named by a list', 'samsung', phone('Galaxy S20', { released: exact('2020') }), null],
  ['absence', 'but for 5G', 'samsung', phone('Galaxy S20 5G', { released: exact('2020') }), null],
  [
    'absence',
    'named by an alias',
    'samsung',
    phone('Galaxy Hercules', { aliases: ['Galaxy S20'], released: exact('2020') }),
    null,
  ],
  ['absence', 'contested', 'xiaomi', phone('12 Pro', { released: exact('2022') }), null],
  ['absence', 'contested letter', 'nokia', phone('C21 Plus', { released: exact('2022') }), null],
  [
    'absence',
    'begins with the letter alone',
    'nokia',
    phone('Camera', { released: exact('2022') }),
    'no',
  ],
  [
    'absence',
    'only the code is known',
    'vivo',
    phone('V2110', { named: false, released: exact('2021') }),
    null,
  ],
  [
    'absence',
    'perhaps no phone',
    'vivo',
    phone('X', { assumed: true, released: exact('2021') }),
    null,
  ],
  ['absence', 'a brand that no list names', 'htc', phone('X', { released: exact('2019') }), 'no'],
  ['absence', 'such a brand from 2020 on', 'meizu', phone('X', { released: exact('2020') }), null],
  ['absence', 'any other brand', 'walton', phone('X', { released: exact('2019-11') }), 'no'],
  ['absence', 'a maker of handhelds', 'zebra', phone('TC25', { released: exact('2018') }), null],
  ['absence', 'a rugged phone', 'ulefone', phone('Armor 9', { released: about('2022') }), 'no'],
  [
    'absence',
    'begins as its maker’s first one',
    'doogee',
    phone('V30T', { released: exact('2023-03') }),
    null,
  ],
  [
    'absence',
    'such a brand, listed in time',
    'lg',
    phone('X', { released: about('2019'), listed: listed('2019-09-16') }),
    'no',
  ],
  [
    'absence',
    'such a brand, about the year',
    'meizu',
    phone('X', { released: about('2019') }),
    null,
  ],
  [
    'absence',
    'of such a brand, the code alone',
    'zte',
    phone('9030RU', { named: false, released: exact('2021') }),
    'no',
  ],
  ['line-without-esim', 'five of the line', 'vivo', phone('Y9', { released: about('2026') }), 'no'],
  ['line-without-esim', 'the same year', 'vivo', phone('Y9', { released: about('2025') }), 'no'],
  [
    'line-without-esim',
    'sold under another name',
    'vivo',
    phone('JOVI Y9', { released: about('2026') }),
    'no',
  ],
  ['line-without-esim', 'later', 'vivo', phone('Y9', { released: about('2027') }), null],
  ['line-without-esim', 'earlier', 'vivo', phone('Y9', { released: about('2024') }), null],
  [
    'line-without-esim',
    'assumed to be a phone',
    'vivo',
    phone('Y9', { assumed: true, released: about('2026') }),
    'no',
  ],
  [
    'line-without-esim',
    'a line with other devices',
    'vivo',
    phone('P9', { released: about('2026') }),
    null,
  ],
  ['line-without-esim', 'no date', 'vivo', phone('Y9'), null],
  ['line-without-esim', 'four of it', 'vivo', phone('T9', { released: about('2026') }), null],
  ['line-without-esim', 'one has it', 'vivo', phone('V9', { released: about('2026') }), null],
  ['line-without-esim', 'in Japan', 'vivo', phone('W9', { released: about('2026') }), 'no'],
  ['line-without-esim', 'a number', 'vivo', phone('9', { released: about('2026') }), null],
  ['line-without-esim', 'China alone', 'vivo', phone('S9', { released: about('2026') }), null],
  ['line-without-esim', 'left out', 'honor', phone('Y9', { released: about('2026') }), null],
  [
    'line-without-esim',
    'only the code is known',
    'vivo',
    phone('Y9', { named: false, released: about('2026') }),
    null,
  ],
  [
    'line-without-esim',
    'an edition for Japan',
    'vivo',
    phone('Y9', { released: about('2026'), variants: [{ codes: ['A1'], regions: ['japan'] }] }),
    null,
  ],
  ['absence', 'a tablet', 'samsung', tablet({ released: exact('2021') }), null],
  ['absence', 'no date', 'samsung', phone('X'), null],
];

const sony = phone('Xperia', { released: exact('2022-06') });
const galaxy = phone('Galaxy', { released: exact('2023-02') });
const codes = (...list: string[]): Variant => ({ codes: list });
const sold = (...regions: string[]): Variant => ({ codes: ['X'], regions });

/** Rule, case, brand, device, variant, expected answer. */
const VARIANTS: readonly (readonly [
  string,
  string,
  string,
  DeviceFacts,
  Variant,
  Supports | null,
])[] = [
  ['no-modem', 'Wi-Fi', 'lg', tablet(), { codes: [], cellular: false }, 'no'],
  ['no-modem', 'not said', 'lg', tablet(), codes('X'), null],
  ['wifi-code', 'Wi-Fi', 'honor', tablet(), codes('ROD2-W09'), 'no'],
  ['wifi-code', 'Wi-Fi and cellular', 'honor', tablet(), codes('ROD2-W09', 'ROD2-L09'), null],
  ['wifi-code', 'cellular', 'huawei', tablet(), codes('BAH-L09'), null],
  ['wifi-code', 'another maker', 'lenovo', tablet(), codes('ROD2-W09'), null],
  ['wifi-code', 'no code', 'huawei', tablet(), codes(), null],
  ['sony-code', 'eSIM', 'sony', sony, codes('XQ-CT54'), 'yes'],
  ['sony-code', 'two cards', 'sony', sony, codes('XQ-CT72'), 'no'],
  ['sony-code', 'one card', 'sony', sony, codes('XQ-CT51'), 'no'],
  ['sony-code', 'codes of both kinds', 'sony', sony, codes('XQ-CT54', 'XQ-CT72'), null],
  ['sony-code', 'a code of a carrier', 'sony', sony, codes('XQ-CT54', 'SO-51C'), null],
  [
    'sony-code',
    'before 2021',
    'sony',
    phone('X', { released: exact('2020') }),
    codes('XQ-AT52'),
    null,
  ],
  [
    'sony-code',
    'a year too vague',
    'sony',
    phone('X', { released: about('2021') }),
    codes('XQ-BC54'),
    null,
  ],
  ['sony-code', 'no year', 'sony', phone('X'), codes('XQ-BC54'), null],
  ['samsung-greater-china', 'S', 'samsung', galaxy, codes('SM-S9180'), 'no'],
  ['samsung-greater-china', 'Z', 'samsung', galaxy, codes('SM-F9460'), 'no'],
  ['samsung-greater-china', 'A', 'samsung', galaxy, codes('SM-A5460'), null],
  ['samsung-greater-china', 'the world', 'samsung', galaxy, codes('SM-S918B'), null],
  [
    'samsung-greater-china',
    'a tablet',
    'samsung',
    tablet({ released: exact('2023') }),
    codes('SM-X9000'),
    null,
  ],
  [
    'samsung-greater-china',
    'after the approval',
    'samsung',
    phone('X', { released: exact('2026-02') }),
    codes('SM-S9480'),
    null,
  ],
  ['china-before-approval', 'before', 'vivo', galaxy, sold('mainland-china'), 'no'],
  [
    'china-before-approval',
    'sold elsewhere too',
    'vivo',
    galaxy,
    sold('hong-kong', 'mainland-china'),
    null,
  ],
  ['china-before-approval', 'sold elsewhere', 'vivo', galaxy, sold('india'), null],
  ['china-before-approval', 'not known where', 'vivo', galaxy, codes('X'), null],
  ['china-before-approval', 'Apple', 'apple', galaxy, sold('mainland-china'), null],
  [
    'china-before-approval',
    'the day itself',
    'vivo',
    phone('X', { released: exact('2025-10-13') }),
    sold('mainland-china'),
    null,
  ],
  [
    'china-before-approval',
    "before its maker's first",
    'honor',
    phone('X', { released: exact('2025-12-26') }),
    sold('mainland-china'),
    'no',
  ],
  [
    'china-before-approval',
    "its maker's first",
    'honor',
    phone('X', { released: exact('2026-01') }),
    sold('mainland-china'),
    null,
  ],
  [
    'china-before-approval',
    'the day before',
    'vivo',
    phone('X', { released: exact('2025-10-12') }),
    sold('mainland-china'),
    'no',
  ],
];

const inference = (id: string) => INFERENCES.find((rule) => rule.id === id)!;

describe('rules of inference', () => {
  it.each(DEVICES)('%s: %s', (id, _, brand, facts, expected) => {
    expect(inference(id).device!(facts, brand, BOOK)).toBe(expected);
  });

  it.each(VARIANTS)('%s: %s', (id, _, brand, facts, variant, expected) => {
    expect(inference(id).variant!(variant, facts, brand, BOOK)).toBe(expected);
  });

  it('have a file each, and no file is without a rule', () => {
    const detecting = Object.values(DETECT_RULES);
    const ids = [
      ...INFERENCES.map((rule) => rule.id),
      SINGLE_REPORT,
      ONE_MARKET,
      SPLIT_LINE,
      CODE_REGIONS,
      ...detecting,
    ];
    expect(Object.keys(RULES).sort()).toEqual([...ids].sort());
  });

  it('with settings do not apply where they have no file', () => {
    const facts = phone('X', { released: exact('2021'), listed: listed('2016') });
    expect(inference('absence').device!(facts, 'samsung', NO_RULES)).toBe(null);
    expect(inference('pre-esim-tablet').device!(tablet(facts), 'lg', NO_RULES)).toBe(null);
    expect(inference('sony-code').variant!(codes('XQ-CT54'), sony, 'sony', NO_RULES)).toBe(null);
  });
});

it('names the file and the field of settings that it cannot use', () => {
  const rules = { ...RULES, 'sony-code': { ...RULES['sony-code']!, settings: { since: 2020 } } };
  const book = new RuleBook(rules, []);
  expect(() => book.settings('sony-code')).toThrow(RuleSettingsError);
  expect(() => book.settings('sony-code')).toThrow('rules/sony-code.json: settings.since: ');
});
