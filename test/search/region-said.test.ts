import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

/** How one language says where a device was bought. */
interface Saying {
  language: string;
  /** With `{device}` and `{region}`. */
  question: string;
  /** The region as the sentence needs it, by id. */
  regions: Record<string, string>;
}

const { bytes, snapshot, devices, search } = openDataset();
const lookup = new Lookup(bytes);
const table = snapshot.devices;
const sayings = JSON.parse(
  readFileSync(new URL('../cases/regions-said.json', import.meta.url), 'utf8'),
) as Saying[];

const ASKED = 40;
/** Two of three devices of known makers. */
const LEAST_PROMINENT = 72;
/** The best known devices whose answer depends on the region of sale. */
const known = devices
  .map((_, d) => d)
  .filter((d) => table.exceptionRegions(d).length > 0)
  .sort((a, b) => table.prominence[b]! - table.prominence[a]! || a - b)
  .slice(0, ASKED)
  .map((d) => `${devices[d]!.brand} ${devices[d]!.model}`);

/** Beside words of travel these may say where somebody comes from: nothing in them says buying. */
const ORIGIN = new Set([
  '{device} z {region}',
  '{device} iš {region}',
  '{device} από {region}',
  '{device} a ceannaíodh {region}',
  '{device} {region}',
]);

const regionOf = (question: string): string | null => lookup.answer(question).said.region;

describe('the region in which a device was bought', () => {
  it.each(sayings)('is understood: $language, $question', ({ question, regions }) => {
    const wrong = Object.entries(regions).flatMap(([region, words], r) =>
      known
        .filter((_, k) => k % 4 === r % 4)
        .map((device) => question.replace('{device}', device).replace('{region}', words))
        .filter((text) => regionOf(text) !== region),
    );
    expect(wrong).toEqual([]);
  });

  it.each(sayings.filter(({ question }) => !ORIGIN.has(question)))(
    'is that one, wherever its owner goes: $language, $question',
    ({ question, regions }) => {
      const travels = [
        'for a trip to Thailand',
        'traveling to Thailand next month',
        'will it work in Thailand',
      ];
      const asked = Object.entries(regions).flatMap(([region, words], r) =>
        travels.map((travel, t) => {
          const said = question
            .replace('{device}', known[(r + t) % known.length]!)
            .replace('{region}', words);
          const text = t === 0 ? `${travel} ${said}` : `${said}, ${travel}`;
          return { region, text };
        }),
      );
      const elsewhere = asked.filter(({ region, text }) => regionOf(text) !== region);
      expect(elsewhere.map(({ text }) => text)).toEqual([]);
    },
  );

  it.each([
    '{device} going to Hong Kong next week',
    'je vais à Hong Kong avec mon {device}',
    'vado in Cina con {device}',
    'voy a China con mi {device}',
    'Flug nach Hongkong gebucht, {device} dabei',
    '{device} skal til Hong Kong i påsken',
    'jadę do Chin z {device}',
    'nak pergi Macau, {device}',
    '下個月去香港玩 {device}',
    '来月香港に行きます {device}',
    '홍콩에 가는데 {device}',
    '{device}, not the Chinese version',
    '{device}, kein China Modell',
    'mein {device} ist kein China-Modell',
    '{device} niet uit China',
    'не китайская версия {device}',
    '{device} 不是港版',
    '{device}, non è la versione cinese',
    'no es la versión china, {device}',
    '{device}, não é a versão chinesa',
    '{device} Çin versiyonu değil',
    '{device} 中国版ではありません',
    '{device} 홍콩판 아님',
    '{device}, nem a kínai változat',
    'megyek Kínába, {device}',
  ])('is not the one that its owner goes to, nor one that is denied: %s', (text) => {
    const wrong = known.map((name) => text.replace('{device}', name));
    expect(wrong.filter((question) => regionOf(question) !== null)).toEqual([]);
  });

  it.each([
    'can I use my {device} with esim in Hong Kong',
    'will my {device} work in China',
    'se puede usar {device} con esim en China',
    'kann ich mein {device} in Hongkong nutzen',
    'funktioniert das {device} esim in China',
    'mon {device} fonctionne à hong kong ?',
    'il mio {device} funziona in Cina?',
    'мой {device} будет работать в китае',
    'czy {device} działa w Chinach',
    '{device} 香港で使えますか',
    '{device} 홍콩에서 사용 가능한가요',
    '{device} hong kongda çalışır mı',
  ])('is not the one in which a device is to work: %s', (text) => {
    const wrong = known.map((name) => text.replace('{device}', name));
    expect(wrong.filter((question) => regionOf(question) !== null)).toEqual([]);
  });

  it.each([
    'Thailand 10 days, {device}',
    '5 days in Hong Kong with {device}',
    '10 Tage China, {device}',
    'Hong Kong 5 jours {device}',
    '{device} esim cina 7 giorni',
    'китай 10 дней {device}',
    '中国5天 {device}',
    '香港に5日間、{device}',
    '홍콩 3일 {device}',
  ])('is not the one in which somebody stays for some days: %s', (text) => {
    const wrong = known.map((name) => text.replace('{device}', name));
    expect(wrong.filter((question) => regionOf(question) !== null)).toEqual([]);
  });

  it.each([
    'my Chinese coworker has the {device}',
    'meu primo chinês me deu {device}',
    'mein chinesischer Kollege hat ein {device}',
    'ma femme est chinoise, elle a {device}',
    'il mio amico cinese ha {device}',
    'мой китайский друг продал мне {device}',
    'mój chiński kolega ma {device}',
    'Çinli arkadaşım {device} kullanıyor',
    'teman saya orang China punya {device}',
    '中国人の友達から{device}をもらいました',
    '중국인 친구가 {device} 줬어요',
  ])('is not where a person is from: %s', (text) => {
    const wrong = known.map((name) => text.replace('{device}', name));
    expect(wrong.filter((question) => regionOf(question) !== null)).toEqual([]);
  });

  it.each([
    ['{device} from a friend, Chinese version', 'mainland-china'],
    ['friend has a Chinese {device}', 'mainland-china'],
    ['my friend bought the {device} in China', 'mainland-china'],
    ['vado in Germania con {device} comprato in Cina', 'mainland-china'],
    ['going to Hong Kong with my {device}, got it in the US', 'united-states'],
    ['he lives in Shanghai, the {device} was bought there', 'mainland-china'],
    ['Mio fratello vive a Shanghai e mi ha passato il suo {device} preso là', 'mainland-china'],
    ['my uncle is in hong kong and bought it there, {device}', 'hong-kong'],
    ['{device} voy a comprar en China', 'mainland-china'],
    ['香港版 {device} 下周去日本', 'hong-kong'],
    ['{device} HK version, not China', 'hong-kong'],
    ['bought in Poland, but it is the Chinese version of the {device}', 'mainland-china'],
    ['comprado en España, es la versión china del {device}', 'mainland-china'],
    ['{device}, гонконзька версія', 'hong-kong'],
    ['가오슝에서 산 {device}', 'taiwan'],
    ["J'habitais à Pékin et j'y ai acheté mon {device}", 'mainland-china'],
    ['I grabbed a {device} at Hong Kong airport during a layover', 'hong-kong'],
    ['au版の{device}', 'japan'],
    ['Comprei o {device} na Coreia e vou viajar para o Chile. O eSIM funciona?', 'south-korea'],
    ['{device} acheté en Chine, version européenne', 'europe'],
    ['{device} in China gekauft, aber die US-Version', 'united-states'],
    ['{device} 자급제', 'south-korea'],
    ['{device} Hong Kong, 3 months old', 'hong-kong'],
    ['hong kong {device} used 5 days', 'hong-kong'],
    ['{device} Hong Kong 12 months warranty', 'hong-kong'],
    ['{device} bought in China 5 days ago', 'mainland-china'],
    ['{device} hong kong version, thailand 10 days', 'hong-kong'],
    ['{device} china, going to japan', 'mainland-china'],
    ['{device} china nach deutschland geschickt', 'mainland-china'],
    ['{device} hong kong 日本に行きます', 'hong-kong'],
    ['{device} 香港 来月日本に行きます', 'hong-kong'],
    ['is esim not in the chinese version of {device}', 'mainland-china'],
    ['{device} esim not on chinese version', 'mainland-china'],
    ['{device} no china', 'mainland-china'],
    ['does hong kong {device} work with esim', 'hong-kong'],
    ['does esim work on {device} hong kong', 'hong-kong'],
    ['{device} bought in china works with esim?', 'mainland-china'],
    ['{device} china version work in europe', 'mainland-china'],
    ['will my hong kong {device} work in japan', 'hong-kong'],
    ["J'ai un {device} de Hong Kong, il fonctionne en France ?", 'hong-kong'],
    ['{device} 香港で買った 日本で使える?', 'hong-kong'],
    ['홍콩판 {device} 한국에서 사용 가능', 'hong-kong'],
    ['{device} mua ở hồng kông dùng esim được không', 'hong-kong'],
  ])('is the place where it was bought: %s', (text, region) => {
    const asked = known.map((name) => text.replace('{device}', name));
    expect(asked.filter((question) => regionOf(question) !== region)).toEqual([]);
  });

  it.each([
    '{device} made in china',
    '{device} Designed by Apple in California Assembled in China',
    '{device} Model: 1234 Made in Vietnam IMEI',
    '{device}, hergestellt in China',
    '{device} fabriqué en Chine 128 Go',
    '{device} hecho en China',
    '{device} fabricado na China',
    '{device} prodotto in Cina',
    '{device} wyprodukowano w Chinach',
    '{device} сделано в Китае',
    '{device}, страна производства: Китай',
    '{device} menşei Çin',
    '{device} 中国制造',
    '{device} 产地 中国',
    '{device} 中國製造',
    '{device} 原産国 中国',
    '{device} 원산지 중국',
    '{device} sản xuất tại Trung Quốc',
    '{device} dibuat di China',
    '{device} ผลิตใน จีน',
    '{device} صنع في الصين',
    '{device} 中国製 ブラック',
    '{device} 중국 제조',
    '{device} Çin malı',
    "{device} Çin'de üretilmiştir",
    '{device} 중국산',
    '{device} 중국에서 조립',
    '{device} 中国で製造',
    '{device} चीन में निर्मित',
    '{device} kínában készült',
    '{device} κατασκευασμένο στην κίνα',
  ])('is not the country in which it was made: %s', (text) => {
    const wrong = known.map((name) => text.replace('{device}', name));
    expect(wrong.filter((question) => regionOf(question) !== null)).toEqual([]);
  });

  it.each([
    ['{device} hk version, assembled in china', 'hong-kong'],
    ['{device} bought in japan made in china', 'japan'],
    ['{device} made in vietnam hong kong version', 'hong-kong'],
    ['{device} japan model made in china', 'japan'],
    ['{device} インド製 中国版', 'mainland-china'],
    ['{device} 印度制造 中国版', 'mainland-china'],
    ['{device} 印度製造 中國版', 'mainland-china'],
    ['{device} 印度组装 中国', 'mainland-china'],
    ['{device} 중국 제조 홍콩판', 'hong-kong'],
    ['{device} 중국산 홍콩판', 'hong-kong'],
    ['{device} 香港版 生産終了', 'hong-kong'],
    ['{device} 港版 2023 生产', 'hong-kong'],
    ['{device} 国行 2023 制造', 'mainland-china'],
    ['{device} 홍콩판 제조 2023', 'hong-kong'],
    ['{device} Çin versiyonu üretimi 2023', 'mainland-china'],
    ['{device} kínai verzió készült 2023', 'mainland-china'],
    ['港版 {device} 去日本旅游', 'hong-kong'],
    ['{device} mã CH/A 256GB', 'mainland-china'],
    ['{device} (LL/A)', 'united-states'],
    ['{device} 国行 出国能用eSIM吗', 'mainland-china'],
    ['{device} 홍콩판 일본 여행', 'hong-kong'],
    ['{device} bản mỹ du lịch nhật bản', 'united-states'],
    ['{device} 미국에서 구매 중국에서 제조', 'united-states'],
    ['{device} Hindistan malı Çin versiyonu', 'mainland-china'],
    ['{device} 中国制造 香港版', 'hong-kong'],
    ['{device} 香港版 产地 中国', 'hong-kong'],
  ])('is said beside it: %s', (text, region) => {
    const wrong = known.map((name) => text.replace('{device}', name));
    expect(wrong.filter((question) => regionOf(question) !== region)).toEqual([]);
  });

  it.each([
    'el iphone 15 es compatible con esim',
    'iphone 15 đẹp nhất',
    'cine are iphone 15',
    'iphone 15 kini tersedia',
    'sad story about my iphone 15',
    'zda iphone 15 podporuje esim',
    'iphone 15 vsa oprema',
    'iphone 15 usada',
  ])('is no word of another language: %s', (text) => {
    expect(regionOf(text)).toBeNull();
  });
});

describe('the letters of an order number', () => {
  const regionsOf = (question: string) => search.interpret(question).regions;
  const ENDINGS: [string, string[]][] = [
    ['CH/A', ['mainland-china']],
    ['LL/A', ['united-states']],
    ['KH/A', ['south-korea']],
    ['TA/A', ['taiwan']],
    ['ZA/A', ['hong-kong', 'macau', 'singapore']],
    ['HN/A', ['india']],
    ['VN/A', ['vietnam']],
  ];
  const WORDS = [
    'iPhone 13 part number {ending}',
    'iPhone 13 model no. {ending} esim?',
    'iPhone 13 128GB ({ending})',
    'iPhone 13 256GB {ending} version',
    'iPhone 13 Teilenummer {ending}',
    'iPhone 13 numéro de modèle {ending}',
    'iPhone 13 número de modelo {ending}',
    'iPhone 13 codice modello {ending}',
    'iPhone 13 numer modelu {ending}',
    'айфон 13 номер модели {ending}',
    'айфон 13 партномер {ending}',
    'iPhone 13 parça numarası {ending}',
    'iPhone 13 mã máy {ending}',
    'گوشی آیفون ۱۳ پارت نامبر {ending}',
    'آيفون 13 رقم القطعة {ending}',
    'אייפון 13 מספר דגם {ending}',
    'आईफोन 13 पार्ट नंबर {ending}',
    'ไอโฟน 13 รหัสเครื่อง {ending}',
    'iPhone 13 型番 {ending}',
    '아이폰 13 모델번호 {ending}',
    'iPhone 13 型号 {ending}',
    'iPhone 13 型號{ending}',
    'iphone 13 {ending}',
    '{ending} iphone 13',
  ];
  it.each(WORDS)('say where it was sold: %s', (words) => {
    const wrong = ENDINGS.flatMap(([ending, regions]) =>
      [ending, ending.toLowerCase(), ending.replace('/', ' / ')]
        .map((form) => words.replace('{ending}', form))
        .filter((text) => regionsOf(text).join() !== regions.join()),
    );
    expect(wrong).toEqual([]);
    expect(lookup.answer(words.replace('{ending}', 'CH/A')).verdict.supports).toBe('no');
    expect(lookup.answer(words.replace('{ending}', 'ZP/A')).verdict.supports).toBe('partial');
  });

  it.each([
    ['iphone 13 model J/A', ['japan']],
    ['iphone 13 ZA/A bought in hong kong', ['hong-kong']],
    ['iphone 13 MLPF3ZP/A bought in singapore', ['singapore']],
  ])('may be told by words beside them: %s', (text, regions) => {
    expect(regionsOf(text)).toEqual(regions);
  });

  it.each([
    'iphone 13 n/a',
    'iphone 13 w/a case',
    'iphone 13 b/w photos',
    'el/la iphone 13',
    'o/a iphone 13 tem esim',
    'un/a iphone 13',
    'iphone 13 j/a',
    'iphone 13 t/a',
    'iphone 13 and/a case',
    'model t/a galaxy s24',
    'iphone 13 a/b test',
  ])('are no other letters before a stroke: %s', (text) => {
    expect(regionsOf(text)).toEqual([]);
  });
});

it.each(['iphone 15 in may', 'i bought my iphone 15 in May'])(
  'is said by no everyday word beside the code of a region: %s',
  (text) => expect(regionOf(text)).toBeNull(),
);

it('is no yes beside another place that the caller gives, if its units have none', () => {
  const others = ['mainland-china', 'hong-kong', 'japan', 'europe', 'united-states'];
  const wrong = known.flatMap((name) =>
    others.flatMap((said) =>
      others.flatMap((given) => {
        const text = `${name} bought in ${said.replace('-', ' ')}`;
        const ofSaid = lookup.answer(text).verdict.supports;
        const { supports } = lookup.answer(text, { region: given }).verdict;
        return ofSaid === 'no' && supports === 'yes' ? [`${text}, ${given}`] : [];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

/** Makers say some markets in the name itself, or a carrier of one: "Moto X Pro (China)", "Honeywell CN80", "Optus X". */
const MARKET =
  /europ|japan|prc|india|mexico|hk|cn\d|jp|china|usa|optus|telstra|turkcell|softbank|docomo|kddi|at&t|verizon|t-mobile|maxis|dtac|jio|kt$|(?:联通|移动|电信)版/i;

it('is said by no name of a known maker, but for those with a market in them', () => {
  const named = devices.flatMap(({ brand, model, aliases }, d) =>
    table.brands[table.brand[d]!]!.weight > 0 && table.prominence[d]! >= LEAST_PROMINENT
      ? [`${brand} ${model}`, ...aliases].filter((name) => regionOf(name) !== null)
      : [],
  );
  expect(named.filter((name) => !MARKET.test(name))).toEqual([]);
});

it('is two for two purchases in one question, whichever comes first', () => {
  const places = ['Germany', 'Hong Kong', 'Japan', 'Mainland China', 'Taiwan'];
  const wrong = known.flatMap((name) =>
    places.flatMap((first) =>
      places.flatMap((second) => {
        const [own, other, both, turned] = [
          `${name} ${first}`,
          `${name} ${second}`,
          `${name} ${first} or ${name} ${second}`,
          `${name} ${second} and ${name} ${first}`,
        ].map((text) => lookup.answer(text).verdict.supports);
        const isAlike = own === other ? both === own && turned === own : both === turned;
        return isAlike && (own === other || both !== 'yes') ? [] : [`${name} ${first} ${second}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
