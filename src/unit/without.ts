import type { LexiconRole } from '../model/index.ts';
import { DENIALS_ELSEWHERE, isDenied, isOf, phrasesOf, says } from '../query/phrases.ts';
import type { Phrase, Query } from '../query/query.ts';
import { isBehind, partsDevices } from '../query/signs.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import { isOpaque } from '../text/scripts.ts';

/** The number that only a unit with an eSIM has; it identifies the chip (GSMA SGP.22). */
const EID = 'eid';

/** Roles of words of sentences, which no title has. */
const OF_SENTENCES: readonly LexiconRole[] = [
  'question',
  'use',
  'person',
  'travel',
  'plan',
  'choice',
];

/**
 * True if a text says that the unit lacks what an eSIM needs: "version without eSIM", "no EID in the settings". "Without eSIM"
 * alone may be a condition of a journey, or ask; in a title it is that of the unit: "Galaxy S25 sans eSIM, double SIM".
 *
 * @example lacksEsim(parse('Xiaomi 14 Variante ohne eSIM', words), words) // true
 */
export function lacksEsim(query: Query, { lexicon }: Words): boolean {
  const phrases = phrasesOf(query, lexicon);
  return phrases.some((phrase, p) => {
    if (!isOf(phrase, ['topic'])) return false;
    const isChip = [p - 1, p + 1].some((at) => says(itemAt(phrases, at), 'part', 'chip'));
    if (phrase.text === EID || isChip) return isDenied(query, phrases, p);
    const denial = itemAt(phrases, p - 1);
    if (denial === undefined || !isOf(denial, ['negation'])) return false;
    if (DENIALS_ELSEWHERE.has(denial.text)) return false;
    // The "なし" of "SIMトレイなし eSIM" stands behind the tray.
    const isAhead = says(denial, 'negation', 'lacks') && !isOpaque(denial.text);
    if (isAhead && isTitle(query, phrases)) return true;
    if (isVersion(phrases[p + 1])) return true;
    // "variant with no eSIM", but not "小米15 国行，不支持esim吧"
    const isSmall = isOf(itemAt(phrases, p - 2), ['function-word']);
    const before = itemAt(phrases, isSmall ? p - 3 : p - 2);
    const isApart = isBehind(query, denial.from, partsDevices);
    return !isApart && (isSmall || says(denial, 'negation', 'lacks')) && isVersion(before);
  });
}

/** True for a text that neither asks nor tells. Small words may ask in another language. */
const isTitle = ({ text, tokens }: Query, phrases: readonly Phrase[]): boolean =>
  !text.includes('?') &&
  phrases.every((phrase) => {
    const isUnknown = phrase.senses.length === 0 && tokens[phrase.from]!.opaque;
    const isSmall = isOf(phrase, ['negation', 'conjunction', 'sim', 'condition']);
    return !isUnknown && (isSmall || !isOf(phrase, OF_SENTENCES));
  });

/** True for a word for a version: "variant", "version". */
const isVersion = (phrase: Phrase | undefined): boolean =>
  says(phrase, 'version', null) && !isOf(phrase, ['question']);
