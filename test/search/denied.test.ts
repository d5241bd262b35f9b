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
