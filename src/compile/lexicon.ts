import { LEXICON_ROLES, type LexiconFile, type LexiconRole } from '../model/index.ts';
import {
  isStandIn,
  Lexicon,
  type SenseWords,
  type StoredLexicon,
  standInOf,
  storedLexicon,
} from '../snapshot/index.ts';
import { Folder, foldLetters, type KnownWords, Spellings, tokenize } from '../text/index.ts';

/** Roles that are read before a text is folded: spellings in other scripts, and letters. */
const OF_SPELLING: ReadonlySet<LexiconRole> = new Set<LexiconRole>([
  'script-name',
  'transliteration',
  'look-alike',
  'model-letter',
  'keyboard',
]);

/** Roles whose words only show that they are not part of a name. */
const OF_CONTEXT: ReadonlySet<LexiconRole> = new Set<LexiconRole>([
  'question',
  'function-word',
  'filler',
  'trade',
  'condition',
  'colour',
  'hardware',
]);

/** Roles whose words can also be part of a name, except in a phrase such as "ex demo". */
const OF_NAME: ReadonlySet<LexiconRole> = new Set<LexiconRole>([
  'number',
  'number-part',
  'letter-name',
  'suffix',
  'suffix-word',
  'abbreviation',
  'everyday',
]);

/**
 * Roles whose words tell in which alphabet they are written. A denial reverses the answer, and "nee" is one in Dutch and
 * "her" in Russian.
 */
const OF_ALPHABET: ReadonlySet<LexiconRole> = new Set<LexiconRole>(['negation']);

/** Roles that the name of a carrier of one country has together. */
const OF_CARRIERS: ReadonlySet<LexiconRole> = new Set<LexiconRole>(['carrier', 'place']);

const OTHER_SCRIPT = /[^\0-\x7f]/;
const OTHER_THAN_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Returns the senses that a search needs, with their words in the form in which questions are compared: by
 * role, then by meaning in the order of the files. The words of all languages are together, sorted.
 *
 * A quarter of the lexicon is left out: phrases whose words say the same by themselves, and words of context in
 * scripts that folding does not turn into Latin letters. Such a word stays if a name would be read in it, the
 * "lite" in ライトブルー, or another word: the テン ("ten") in ステンレス ("stainless"). It stays also if it is one letter
 * away from a name: 에서 ("from") is no 에어 ("air").
 */
export function compileLexicon(files: readonly LexiconFile[]): SenseWords[] {
  const spellings = spellingsOf(files);
  const folder = new Folder(spellings, EVERY_WORD);
  const withoutWords = new Folder(spellings, NO_WORD);
  const mayBeName = (word: string): boolean =>
    tokenize(withoutWords.fold(word)).some((token) => !isStandIn(token)) ||
    spellings.near.misspelt(word).length > 0;
  const all = LEXICON_ROLES.flatMap((role) =>
    sensesOf(files, role, OF_SPELLING.has(role) ? spellingOf : (word) => phraseOf(word, folder)),
  );
  const rolesOf = new Map<string, Set<string>>();
  const besideNames = new Set<string>();
  for (const sense of all) {
    for (const word of sense.words) {
      if (!OF_NAME.has(sense.role)) besideNames.add(word);
      rolesOf.set(word, (rolesOf.get(word) ?? new Set()).add(idOf(sense)));
    }
  }
  const saysNoMore = (phrase: string, sense: SenseWords): boolean => {
    const tokens = phrase.split(' ');
    const own = idOf(sense);
    const says = (token: string): boolean => rolesOf.get(token)?.has(own) === true;
    if (tokens.length === 1 || !tokens.some(says)) return false;
    const isOf = (token: string, role: LexiconRole): boolean =>
      [...(rolesOf.get(token) ?? [])].some((id) => id !== own && id.startsWith(`${role} `));
    // "xfinity mobile" is one carrier of one country, and no phone.
    if (isOf(phrase, 'carrier') !== isOf(phrase, 'place') && OF_CARRIERS.has(sense.role))
      return false;
    // "har sin" is "has his", though "sin" alone is "without".
    if (sense.role === 'function-word' && tokens.some((token) => isOf(token, 'negation')))
      return false;
    // "Mainland China" is one region, and not two.
    if (sense.role === 'region' && tokens.every(says)) return false;
    // "io invece" is "mine", though "invece" alone is "instead"; "uk mainland" is not China.
    const saysOther = (token: string): boolean =>
      (sense.role === 'choice' || sense.role === 'region') && isOf(token, sense.role);
    return tokens.every((token) => says(token) || (besideNames.has(token) && !saysOther(token)));
  };
  const keep = (isKept: (word: string, sense: SenseWords) => boolean): SenseWords[] =>
    all
      .map((sense) => ({ ...sense, words: sense.words.filter((word) => isKept(word, sense)) }))
      .filter(({ words }) => words.length > 0);
  const isContext = (word: string, { role, means }: SenseWords): boolean =>
    OF_CONTEXT.has(role) && means === null && OTHER_SCRIPT.test(word);
  const says = keep((word, sense) => !saysNoMore(word, sense) && !isContext(word, sense));
  const lexicon = lexiconOf(says);
  const withoutContext = new Folder(spellings, lexicon);
  const holdsWord = (word: string): boolean => {
    const parts = tokenize(withoutContext.fold(word));
    return parts.length > 1 && parts.some((part) => lexicon.senses(part).length > 0);
  };
  return keep(
    (word, sense) =>
      !saysNoMore(word, sense) && (!isContext(word, sense) || mayBeName(word) || holdsWord(word)),
  );
}

/** Returns the short forms of names, by their meaning: "px" means "pixel". */
export const shortFormsOf = (
  senses: readonly SenseWords[],
): { means: string; words: readonly string[] }[] =>
  senses
    .filter(({ role }) => role === 'abbreviation')
    .map(({ means, words }) => ({ means: String(means), words }));

function lexiconOf(senses: readonly SenseWords[]): Lexicon {
  const stored = storedLexicon(senses);
  return new Lexicon(() => stored);
}

const idOf = ({ role, means }: SenseWords): string => `${role} ${means}`;

/** Returns the folder that queries use, for the lexicon that the snapshot will have. */
export function folderOf(stored: StoredLexicon): Folder {
  const lexicon = new Lexicon(() => stored);
  return new Folder(new Spellings(lexicon), lexicon);
}

/** Returns how other scripts write names and letters, which folding the lexicon's words needs. */
function spellingsOf(files: readonly LexiconFile[]): Spellings {
  const senses = [...OF_SPELLING].flatMap((role) => sensesOf(files, role, spellingOf));
  return new Spellings(lexiconOf(senses));
}

/** Returns the senses of a role with all their words, in the form in which they are compared. */
function sensesOf(
  files: readonly LexiconFile[],
  role: LexiconRole,
  form: (word: string) => string,
): SenseWords[] {
  const words = new Map<string | number | null, Set<string>>();
  /** The words that some language writes in another script than Latin. */
  const others = new Set<string>();
  for (const entry of files.filter((file) => file.role === role).flatMap((file) => file.entries)) {
    const { means = null } = entry;
    const known = words.get(means) ?? new Set();
    for (const word of entry.words) {
      const own = form(word);
      known.add(own);
      known.add(form(spelledOut(word, entry.language)));
      if (OTHER_THAN_LATIN.test(word)) others.add(own);
    }
    known.delete('');
    words.set(means, known);
  }
  return [...words].flatMap(([means, known]) => {
    const sorted = [...known].sort();
    const isLatin = (word: string): boolean => OF_ALPHABET.has(role) && !others.has(word);
    return [false, true]
      .map((latin) => ({
        role,
        means,
        isLatin: latin,
        words: sorted.filter((word) => isLatin(word) === latin),
      }))
      .filter((sense) => sense.words.length > 0);
  });
}

const SPELLED_OUT: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/ä/g, 'ae'],
    [/ö/g, 'oe'],
    [/ü/g, 'ue'],
  ],
  da: [
    [/ø/g, 'oe'],
    [/å/g, 'aa'],
  ],
  no: [
    [/ø/g, 'oe'],
    [/å/g, 'aa'],
  ],
};

/** Returns a word as people type it on a keyboard without its letters: "huelle" for "hülle". */
function spelledOut(word: string, language: string): string {
  const letters = SPELLED_OUT[language] ?? [];
  return letters.reduce((text, [letter, spelling]) => text.replace(letter, spelling), word);
}

/** Every word stands for itself, except in names in other scripts. */
const EVERY_WORD: KnownWords = {
  senses: () => [{ role: 'question', means: null, isLatin: false }],
  longestOf: () => Number.POSITIVE_INFINITY,
};

/** No word stands for itself. */
const NO_WORD: KnownWords = { senses: () => [], longestOf: () => 0 };

/**
 * Returns the tokens of a query with this word, joined by spaces. In place of a stand-in from folding it has
 * the letters that the stand-in stands for.
 *
 * @example phraseOf('hülle', folder) // 'hulle'
 * @example phraseOf('us版', folder) // 'us 版'
 */
export function phraseOf(word: string, folder: Folder): string {
  const spelling = spellingOf(word);
  return tokenize(folder.fold(word))
    .map((token) => (isStandIn(token) ? (partOf(spelling, token) ?? token) : token))
    .join(' ');
}

/** Returns the part of a spelling that a stand-in stands for. */
function partOf(spelling: string, standIn: string): string | undefined {
  for (let from = 0; from < spelling.length; from++) {
    for (let to = spelling.length; to > from; to--) {
      const part = spelling.slice(from, to);
      if (standInOf(part) === standIn) return part;
    }
  }
  return undefined;
}

/** Returns the letters of a word in its own script, with a space where they touch Latin letters or digits. */
function spellingOf(word: string): string {
  return foldLetters(word)
    .replace(/([a-z\d]+)/g, ' $1 ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
