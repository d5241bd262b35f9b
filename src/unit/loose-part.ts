import type { LexiconRole } from '../model/index.ts';
import { isOf, phrasesOf } from '../query/phrases.ts';
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

/**
 * True if a text is about a loose part of a device, or about another thing that bears its name: "motherboard for
 * iPhone 14 Pro", "iPhone 15 simulator". False if an owner names the part: "my motherboard", "motherboard replaced".
 *
 * The part stands right behind the name, or before it at the beginning of its clause. In "iPhone X in a housing" a small
 * word makes it a property of the device.
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
  // Behind the name the letters of "my" are another word: "mit" is also "with".
  const isOwn = ({ senses }: Phrase, p: number): boolean =>
    senses.some(({ means }) => means === 'mended' || (means === 'own' && p < name));
  if (phrases.some(isOwn)) return false;
  /** What the phrases beside a part lead to: the name, the end of the clause, or another word. */
  const leadsTo = (p: number, step: -1 | 1, isSmallToo: boolean): 'name' | 'end' | null => {
    for (let q = p; Math.abs(q - p) <= MOST_BETWEEN; q += step) {
      const next = itemAt(phrases, q + step);
      const [a, b] = step < 0 ? [next, phrases[q]!] : [phrases[q]!, next];
      if (a === undefined || b === undefined) return 'end';
      const ends = step < 0 ? endsNameBeforePart : endsPartBeforeName;
      if (ends(text, tokens[a.to - 1]!, tokens[b.from]!)) return 'end';
      if (isRead(step < 0 ? a.to - 1 : b.from)) return 'name';
      // "De" is "of", and asks in another language.
      if (isOf(next, ['function-word']) ? !isSmallToo : isOf(next, OF_OWNERS)) return null;
    }
    return null;
  };
  return phrases.some(({ senses }, p) => {
    const part = senses.find(({ role }) => role === 'part');
    if (part === undefined) return false;
    const before = leadsTo(p, -1, part.means === 'program');
    return before === 'name' || (before === 'end' && leadsTo(p, 1, true) === 'name');
  });
}
