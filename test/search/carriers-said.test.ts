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
