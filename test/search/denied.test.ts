import { expect, it } from 'vitest';
import { openDataset } from './dataset.ts';

const { search, devices } = openDataset();

/** Denials of a "Pro" that stand beside the name of the device that is meant. */
const DENIALS = [
  'not the pro',
  'not talking about the pro',
  "I don't mean the pro",
  'not the pro version',
  'nicht das Pro',
  'nicht die Pro Version',
  'ohne Pro',
  'no es el pro',
  'no me refiero al pro',
  'no la versión pro',
  'pas la version pro',
  'je ne parle pas du pro',
  'non parlo del pro',
  'não é o pro',
  'não estou falando do pro',
  'nie chodzi o pro',
  'nie mówię o pro',
  'не версия pro',
  'pro değil',
  'pro versiyonu değil',
  'pro olmayan',
  'niet de pro',
  'ikke pro',
  'ei se pro',
  'nem a pro',
  'nemyslím pro',
  'nu cel pro',
  'όχι το pro',
  'proじゃない',
  'proではなく',
  '프로 말고',
  'pro 아님',
  '不是pro',
  'bukan yang pro',
  'không phải bản pro',
];
const NAMES = ['Xiaomi 12', 'iPhone 15', 'Pixel 8'];

it.each(NAMES)('what is denied is not read as a part of the name: %s', (name) => {
  const missed = DENIALS.flatMap((denial) =>
    [`${name} esim? ${denial}`, `${name}, ${denial}, 256gb`, `${denial}, ${name}`].filter(
      (text) => {
        const [found] = search.find(text, 1);
        return (
          found === undefined || !`${devices[found]!.brand} ${devices[found]!.model}`.endsWith(name)
        );
      },
    ),
  );
  expect(missed).toEqual([]);
});

it.each([
  ['iphone 15, not the 15 pro', 'iPhone 15'],
  ['iphone 15 not sure if the pro has esim', 'iPhone 15 Pro'],
  ['galaxy s23 not plus not ultra', 'Galaxy S23'],
  ['S23 FE esim yok', 'Galaxy S23 FE'],
  ['no, iphone 13 pro', 'iPhone 13 Pro'],
])('%s: %s', (text, model) => {
  expect(devices[search.find(text, 1)[0]!]!.model).toBe(model);
});

/** Sentences that deny one device and name another one. */
const CONTRASTS = [
  (x: string, y: string) => `not the ${x} but the ${y}`,
  (x: string, y: string) => `${y}, not the ${x}`,
  (x: string, y: string) => `nicht das ${x} sondern das ${y}`,
  (x: string, y: string) => `no el ${x} sino el ${y}`,
  (x: string, y: string) => `pas le ${x} mais le ${y}`,
  (x: string, y: string) => `non ${x} ma ${y}`,
  (x: string, y: string) => `geen ${x} maar een ${y}`,
  (x: string, y: string) => `nie ${x} tylko ${y}`,
  (x: string, y: string) => `${x} değil ${y}`,
  (x: string, y: string) => `${x} deyil ${y}`,
  (x: string, y: string) => `${x} 말고 ${y}`,
  (x: string, y: string) => `${x}ではなく${y}です`,
  (x: string, y: string) => `${x} नहीं ${y}`,
  (x: string, y: string) => `不是${x}是${y}`,
  (x: string, y: string) => `bukan ${x} tapi ${y}`,
  (x: string, y: string) => `không phải ${x} mà ${y}`,
  (x: string, y: string) => `ไม่ใช่ ${x} แต่เป็น ${y}`,
];

it.each([
  ['iPhone 13', 'iPhone 8'],
  ['Pixel 7', 'Pixel 2'],
  ['Galaxy S23', 'Galaxy S8'],
  ['Galaxy S21 FE', 'Galaxy A12'],
])('not %s, but %s', (denied, meant) => {
  const missed = CONTRASTS.map((write) => write(denied, meant)).filter((text) => {
    const { meant: count, devices: found } = search.interpret(text);
    return count !== 'one' || devices[found[0]!]!.model !== meant;
  });
  expect(missed).toEqual([]);
});

it.each([
  'iPhone 13 değil 8',
  'iPhone 13 deyil 8',
  'iPhone 13 말고 8',
  'iPhone 8 not 13',
  'iPhone 8, nicht 13',
])('a number is denied or meant by itself: %s', (text) => {
  expect(devices[search.find(text, 1)[0]!]!.model).toBe('iPhone 8');
});

it.each([
  ['iPhone 13', '8', 'iPhone 8'],
  ['iPhone 13', '12', 'iPhone 12'],
  ['Pixel 7', '2', 'Pixel 2'],
])('not %s, but the %s of its line', (denied, number, meant) => {
  const missed = CONTRASTS.map((write) => write(denied, number)).filter((text) => {
    const { meant: count, devices: found } = search.interpret(text);
    return count === 'one' && devices[found[0]!]!.model !== meant;
  });
  expect(missed).toEqual([]);
});

it.each([
  'sold my iphone 13, kept the 8',
  'verkaufte mein iphone 13, nutze jetzt das 8',
  "j'ai vendu l'iphone 13, j'ai gardé le 8",
])('a device that was given up is not the one in use: %s', (text) => {
  expect(devices[search.find(text, 1)[0]!]!.model).toBe('iPhone 8');
});

/** Sentences that name a device and deny the number, or the name with the number, of another one. */
const DENIED_NUMBERS = [
  (x: string, y: string) => `${x}, not the ${y}`,
  (x: string, y: string) => `${x} (NOT ${y}) esim?`,
  (x: string, y: string) => `not the ${y}, the ${x}`,
  (x: string, y: string) => `not the ${y} but the ${x}`,
  (x: string, y: string) => `does the ${x} have esim, I don't mean the ${y}`,
  (x: string, y: string) => `${x}, nicht das ${y}`,
  (x: string, y: string) => `${x} (kein ${y})`,
  (x: string, y: string) => `${x} no la ${y}`,
  (x: string, y: string) => `${x} (no es el ${y})`,
  (x: string, y: string) => `${x}, pas le ${y}`,
  (x: string, y: string) => `${x}, non il ${y}`,
  (x: string, y: string) => `${x} (não é o ${y})`,
  (x: string, y: string) => `${x}, niet de ${y}`,
  (x: string, y: string) => `${x}, nie ten ${y}`,
  (x: string, y: string) => `${x}, ne ten ${y}`,
  (x: string, y: string) => `${x}, ne onaj ${y}`,
  (x: string, y: string) => `${x} (не ${y}) есим`,
  (x: string, y: string) => `${x}, nu ${y}`,
  (x: string, y: string) => `${x}, nem a ${y}`,
  (x: string, y: string) => `${x}, inte ${y}`,
  (x: string, y: string) => `${x}, ikke den ${y}`,
  (x: string, y: string) => `${x}, ei se ${y}`,
  (x: string, y: string) => `${x}, όχι το ${y}`,
  (x: string, y: string) => `${x}, ${y} değil`,
  (x: string, y: string) => `${y} değil, ${x}`,
  (x: string, y: string) => `${x}、${y}じゃない`,
  (x: string, y: string) => `${x}, ${y} 말고`,
  (x: string, y: string) => `不是${y},是${x}`,
  (x: string, y: string) => `${x} bukan yang ${y}`,
  (x: string, y: string) => `${x}, không phải ${y}`,
  (x: string, y: string) => `${x} ไม่ใช่ ${y}`,
  (x: string, y: string) => `${x} ليس ${y}`,
  (x: string, y: string) => `${x}, לא ${y}`,
  (x: string, y: string) => `${x}, ${y} नहीं`,
];

it.each([
  ['OnePlus 12', '13', '12'],
  ['Pixel 7', '7a', 'Pixel 7'],
  ['Apple Watch Series 8', '9', 'Watch Series 8'],
  ['Apple Watch Ultra 2', 'Ultra 3', 'Watch Ultra 2'],
  ['Galaxy S23', 'S22', 'Galaxy S23'],
  ['Galaxy Z Fold4', 'Fold5', 'Galaxy Z Fold4'],
  ['iPhone 15', '16 Pro', 'iPhone 15'],
  ['Pixel 6', 'Pixel 7', 'Pixel 6'],
])('%s, not the %s', (name, denied, model) => {
  const missed = DENIED_NUMBERS.map((write) => write(name, denied)).filter((text) => {
    const { meant, devices: found } = search.interpret(text);
    return meant !== 'one' || devices[found[0]!]!.model !== model;
  });
  expect(missed).toEqual([]);
});

it.each([
  ['Motorola ThinkPhone', '25', 'ThinkPhone'],
  ['Surface Duo', '2', 'Surface Duo'],
  ['Surface Duo', 'Duo 2', 'Surface Duo'],
  ['MikroTik Chateau 5G ax', 'R17', 'Chateau 5G ax'],
])('%s without a number, not the %s', (name, denied, model) => {
  const missed = DENIED_NUMBERS.map((write) => write(name, denied)).filter(
    (text) => devices[search.find(text, 1)[0]!]?.model !== model,
  );
  expect(missed).toEqual([]);
});

// "Но" is "but", "её" and "неё" are "her": transliterated, they are denials of other languages.
it.each([
  ['У меня iPhone 15, но у неё iPhone SE 2016', ['iPhone 15', 'iPhone SE']],
  ['в мене Pixel 7, але в неї Galaxy A53', ['Pixel 7', 'Galaxy A53 5G']],
])('nothing is denied by a word of another alphabet: %s', (text, models) => {
  expect(search.interpret(text).devices.map((found) => devices[found]!.model)).toEqual(models);
});

it.each([
  ['iphone 12 not 100% sure if esim', 'iPhone 12'],
  ['galaxy s23 not used, 8/256 GB', 'Galaxy S23'],
  ['iphone 11 não tem 2 chips', 'iPhone 11'],
  ['iphone 12 no 2 esim', 'iPhone 12'],
  ['no, iPhone 13', 'iPhone 13'],
  ["my iphone, isn't it a 13?", 'iPhone 13'],
  ['iPhone 13 değil mi', 'iPhone 13'],
  ['iphone no. 13', 'iPhone 13'],
  ['model no 13 iphone', 'iPhone 13'],
  ['funciona no 13 pro da apple?', 'iPhone 13 Pro'],
  ['Hat das iPhone eSIM? Ich habe noch das 13', 'iPhone 13'],
  ['iPhone, ik heb nu de 13', 'iPhone 13'],
  ['redmi not 12 pro', 'Redmi Note 12 Pro'],
  ['iPhone 13 ohne 2 SIM', 'iPhone 13'],
])('no number is denied: %s', (text, model) => {
  expect(devices[search.find(text, 1)[0]!]!.model).toBe(model);
});
