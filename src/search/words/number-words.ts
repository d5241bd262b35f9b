import { hasDigit } from '../tokens.ts';

/** Numbers in words, by language, counted from one; ordinals where devices have them. */
const COUNTED = {
  english: `
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen`,
  ordinals: `
    first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
    fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth`,
  german: `
    eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn
    siebzehn achtzehn neunzehn`,
  french: `
    un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize`,
  spanish: `
    uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis
    diecisiete dieciocho diecinueve`,
  portuguese: `
    um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis
    dezessete dezoito dezenove`,
  italian: `
    uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici
    sedici diciassette diciotto diciannove`,
} as const;

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINAL_TENS =
  'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth';

/** Words that say something else as often: "the first one", "once I am abroad". */
const ORDINARY = new Set(['one', 'first', 'second', 'once', 'um', 'un', 'six', 'elf']);

const NUMBERS = new Map<string, number>();
for (const words of Object.values(COUNTED)) {
  for (const [i, word] of words.trim().split(/\s+/).entries()) {
    // Where two languages spell a number alike it is the same, but for "once": Spanish for eleven.
    if (!NUMBERS.has(word)) NUMBERS.set(word, i + 1);
  }
}
const TENS_BY_WORD = new Map(TENS.split(' ').map((word, i) => [word, 10 * (i + 2)]));
for (const [i, word] of ORDINAL_TENS.split(' ').entries()) NUMBERS.set(word, 10 * (i + 2));
/** What may follow a ten: "twenty three", "twenty-third". */
const UNITS = new Map(
  [COUNTED.english, COUNTED.ordinals].flatMap((words) =>
    words
      .trim()
      .split(/\s+/)
      .slice(0, 9)
      .map((word, i) => [word, i + 1] as const),
  ),
);

const LETTER_X = 120;
/** Ten and more; the lower ones are numbers in names as well, see `tokens.ts`. "Xx" is a name. */
const ROMAN = /^(x{1,3})(ix|iv|v?i{0,3})$/;
const ROMAN_UNITS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

function romanNumber(text: string): number {
  const [, tens = '', units = ''] = text.charCodeAt(0) === LETTER_X ? (ROMAN.exec(text) ?? []) : [];
  return units === '' ? 0 : 10 * tens.length + ROMAN_UNITS.indexOf(units);
}

/** A number in words or Roman numerals among the tokens of a query: its digits, and how many tokens say it. */
export interface SpokenNumber {
  digits: string;
  takes: number;
}

/**
 * The number that the words from `i` on say; null where they say none.
 *
 * @example spokenNumber(['galaxy', 's', 'twenty', 'three'], 2) // { digits: '23', takes: 2 }
 */
export function spokenNumber(tokens: readonly string[], i: number): SpokenNumber | null {
  const text = tokens[i];
  if (text === undefined || hasDigit(text)) return null;
  const ten = TENS_BY_WORD.get(text);
  if (ten === undefined) {
    const number = NUMBERS.get(text) ?? romanNumber(text);
    return number === 0 ? null : { digits: String(number), takes: 1 };
  }
  const unit = UNITS.get(tokens[i + 1] ?? '');
  return unit === undefined
    ? { digits: String(ten), takes: 1 }
    : { digits: String(ten + unit), takes: 2 };
}

/** Is the word a number and hardly anything else? Such a word is no typing error. */
export function isNumberWord(text: string): boolean {
  const isNumber = NUMBERS.has(text) || TENS_BY_WORD.has(text) || romanNumber(text) > 0;
  return isNumber && !ORDINARY.has(text);
}
