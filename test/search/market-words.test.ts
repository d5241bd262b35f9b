import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const lookup = new Lookup(openDataset().bytes);
const supportsOf = (text: string) => lookup.answer(text).verdict.supports;
const isNo = (text: string): boolean =>
  lookup.answer(text).verdict.meant === 'one' && supportsOf(text) === 'no';

/** Devices with eSIM whose units for mainland China have none. */
const CHINESE = ['iPhone 13', 'iPhone 16 Pro', 'OPPO Find X5', 'Galaxy S24 Ultra'];
/** Devices with eSIM whose units for Hong Kong have none. */
const OF_HONG_KONG = ['iPhone 14', 'iPhone 16', 'Galaxy S24 Ultra', 'Galaxy Z Flip4'];

const asked = (devices: readonly string[], texts: readonly string[]): string[] =>
  devices.flatMap((device) => texts.map((text) => text.replace('{d}', device)));

describe('a word for a market', () => {
  it.each([
    ['its short name', ['{d} mainland version', '{d} (mainland)', '{d} mainland unit esim?']],
    ['a province', ['{d} bought in Guangdong', '{d} from Zhejiang', '{d} 在江苏买的']],
    ['a carrier beside a version', ['{d} China Mobile version', '{d} esim 中国电信版']],
    ['a shop of one market', ['{d} Taobao', '淘宝 {d}', '[JD.com] {d}', '{d} from JD', '京东 {d}']],
    ['a label', ['{d} country: CN', '{d} country: China', '{d}, Land: China']],
    ['Pinyin', ['{d} guohang', 'guo hang {d}', '{d} Zhongguo', '{d} kitay']],
    ['German', ['{d} für den chinesischen Markt', '{d} vom chinesischen Markt']],
    [
      'not the one that is denied',
      [
        '{d}, not the global version but the Chinese version, esim?',
        '{d} not the Japanese version but the Chinese one',
      ],
    ],
    [
      'where somebody got the device',
      ['got a {d} in Shenzhen last year', 'got my {d} in Guangzhou', 'ordered a {d} from Beijing'],
    ],
    [
      'the carrier that sold it',
      ['{d} من شركة China Mobile', 'il mio {d} è dell’operatore China Mobile'],
    ],
    ['before a particle', ['来月フランスに行きます。中国版の{d}はeSIM対応ですか']],
    ['a negation of its maker', ['中国製じゃなくて中国版 {d}']],
  ])('is %s', (_, texts) => {
    expect(asked(CHINESE, texts).filter((text) => !isNo(text))).toEqual([]);
  });

  it.each([
    ['initials', ['{d} H.K.', '{d} H K', '{d} H.K version', 'H.K spec {d}']],
    ['a label', ['{d} country: HK', '{d} country: Hong Kong']],
    ['slang of the trade', ['{d} 港水', '港水{d}支持eSIM吗']],
    ['Arabic', ['{d} نسخة هونق كونق', '{d} من هونج كونق']],
    ['Pinyin', ['{d} gang ban', '{d} Xianggang', '{d} gonkong']],
  ])('is %s of Hong Kong', (_, texts) => {
    expect(asked(OF_HONG_KONG, texts).filter((text) => !isNo(text))).toEqual([]);
  });

  it('is a code of sales behind a name', () => {
    const codes = ['CHC', 'CHM', 'TGY', '(TGY)', '/BRI', '256GB CHC'];
    const texts = codes.map((code) => `{d} ${code}`);
    expect(asked(['Galaxy S24 Ultra', 'Galaxy Z Flip4'], texts).filter((t) => !isNo(t))).toEqual(
      [],
    );
  });

  it('is the carrier before a device', () => {
    const texts = ['docomo {d} esim', 'docomo {d}', 'docomoの{d}', 'ドコモの{d} eSIM'];
    expect(asked(['Galaxy S21', 'Galaxy S20'], texts).filter((text) => !isNo(text))).toEqual([]);
  });

  it('is one of two that a question offers', () => {
    const texts = ['{d} European or from China?', '{d} European or bought in Shenzhen?'];
    expect(asked(CHINESE, texts).filter((text) => supportsOf(text) !== 'partial')).toEqual([]);
  });

  it('is that of an order number, whatever its first letters are', () => {
    const texts = ['{d} MY9V3CH/A', 'Model: {d}\nModel Number: MY2P3CH/A'];
    expect(asked(['iPhone 13', 'iPhone 16 Pro'], texts).filter((text) => !isNo(text))).toEqual([]);
  });

  it('is said by a code though the unit is sent elsewhere', () => {
    expect(isNo('galaxy s20 5g shipped to France, KR version')).toBe(true);
  });

  it('is that of the version, whichever shop sold the unit', () => {
    expect(supportsOf('bought at Broadway, US version iphone 16')).toBe('yes');
    expect(supportsOf('bought at Broadway, iphone 16')).toBe('no');
    expect(lookup.answer('gekauft bei Croma, EU Version OnePlus 12').said.region).toBe('europe');
  });

  it('is another word elsewhere', () => {
    const texts = [
      'iphone 16 delivery to uk mainland',
      'iphone 16 mainland europe',
      'iphone 16 in my country',
      'which country for iphone 16',
      'can I move my china mobile number to iphone 16 esim',
      'galaxy s21 docomo international roaming',
      'docomo esim galaxy s21',
      "I've got an iphone 16 and I'm in Shenzhen",
      'galaxy s21 acheté au Canada',
      'galaxy s24 for Luc',
      'iphone 16 Guangzhou',
      'iphone 16 U.K.',
      'iphone 16 country: Germany',
    ];
    expect(texts.filter((text) => supportsOf(text) !== 'yes')).toEqual([]);
  });
});
