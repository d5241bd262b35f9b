import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const lookup = new Lookup(openDataset().bytes);
const regionOf = (text: string): string | null => lookup.answer(text).said.region;

/** Devices with eSIM whose units for Japan, South Korea and mainland China have none. */
const UNITS: Record<string, string[]> = {
  japan: ['Galaxy S21', 'Galaxy S20', 'Galaxy Note20 Ultra', 'Galaxy S21 Ultra'],
  'south-korea': ['Galaxy S20', 'Galaxy S21', 'Galaxy Note20 Ultra', 'Galaxy S21 Ultra'],
  'mainland-china': ['iPhone 14', 'iPhone 15 Pro', 'iPhone 13 mini', 'iPhone XR'],
};
/** A carrier of one country sells the units of its market. */
const SOLD: Record<string, string[]> = {
  japan: [
    '{d} docomo版',
    '{d} ドコモ版 eSIM',
    '{d} au版 128GB',
    '{d} ソフトバンク版',
    '{d} docomo version',
    '{d} bought from docomo',
    'ドコモで買った{d} eSIM使える？',
    '楽天モバイルで購入した {d}',
    '{d} docomo 128GB',
    '{d} ドコモ ブラック',
    '{d} 128GB black docomo',
    '{d} 256 黒 SoftBank 美品',
    'docomo {d} 美品',
  ],
  'south-korea': [
    '{d} SKT용',
    '{d} kt용',
    '{d} SKT에서 구매',
    '{d} bought from SK Telecom',
    '{d} SKT 정상해지',
    '{d} skt version',
    '{d} 128 화이트 SKT 정상해지',
    '{d} 256 white clean SKT, hinge creaks',
  ],
  'mainland-china': [
    '{d} 联通版',
    '{d} 电信版 256',
    '{d} 移动版',
    '{d} 128 黑色 中国联通 九成新',
    '在中国移动买的 {d}',
  ],
};
/** What names the network on which a device is to work. */
const USED: Record<string, string[]> = {
  japan: [
    '{d} on docomo',
    '{d} with docomo esim',
    'esim from docomo for my {d}',
    'can I use {d} on docomo',
    '{d}でドコモのeSIM使える？',
    '{d} ドコモ回線で使えますか',
    '{d} docomo?',
    '{d} povo',
  ],
  'south-korea': ['does SKT esim work on {d}', 'will {d} work with SKT', '{d} SKT esim'],
  'mainland-china': ['{d} 支持移动联通电信5G', '{d} 中国移动 esim'],
};

describe.each(Object.keys(UNITS))('a carrier of %s', (region) => {
  const asked = (texts: readonly string[]): string[] =>
    UNITS[region]!.flatMap((device) => texts.map((text) => text.replace('{d}', device)));

  it('says the market of a unit that it sold, so that the answer is no yes', () => {
    const wrong = asked(SOLD[region]!).filter(
      (text) => regionOf(text) !== region || lookup.answer(text).verdict.supports !== 'no',
    );
    expect(wrong).toEqual([]);
  });

  it('says nothing of a unit that is to work in its network', () => {
    expect(asked(USED[region]!).filter((text) => regionOf(text) !== null)).toEqual([]);
  });
});

/** Devices whose units for a market have no eSIM, and carriers of this market alone. */
const SELLERS: Record<string, { carriers: string[]; units: string[] }> = {
  japan: {
    carriers: ['docomo', 'SoftBank', 'KDDI', 'Rakuten Mobile'],
    units: ['Galaxy S21 Ultra', 'Galaxy S20 Ultra', 'Z Fold 3'],
  },
  'united-states': {
    carriers: ['Sprint', 'Verizon', 'AT&T', 'US Cellular', 'Xfinity Mobile'],
    units: ['Galaxy S20 Ultra', 'Z Fold 3', 'Galaxy S20+'],
  },
  'south-korea': { carriers: ['SKT', 'KT', 'SK Telecom'], units: ['Galaxy S22+', 'Z Fold 3'] },
  'mainland-china': {
    carriers: ['China Mobile', 'China Unicom'],
    units: ['iPhone 14', 'iPhone XR'],
  },
  'hong-kong': { carriers: ['csl', 'SmarTone'], units: ['Galaxy S23 Ultra'] },
  taiwan: { carriers: ['Taiwan Mobile', 'FETnet'], units: ['Galaxy S23 Ultra'] },
};
const OF_SELLER = [
  "my {d} is the {c} one, where's the add esim button",
  '{c} branded {d}, can i load a travel esim',
  '{c}-locked {d} esim',
  '{d} locked to {c}, does it support esim',
  '{c} unlocked {d}, esim?',
  '{c} variant of the {d}',
  '{d} from {c}',
  'does a {d} from {c} do esim?',
  '{d} by {c}, does it do esim?',
  'carrier: {c}, device: {d}, does it have esim',
  'does the {c} {d} have esim?',
  'my {c} {d} has no esim menu',
  "{c}'s {d}",
  '{d} ({c}) esim?',
  '{d} with {c} logo on the back, esim?',
  'mi {d} es el de {c}, ¿tiene esim?',
  '{d} bloqueado por {c}',
  'meu {d} é o da {c}, tem esim?',
  'operadora: {c}, {d}',
  'mon {d} est celui de {c}, où est l’esim ?',
  '{d} simlocké {c}',
  '{d} de chez {c}',
  'mein {d} ist von {c}, hat es eSIM?',
  '{d} von {c} gekauft',
  '{d} mit {c}-Branding',
  'il mio {d} è quello di {c}, ha esim?',
  '{d} brandizzato {c}',
  "il mio {d} è dell'operatore {c}, ha la eSIM?",
  'mi {d} es de la operadora {c}, tiene esim?',
  "mon {d} vient de l'opérateur {c}, compatible eSIM ?",
  'mój {d} jest z sieci {c}, ma eSIM?',
  'mijn {d} is die van {c}, esim?',
  '{d} z simlockiem {c}',
  '{d} från {c}',
  '{c} kilitli {d}',
  '{d} dari {c}',
  '{d} bản {c}',
  'у меня {d} от {c}, есть esim?',
  '{d} залочен под {c}',
  '{d} купил в салоне {c}',
  '{d} від {c}',
  '{d} مقفل على {c}',
  '{d} من شركة {c} هل يدعم eSIM؟',
  '{d} ติดล็อก {c}',
  '{c}の{d} eSIM使えますか',
  '{d}は{c}のやつです eSIM',
  '{d} {c} SIMロックあり',
  '{c}의 {d} esim 되나요',
  '{d} {c} 약정폰',
  '{c}的{d} 支持esim吗',
  '{c}定制版{d}',
  '{d} {c}合約機',
];
const OF_NETWORK = [
  'will {d} work on {c}',
  'esim from {c} for {d}',
  '{d} with {c} prepaid',
  'switch to {c} with my {d}',
  'moving from {c} to Vodafone, {d} esim?',
  'is the {d} {c} compatible',
  'is it one of {c} supported devices? {d}',
  'the one {c} esim for my {d}',
  "{c}'s esim on {d}",
  'get esim of {c} {d}',
  '{d} not the {c} one, esim?',
  'puedo usar {c} con el {d}',
  'la esim de {c} en {d}',
  '{d} mit {c} esim',
  '{d} im Netz von {c}',
  '{d} sim di {c}',
  'esim от {c} на {d}',
  '{c}のeSIMは{d}で使える？',
  '{c}に乗り換え {d} eSIM',
  '{c}的esim {d}能用吗',
];

describe.each(Object.keys(SELLERS))('a seller of %s', (region) => {
  const { carriers, units } = SELLERS[region]!;
  const asked = (texts: readonly string[]): string[] =>
    carriers.flatMap((carrier) =>
      units.flatMap((unit) =>
        texts.map((text) => text.replace('{c}', carrier).replace('{d}', unit)),
      ),
    );

  it('is read from a word beside it, so that the answer is no yes', () => {
    const wrong = asked(OF_SELLER).filter(
      (text) => regionOf(text) !== region || lookup.answer(text).verdict.supports === 'yes',
    );
    expect(wrong).toEqual([]);
  });

  it('is none where a network is asked for', () => {
    // "The US" of "the US Cellular eSIM" is a country.
    const wrong = asked(OF_NETWORK).filter(
      (text) => !text.includes('the US ') && regionOf(text) !== null,
    );
    expect(wrong).toEqual([]);
  });
});

const { snapshot } = openDataset();
const { devices } = snapshot;
const CARRIER = /docomo|SoftBank|\bau\b|Verizon|Rakuten/;

it("is no plain yes of a unit whose carrier's edition has another answer", () => {
  let asked = 0;
  const wrong: string[] = [];
  for (let d = 0; d < devices.size; d++) {
    const { brand, model } = devices.record(d);
    for (const { name, supports } of devices.detail(d).variants) {
      const carrier = CARRIER.exec(name ?? '')?.[0];
      if (carrier === undefined || supports === 'yes') continue;
      for (const text of [`${brand} ${model} ${carrier}`, `${model} ${carrier}版`]) {
        asked++;
        if (lookup.answer(text).verdict.supports === 'yes') wrong.push(text);
      }
    }
  }
  expect(asked).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
