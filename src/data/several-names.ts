import { hasWord } from './listed-name.ts';
import { nameKey } from './name-key.ts';

/** True if the list writes several names as one. */
export const holdsSeveral = (listed: string): boolean => /[;/]| or /.test(unbracketed(listed));

/**
 * Writes a name in brackets like one after a bar: "A27 (P17 Pro 4G)". A code in brackets stays: "Note 6
 * (ME560CG)".
 */
const unbracketed = (listed: string): string =>
  listed.replace(
    /(?<=\p{L}.*\d.*)(?: \(|（)(?=\p{L}[^()（）]*\d)([^()（）]+)[)）]$/u,
    (all, other: string) => (hasWord(other) || /^\p{L}{3,} \d/u.test(other) ? ` / ${other}` : all),
  );

/** A separator between two names, neither of which is a single letter. */
const BETWEEN_NAMES = /(?<=[^\s;/]{2}\s*|\s\d\s*)\s*[;/]\s*(?=[^\s;/]\s?[^\s;/])(?!7\b)/u;
/** A name has a number or two words. "NEONGo" alone says too little. */
const NAME = /\d|\S\s+\S/;
const YEAR_BEHIND = / \(20\d\d\)$/;

/**
 * Splits names that the list writes as one, the device's name first. A factory's code does not come first.
 *
 * @example namesIn('SPARK 50/50S') // ['SPARK 50', 'SPARK 50S']
 * @example namesIn('HT0705W08/Koral 7W4') // ['Koral 7W4', 'HT0705W08']
 */
export function namesIn(listed: string): [string, ...string[]] {
  const [first = listed, ...others] = unbracketed(listed)
    .replaceAll(' or ', ' / ')
    .split(BETWEEN_NAMES)
    .map((part) => part.trim());
  if (others.length === 0 || others.some((part) => !/\d|.{3}/.test(part))) return [listed];
  const [year = ''] = YEAR_BEHIND.exec(others.at(-1)!) ?? [];
  const all = [first, ...others.map((part) => completed(part, first))]
    .filter((part) => part.length > 2 || shape(part) === shape(first))
    .filter((part) => part === first || NAME.test(part))
    .map((part) => (part.endsWith(year) ? part : part + year));
  // After a bar between spaces comes the name that another brand uses.
  const isCode = /^[A-Z]{0,3}\d{3}/.test(first) && !/\s[;/]\s/.test(listed);
  const said = isCode ? all.findIndex((name) => hasWord(name.replace(TABLET, ''))) : 0;
  const [model = first] = all.splice(Math.max(said, 0), 1);
  return [model, ...new Set(all.filter((name) => nameKey(name) !== nameKey(model)))];
}

const TABLET = /\btablet\b/i;

/** Completes the second of two names with what it omits of the first: "SPARK 50/50S", "EM749/748". */
function completed(part: string, first: string): string {
  const last = /\S+$/.exec(first)![0];
  const before = first.slice(0, -last.length);
  if (/^\d/.test(part)) return /\d/.test(last) ? before + /^\D*/.exec(last)![0] + part : '';
  const isLike = shape(part) === shape(last) || part.toLowerCase().startsWith(last.toLowerCase());
  return isLike ? before + part : part;
}

/** Replaces every letter by one letter and every digit by one digit, so that "E2" equals "S2". */
const shape = (text: string): string => text.replace(/\p{L}/gu, 'a').replace(/\d/g, '0');
