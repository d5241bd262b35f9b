/**
 * Queries generated from the data set itself, by a seed: random devices, each asked for in six ways.
 *
 * Drawn are all devices with a name of letters. Left out are those whose name only repeats the model
 * code, since a slip in a code is another code, and those whose name only repeats the maker's, since
 * that asks for the maker. The kinds without a brand are drawn from the brands that people carry
 * (those with a weight): a name such as "X1" alone can be any of fifty makers' devices.
 *
 * A slip hits a letter of a word of at least four, never a digit, since another digit is another
 * device; and a second one hits a word of four to six letters only where it is the first there, since
 * two slips in a short word leave nothing to know it by.
 *
 * An answer counts as right when its first result has the name that was asked for. Names are compared
 * without case, accents, punctuation, the brand's name and the words for networks ("5G"), so that two
 * makers' devices of the same name both answer a query that names no maker; and there the name of a
 * line may be added: "S24" may be answered with the Galaxy S24. A name that ends in the letter of a
 * line ("Galaxy S") asks for the line: its devices ("Galaxy S24") are right as well.
 */
import type { CompiledBrand } from '../../src/model/index.ts';

/** What the generator needs to know of a device. */
export interface Named {
  brand: string;
  model: string;
  /** Its model codes. */
  codes: readonly string[];
}

export const KINDS = [
  'clean',
  'no brand',
  'joined',
  'one typo',
  'two typos',
  'one typo, no brand',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Generated {
  kind: Kind;
  query: string;
  device: Named;
}

const LONG_WORD = /[a-z]{4,}/gi;
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A small seeded generator of numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Generates `count` queries, the six kinds in turn.
 *
 * @param devices the whole data set
 * @param brands its brands by name
 * @param seed the same seed gives the same queries
 */
export function generate(
  devices: readonly Named[],
  brands: ReadonlyMap<string, CompiledBrand>,
  count: number,
  seed: number,
): Generated[] {
  const next = random(seed);
  const all = devices.filter(hasOwnName);
  const carried = all.filter(({ brand }) => (brands.get(brand)?.weight ?? 0) > 0);
  const out: Generated[] = [];
  while (out.length < count) {
    const kind = KINDS[out.length % KINDS.length]!;
    const drawn = kind.endsWith('no brand') ? carried : all;
    const device = drawn[Math.floor(next() * drawn.length)]!;
    const query = queryOf(kind, device, next);
    if (query !== null) out.push({ kind, query, device });
  }
  return out;
}

/** Does the name say more than the maker and the model code? */
export function hasOwnName({ brand, model, codes }: Named): boolean {
  const name = plain(model);
  if (name === plain(brand)) return false;
  return /[a-z]/.test(name) && !codes.some((code) => plain(code) === name && /\d/.test(name));
}

function queryOf(kind: Kind, { brand, model }: Named, next: () => number): string | null {
  const own = model.toLowerCase();
  const named = own.startsWith(brand.toLowerCase()) ? own : `${brand.toLowerCase()} ${own}`;
  switch (kind) {
    case 'clean':
      return named;
    case 'no brand':
      return own;
    case 'joined':
      return named.replace(/\s+/g, '');
    case 'one typo':
      return slip(named, next);
    case 'two typos':
      return twoSlips(named, next);
    case 'one typo, no brand':
      return slip(own, next);
  }
}

/** Two slips in different words, or in one of at least seven letters. */
function twoSlips(text: string, next: () => number): string | null {
  const words = text.match(LONG_WORD) ?? [];
  if (words.length === 1 && words[0].length < 7) return null;
  for (let tries = 0; tries < 20; tries++) {
    const once = slip(text, next);
    const twice = once === null ? null : slip(once, next);
    if (once === null || twice === null) return null;
    const [before, after] = [text.split(' '), twice.split(' ')];
    const between = once.split(' ');
    const hitTwice = before.some((w, i) => w !== between[i] && between[i] !== after[i]);
    const long = before.some(
      (w, i) => w !== between[i] && (w.match(LONG_WORD)?.[0].length ?? 0) > 6,
    );
    if (!hitTwice || long) return twice;
  }
  return null;
}

/**
 * One slip of the fingers in a word of at least four letters: a letter left out, doubled, swapped or hit
 * beside; `null` where no word is so long.
 *
 * @param next a random number from 0 to 1
 */
export function slip(text: string, next: () => number): string | null {
  const words = [...text.matchAll(LONG_WORD)];
  if (words.length === 0) return null;
  const word = words[Math.floor(next() * words.length)]!;
  const at = word.index + Math.floor(next() * word[0].length);
  const letter = text[at]!;
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  switch (Math.floor(next() * 4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2: {
      const isLast = at === word.index + word[0].length - 1;
      const other = isLast ? before[at - 1]! : after[0]!;
      if (other === letter) return before + after;
      return isLast
        ? before.slice(0, -1) + letter + other + after
        : before + other + letter + after.slice(1);
    }
    default:
      return before + beside(letter, next) + after;
  }
}

function beside(letter: string, next: () => number): string {
  const row = KEYS.find((keys) => keys.includes(letter)) ?? KEYS[0]!;
  const at = row.indexOf(letter);
  const neighbours = [row[at - 1], row[at + 1]].filter((c) => c !== undefined);
  return neighbours[Math.floor(next() * neighbours.length)]!;
}

/** Letters and digits of every script, lower case, without accents; "+" is a word. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A name as {@link isAnswer} compares it. */
export function comparable(brand: string, model: string): string {
  const name = plain(model.replace(/\b[345]g\b|\blte\b/gi, ''));
  const maker = plain(brand);
  return name.startsWith(maker) && name.length > maker.length ? name.slice(maker.length) : name;
}

/** Is a device an acceptable first result for a generated query? */
export function isAnswer(
  { kind, device }: Generated,
  answer: Named | undefined,
  brands: ReadonlyMap<string, CompiledBrand>,
): boolean {
  if (answer === undefined) return false;
  const asked = comparable(device.brand, device.model);
  const given = comparable(answer.brand, answer.model);
  const isOfLine = /[ ][a-z]$/i.test(device.model) && /^\d/.test(given.slice(asked.length));
  if (isOfLine && given.startsWith(asked) && device.brand === answer.brand) return true;
  if (kind !== 'no brand' && kind !== 'one typo, no brand') {
    return plain(device.brand) === plain(answer.brand) && asked === given;
  }
  if (asked === given) return true;
  const lines = brands.get(answer.brand)?.aliases ?? [];
  return [answer.brand, ...lines].some(
    (line) => given === plain(line) + asked || asked === plain(line) + given,
  );
}
