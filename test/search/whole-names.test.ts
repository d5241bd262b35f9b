import { expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const { bytes, snapshot, devices } = openDataset();
const { devices: table } = snapshot;
const lookup = new Lookup(bytes);

/** Every one of so many of the most prominent devices is asked. */
const ASKED = 6000;
/** Of so many of them no question may fail. */
const BEST_KNOWN = 800;
/** Of a hundred questions of one form, so many may fail: "OPPO 3008" and "TAB 10 HD" are also amounts. */
const MOST_FAILED = 0.6;

/** What people write around the name of their device. */
const FORMS: Record<string, (name: string) => string> = {
  topic: (name) => `${name} esim`,
  hyphen: (name) => `${name.toLowerCase()} e-sim`,
  storage: (name) => `${name} 128GB`,
  colour: (name) => `${name} black`,
  owner: (name) => `my ${name} is unlocked`,
  article: (name) => `mine is a ${name}`,
  purchase: (name) => `${name} purchased in March`,
  offer: (name) => `NEW ${name} 512GB factory unlocked`,
  commas: (name) => `hi, ${name}, esim ok?`,
  English: (name) => `does ${name} support esim?`,
  German: (name) => `Unterstützt das ${name} eSIM?`,
  French: (name) => `Le ${name} est-il compatible eSIM ?`,
  'French verb': (name) => `le ${name} a une esim ou pas`,
  Spanish: (name) => `¿el ${name} es compatible con esim?`,
  Portuguese: (name) => `o ${name} tem esim?`,
  Italian: (name) => `il ${name} supporta la esim?`,
  'an ending of a case': (name) => `mam ${name.replace(' ', "'a ")}`,
  'a price': (name) => `${name} a 349,99`,
  sides: (name) => `${name}, 165x76`,
  Russian: (name) => `${name} поддерживает esim?`,
  Turkish: (name) => `${name} esim destekliyor mu`,
  Finnish: (name) => `minulla on ${name}`,
  Polish: (name) => `czy mój ${name} obsługuje esim?`,
  Korean: (name) => `${name} 쓰는데 이심 돼요?`,
  Chinese: (name) => `${name} 支持esim吗`,
};

const byProminence = devices
  .map((_, d) => d)
  .sort((a, b) => table.prominence[b]! - table.prominence[a]! || a - b)
  .slice(0, ASKED);
const answerTo = (question: string): string => {
  const { verdict, devices: found } = lookup.answer(question);
  return `${verdict.meant} ${verdict.supports} ${found[0]?.slug}`;
};
/** The names that mean one device if nothing else is written. */
const asked = byProminence.flatMap((d, rank) => {
  const { brand, model } = devices[d]!;
  const name = `${brand} ${model}`;
  const own = answerTo(name);
  const { slug } = table.record(d);
  return own.startsWith('one ') && own.endsWith(` ${slug}`) ? [{ name, own, rank }] : [];
});

it.each(Object.entries(FORMS))('a whole name means its device in a question: %s', (_, write) => {
  const failed = asked.filter(({ name, own }) => answerTo(write(name)) !== own);
  expect(asked.length).toBeGreaterThan(ASKED / 2);
  expect(failed.filter(({ rank }) => rank < BEST_KNOWN).map(({ name }) => name)).toEqual([]);
  const most = (asked.length * MOST_FAILED) / 100;
  expect(failed.length, failed.map(({ name }) => name).join('\n')).toBeLessThan(most);
});

it('a suffix in the plural means the same device', () => {
  const suffixed = asked.filter(({ name }) =>
    /\d\w* (?:pro|max|plus|ultra|lite|mini|fe|5g)$/i.test(name),
  );
  const failed = suffixed.filter(({ name, own }) => {
    const ending = /x$/i.test(name) ? 'es' : 's';
    return answerTo(`do all ${name}${ending} have esim`) !== own;
  });
  expect(suffixed.length).toBeGreaterThan(ASKED / 20);
  const most = (suffixed.length * MOST_FAILED) / 100;
  expect(failed.length, failed.map(({ name }) => name).join('\n')).toBeLessThan(most);
});
