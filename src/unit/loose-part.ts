import type { LexiconRole } from '../model/index.ts';
import { isOf, phrasesOf, says } from '../query/phrases.ts';
import type { Phrase, Query } from '../query/query.ts';
import { endsNameBeforePart, endsPartBeforeName } from '../query/signs.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';

/** How many phrases may stand between a part and a name, or before the part at the beginning of its clause. */
const MOST_BETWEEN = 3;
/** Roles of words of a sentence about the device. */
const OF_OWNERS: readonly LexiconRole[] = [
  'choice',
  'person',
  'question',
  'negation',
  'topic',
  'use',
];

/** Roles of words of sentences, which may also be parts: "speaker". */
const OF_SENTENCES: readonly LexiconRole[] = [...OF_OWNERS, 'function-word', 'conjunction'];

/** What words of parts say that are no parts themselves. */
const NO_PARTS: readonly unknown[] = [
  'mended',
  'fits',
  'fits-behind',
  'with',
  'with-behind',
  'chip',
];
/** The code of a part: "EB-BS908ABY". */
const CODE = /[a-z]\d{3}/;
/** How many phrases the code of a part may be, with a small word behind it: "EB-BS908ABY for". */
const MOST_OF_CODE = 5;

/** True for a word between a part and the device that it fits. */
export const fits = (phrase: Phrase | undefined): boolean =>
  says(phrase, 'part', 'fits') || says(phrase, 'part', 'fits-behind');

/**
 * True if a text is about a loose part of a device, or about another thing that bears its name: "motherboard for
 * iPhone 14 Pro", "iPhone 15 simulator". False if an owner names the part: "my motherboard", "motherboard replaced".
 *
 * The part stands right behind the name, or before it at the beginning of its clause. In "iPhone X in a housing" a small
 * word makes it a property of the device. A tray must stand before the name ("SIM tray iPhone 13"), because "iPhone 13,
 * SIM tray" may ask for it. A battery is rather a condition, as in "new battery, iPhone 12", unless a word for what it
 * fits or its own code leads to the name: "battery for iPhone 12". A part that such a word joins to the name may stand
 * anywhere in a sentence: "I am looking for a display for the iPhone 15".
 *
 * @param isRead true for the index of a token that is part of the device's name
 */
export function isOfPart(
  query: Query,
  { lexicon }: Words,
  isRead: (token: number) => boolean,
): boolean {
  const { text, tokens } = query;
  const phrases = phrasesOf(query, lexicon);
  const name = phrases.findIndex(({ from }) => isRead(from));
  // A code that is no part of a name has no words.
  if (name < 0) return false;
  const nameEnd = phrases.findLastIndex(({ to }) => isRead(to - 1)) + 1;
  // Behind the name the letters of "my" are another word: "mit" is also "with".
  const isOwn = ({ senses }: Phrase, p: number): boolean =>
    senses.some(({ means }) => means === 'mended' || (means === 'own' && p < name));
  if (phrases.some(isOwn)) return false;
  /** What the phrases beside a part lead to: the name, the end of the clause, or another word. */
  const leadsTo = (p: number, step: -1 | 1, isSmallToo: boolean): 'name' | 'end' | null => {
    const most = step > 0 && hasCode(p) ? MOST_OF_CODE : MOST_BETWEEN;
    for (let q = p; Math.abs(q - p) <= most; q += step) {
      const next = itemAt(phrases, q + step);
      const [a, b] = step < 0 ? [next, phrases[q]!] : [phrases[q]!, next];
      if (a === undefined || b === undefined) return 'end';
      const ends = step < 0 ? endsNameBeforePart : endsPartBeforeName;
      if (ends(text, tokens[a.to - 1]!, tokens[b.from]!)) return 'end';
      if (isRead(step < 0 ? a.to - 1 : b.from)) return 'name';
      // The "SIM" of "SIM-лоток" belongs to the part, and the "for" of "iPhone 13 için ekran" leads to the name.
      if (isOf(next, ['sim']) || fits(next)) continue;
      // "hoesje geschikt voor": what asks elsewhere is part of "suitable for".
      if (step > 0 && isOf(next, ['question']) && fits(phrases[q + 2])) continue;
      // "De" is "of", and asks in another language.
      if (isOf(next, ['function-word']) ? !isSmallToo : isOf(next, OF_OWNERS)) return null;
    }
    return null;
  };
  const hasCode = (p: number): boolean =>
    p < name &&
    CODE.test(text.slice(tokens[phrases[p]!.to - 1]!.to, tokens[phrases[name]!.from]!.from));
  /** True if a word for what a part fits leads from it to the name, or the code of the part does. */
  const isJoined = (p: number): boolean => {
    if (hasCode(p)) return true;
    // "For Galaxy S22 LCD display", "适用iPhone 14电池"
    if (p > name && name === 1 && fits(phrases[0])) return true;
    const step = p < name ? 1 : -1;
    for (let q = p + step; phrases[q] !== undefined && !isRead(phrases[q]!.from); q += step) {
      if (fits(phrases[q])) return true;
      if (isOf(phrases[q], ['accessory'])) return false;
    }
    return false;
  };
  return phrases.some((phrase, p) => {
    const part = phrase.senses.find(
      ({ role, means }) => role === 'part' && !NO_PARTS.includes(means),
    );
    if (part === undefined) return false;
    // "I am looking for a display for the iPhone 15", "Xiaomi 17用の画面だけ買えますか"
    const isBehind = p > name && says(itemAt(phrases, nameEnd), 'part', 'fits-behind');
    const mayBeAmid = !isOf(phrase, OF_SENTENCES) && (isBehind || (p < name && isJoined(p)));
    if (mayBeAmid && leadsTo(p, p < name ? 1 : -1, true) === 'name') return true;
    if (part.means === 'for' && (!isJoined(p) || isOf(phrase, OF_SENTENCES))) return false;
    const before = leadsTo(p, -1, part.means === 'program');
    if (before === 'name') return part.means !== 'ahead' || isJoined(p);
    // "iPad Air 5, nano SIM tray, model A2591"
    const isAhead = p < name || part.means === null || part.means === 'program';
    return isAhead && before === 'end' && leadsTo(p, 1, true) === 'name';
  });
}
