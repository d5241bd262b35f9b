import type { LexiconRole } from '../model/index.ts';
import type { Container } from './container.ts';

/** The section that holds the lexicon. */
const SECTION = 'lexicon';

/** What a word or a phrase can be to a question. */
export interface Sense {
  readonly role: LexiconRole;
  /** What it stands for: a region id, a number, a category, a Latin spelling; null for nothing. */
  readonly means: string | number | null;
  /**
   * True where the words are others when they are not written in capitals ("in", "us", "my"). The
   * reader does not know how the text was written: whoever does must pass over such a sense unless
   * the text has the word in capitals and is not all in capitals, or has a word of the role
   * `version` beside it.
   */
  readonly capitals: boolean;
}

/** A sense with the words that have it, as {@link lexiconSections} stores them. */
export interface SenseWords extends Sense {
  /** Tokens joined by a space. */
  readonly words: readonly string[];
}

const NONE: readonly Sense[] = [];

/**
 * The lexicon: what the words of questions are. A word is asked for by its tokens, joined by a
 * space: a word of the Latin script as names and queries are folded ("hong kong", "hulle"), a word
 * of another script as `foldLetters` gives it, with a space where it touches Latin letters or a
 * digit ("国行", "us 版").
 */
export class Lexicon {
  readonly #container: Container;
  #senses: Map<string, Sense[]> | undefined;
  /** The number of tokens of the longest phrase that begins with a token, where that is over one. */
  readonly #longest = new Map<string, number>();

  constructor(container: Container) {
    this.#container = container;
  }

  /**
   * Everything that a word or a phrase can be, in the order of the roles; empty where it is not in
   * the lexicon.
   *
   * @example lexicon.senses('hong kong') // [{ role: 'region', means: 'hong-kong', capitals: false }]
   */
  senses(phrase: string): readonly Sense[] {
    return this.#read().get(phrase) ?? NONE;
  }

  /** The sense of a word or a phrase in one role; undefined where it has none. */
  sense(phrase: string, role: LexiconRole): Sense | undefined {
    return this.senses(phrase).find((sense) => sense.role === role);
  }

  /**
   * How many tokens the longest phrase of the lexicon takes that begins with the token at `i`; 0
   * where the token begins none, 1 where it is a word of its own.
   *
   * @example lexicon.longestAt(['pixel', '8', 'hong', 'kong'], 2) // 2
   */
  longestAt(tokens: readonly string[], i: number): number {
    const all = this.#read();
    const first = tokens[i];
    if (first === undefined) return 0;
    let takes = Math.min(this.#longest.get(first) ?? 1, tokens.length - i);
    while (takes > 1 && !all.has(tokens.slice(i, i + takes).join(' '))) takes--;
    return takes > 1 || all.has(first) ? takes : 0;
  }

  /** Every word of a role with its sense: for tables that are made once. */
  *words(role: LexiconRole): Generator<readonly [phrase: string, sense: Sense]> {
    for (const [phrase, senses] of this.#read()) {
      for (const sense of senses) if (sense.role === role) yield [phrase, sense];
    }
  }

  /** Reads the section when the first word is asked for: who only detects needs none. */
  #read(): ReadonlyMap<string, readonly Sense[]> {
    if (this.#senses !== undefined) return this.#senses;
    const senses = new Map<string, Sense[]>();
    for (const { words, ...sense } of parse(this.#container.text(SECTION))) {
      for (const phrase of words) {
        const known = senses.get(phrase);
        if (known === undefined) senses.set(phrase, [sense]);
        else known.push(sense);
        const space = phrase.indexOf(' ');
        if (space < 0) continue;
        const first = phrase.slice(0, space);
        const count = phrase.split(' ').length;
        if (count > (this.#longest.get(first) ?? 1)) this.#longest.set(first, count);
      }
    }
    this.#senses = senses;
    return senses;
  }
}

/**
 * The section of the lexicon: a line for each sense, its role, whether it needs capitals, its
 * meaning and its words.
 */
export function lexiconSections(senses: readonly SenseWords[]): Record<string, string> {
  const lines = senses.map(({ role, means, capitals, words }) =>
    [role, capitals ? 1 : '', typeof means === 'number' ? `#${means}` : means, ...words].join('\t'),
  );
  return { [SECTION]: lines.join('\n') };
}

function* parse(text: string): Generator<SenseWords> {
  if (text === '') return;
  for (const line of text.split('\n')) {
    const [role, capitals, means = '', ...words] = line.split('\t');
    yield {
      role: role as LexiconRole,
      capitals: capitals === '1',
      means: means === '' ? null : means.startsWith('#') ? Number(means.slice(1)) : means,
      words,
    };
  }
}
