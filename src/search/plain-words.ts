import { foldCode } from '../snapshot/index.ts';
import { fold } from './fold.ts';
import { parseQuery } from './query.ts';
import { noiseWords } from './words/noise.ts';
import { isNumberWord, spokenNumber } from './words/number-words.ts';

/** Made at the first text: who only searches has the words in the snapshot. */
let known: ReadonlySet<string> | undefined;

/** The words of a text as a search reads them. */
export interface PlainWords {
  /** In Latin letters, with numbers in digits, without measures and prices. */
  words: string[];
  /** For each word, whether it says nothing of a device: "smartphone", "schwarz", "handy". */
  noise: boolean[];
  /** Were there measures or prices in it? */
  hasMeasure: boolean;
  /** What stands between its spaces, folded like a model code. */
  parts: string[];
}

/**
 * Takes a text apart as a search does.
 *
 * @example plainWords('Смартфон Pixel eight 128GB').words // ['smartfon', 'pixel', '8']
 */
export function plainWords(text: string): PlainWords {
  known ??= new Set(noiseWords(fold));
  const { text: folded, tokens, noise: isNoise, rawKey } = parseQuery(text, known);
  const words: string[] = [];
  const noise: boolean[] = [];
  for (let i = 0; i < tokens.length; ) {
    const number = isNumberWord(tokens[i]!) ? spokenNumber(tokens, i) : null;
    words.push(number?.digits ?? tokens[i]!);
    noise.push(number === null && isNoise[i]!);
    i += number?.takes ?? 1;
  }
  const parts = folded.split(' ').filter(Boolean).map(foldCode);
  return { words, noise, hasMeasure: rawKey !== '', parts };
}
