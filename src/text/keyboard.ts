import { inKatakana } from './letters.ts';
import { keysOf } from './near-spellings.ts';
import type { KnownWords } from './scripts.ts';
import type { Letters, Spellings } from './spellings.ts';

/** A run of letters, and one with letters of another script than Latin. */
const RUN = /[a-z\u0080-\uffff]+/g;
const OTHER = /[^a-z]/;
const FIRST = /[a-z]*[\u0080-\uffff][a-z\u0080-\uffff]*/;
const KANA = /[\u3041-\u3096]/;
const LAST_KANA = /[\u3041-\u3096]+$/;
const CONSONANT = /[b-df-hj-np-tv-z]/;
/** Hebrew, Arabic and kana, in which few letters are a word of the language. */
const IS_DENSE = /[\u0590-\u06ff\u3041-\u3096]/;
/** The letters that a person typed for two kana: "wi" for うぃ. A small kana is typed with "x" or "l". */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/vux/g, 'v'],
  [/hux/g, 'f'],
  [/texi/g, 'thi'],
  [/ux(?=[ie])/g, 'w'],
  [/っ(.)/g, '$1$1'],
];
/** The fewest letters of a whole name, of a beginning, and of one in a script in which few letters are a word. */
const MIN_NAME = 4;
const MIN_BEGINNING = 4;
const MIN_DENSE = 5;
/** The fewest letters of kana among Latin letters, which Japanese does not mix in one word. */
const MIN_MIXED = 3;
const MIN_KANA = 3;
/** Fewer Latin keys of a name in another script may be another word: "shui" has the keys of ساعه, a watch. */
const MIN_SPELT = 5;
/** A shorter run may be the letter of a line. */
const MAX_LETTERS = 2;

/**
 * Finds names that were typed with the wrong keyboard on: "шзрщту 15" for "iphone 15", and "fqajy 15" for "айфон 15".
 */
export class Keyboard {
  readonly #keys: Letters;
  readonly #latin: ReadonlyMap<string, string>;
  readonly #known: KnownWords;
  /** The names that another script spells, by the keys of that spelling: "iphone" by "fqajy", where айфон is typed. */
  #spelt: Map<string, string> | undefined;
  /** The names by their first key. */
  readonly #names = new Map<string, (readonly [keys: string, name: string])[]>();

  /**
   * @param spellings the keys of other layouts, and the names that may be typed on them
   * @param known the words of other languages, which nobody typed for a name
   */
  constructor(spellings: Spellings, known: KnownWords) {
    this.#keys = spellings.letters('keyboard');
    this.#latin = spellings.names.latin;
    this.#known = known;
    for (const name of spellings.names.known) {
      if (name.length < 2 || name.includes(' ')) continue;
      const keys = oneKey(name);
      const own = this.#names.get(keys[0]!);
      if (own === undefined) this.#names.set(keys[0]!, [[keys, name]]);
      else own.push([keys, name]);
    }
  }

  /**
   * Returns the Latin text that was typed; the text itself if its first word in another script is no name so typed.
   *
   * @param text a text that `foldLetters` has folded
   * @example keyboard.read('いpほね 15') // 'iphone 15'
   */
  read(text: string): string {
    const typed = this.#byKeys(text);
    return typed === text ? this.#withoutHalf(text) : typed;
  }

  /**
   * The name that was typed in another script while the Latin keyboard was on; the empty string for none.
   *
   * @example keyboard.spelt('fqajy') // 'iphone': the keys of айфон
   */
  spelt(word: string): string {
    if (this.#spelt === undefined) {
      this.#spelt = new Map();
      for (const [written, name] of this.#latin) {
        const keys = this.#typed(written);
        if (keys.length >= MIN_SPELT && !OTHER.test(keys)) this.#spelt.set(keys, name);
      }
    }
    // Folding drops the breve of й, so that the spellings have the и of another key.
    return this.#spelt.get(word) ?? this.#spelt.get(word.replaceAll('q', 'b')) ?? '';
  }

  #byKeys(text: string): string {
    const first = FIRST.exec(text);
    const word = first?.[0] ?? '';
    const keys = this.#typed(word);
    const name = keys === '' ? '' : this.#begunBy(keys);
    if (name === '' || this.#latin.has(inKatakana(word)) || this.#isKnown(word)) return text;
    const isMixed = /[a-z]/.test(word);
    if (isMixed && !KANA.test(word)) return text;
    const isLast = first!.index + word.length === text.length;
    const isWhole = name.length === keys.length && this.#isName(keys);
    const beginning = IS_DENSE.test(word) ? MIN_DENSE : MIN_BEGINNING;
    // "のて" is a word of every sentence.
    if (!isMixed && KANA.test(word) && word.length < MIN_KANA) return text;
    const least = isMixed ? MIN_MIXED : isWhole ? MIN_NAME : beginning;
    if (keys.length < least || !(isWhole || isLast)) return text;
    return text.replace(RUN, (run) => (OTHER.test(run) ? this.#word(run) : run));
  }

  /** The text without the consonant of a kana that is not yet typed: "ぴくせr". In "あいふぉんx" it is the letter of a device. */
  #withoutHalf(text: string): string {
    if (!KANA.test(text.at(-2) ?? '') || !CONSONANT.test(text.at(-1)!)) return text;
    const kana = LAST_KANA.exec(text.slice(0, -1))![0];
    return this.#latin.has(inKatakana(kana)) ? text : text.slice(0, -1);
  }

  /** A word of a text so typed; a longer one that begins no name is of the other language. */
  #word(word: string): string {
    const keys = this.#typed(word);
    const name = keys.length > 1 ? this.#begunBy(keys) : '';
    if (name !== '' || keys === '') return name || word;
    return word.length <= MAX_LETTERS && (keys.length < 2 || !this.#isKnown(word)) ? keys : word;
  }

  /** The keys with which a word was typed; the empty string if a letter is on no key. */
  #typed(word: string): string {
    let typed = '';
    for (const letter of keysOf(word)) {
      const key = letter < '\x80' || letter === 'っ' ? letter : this.#keys.get(letter);
      if (key === undefined) return '';
      typed += key;
    }
    if (KANA.test(word)) for (const [from, to] of TYPED) typed = typed.replace(from, to);
    return typed;
  }

  /** As much of a name as was typed; the empty string for none. */
  #begunBy(typed: string): string {
    const keys = oneKey(typed);
    const names = this.#names.get(keys[0]!) ?? [];
    const found =
      names.find(([, name]) => name.startsWith(typed)) ??
      names.find(([other]) => other.startsWith(keys));
    return found === undefined ? '' : found[1].slice(0, keys.length);
  }

  #isKnown(word: string): boolean {
    return this.#known.senses(word).some(({ role }) => role !== 'keyboard');
  }

  #isName(typed: string): boolean {
    const keys = oneKey(typed);
    return this.#names.get(keys[0]!)?.some(([other]) => other === keys) === true;
  }
}

/** One letter for those that folded text does not tell apart: small kana are typed with l or x; Arabic ئ, ي and ى become one. */
const oneKey = (text: string): string => text.replace(/[ldzm]/g, (letter) => SAME[letter]!);
const SAME: Readonly<Record<string, string>> = { l: 'x', d: 'n', z: 'n', m: 'i' };
