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
    [`${name} esim? ${denial}`, `${name}, ${denial}, 256gb`].filter((text) => {
      const [found] = search.find(text, 1);
      return (
        found === undefined || !`${devices[found]!.brand} ${devices[found]!.model}`.endsWith(name)
      );
    }),
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
