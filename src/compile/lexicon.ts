import { LEXICON_ROLES, type LexiconFile, type LexiconRole } from '../model/index.ts';
import { isStandIn, Lexicon, lexiconText, type SenseWords, standInOf } from '../snapshot/index.ts';
import { Folder, foldLetters, type KnownWords, Spellings, tokenize } from '../text/index.ts';

/** What is read before a text is folded: spellings in other scripts, and letters. */
const OF_SPELLING: ReadonlySet<LexiconRole> = new Set<LexiconRole>([
  'script-name',
  'transliteration',
  'look-alike',
  'model-letter',
  'keyboard',
]);

/** Words that only say that they are not part of a name. */
const OF_CONTEXT: ReadonlySet<LexiconRole> = new Set<LexiconRole>([
  'question',
  'function-word',
  'filler',
  'trade',
  'condition',
  'colour',
  'hardware',
]);

/** Words that are read as a part of a name as well, unless a phrase says what they are: "ex demo". */
const OF_NAME: ReadonlySet<LexiconRole> = new Set<LexiconRole>([
  'number',
  'number-part',
  'letter-name',
  'suffix',
  'suffix-word',
  'abbreviation',
]);

const OTHER_SCRIPT = /[^\0-\x7f]/;

/**
 * The senses of the lexicon that a search needs, with their words as questions are compared with
 * them: by role, then by meaning in the order of the files; the words of all languages together,
 * sorted.
 *
 * Two kinds of words are left out, a quarter of the lexicon: phrases of words that say the same by
 * themselves, and words of context in scripts that folding does not bring to Latin letters, unless a
 * name would be read in one of them: the "lite" in ライトブルー.
 */
export function compileLexicon(files: readonly LexiconFile[]): SenseWords[] {
  const spellings = spellingsOf(files);
  const folder = new Folder(spellings, EVERY_WORD);
  const withoutWords = new Folder(spellings, NO_WORD);
  const holdsName = (word: string): boolean =>
    tokenize(withoutWords.fold(word)).some((token) => !isStandIn(token));
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
  const saysNoMore = (phrase: string, own: string): boolean => {
    const tokens = phrase.split(' ');
    const says = (token: string): boolean => rolesOf.get(token)?.has(own) === true;
    if (tokens.length === 1 || !tokens.some(says)) return false;
    return tokens.every((token) => says(token) || besideNames.has(token));
  };
  return all
    .map((sense) => ({
      ...sense,
      words: sense.words.filter(
        (word) =>
          !saysNoMore(word, idOf(sense)) &&
          !(OF_CONTEXT.has(sense.role) && OTHER_SCRIPT.test(word) && !holdsName(word)),
      ),
    }))
    .filter(({ words }) => words.length > 0);
}

/** The short forms of names, by what they mean: "px" means "pixel". */
export const shortFormsOf = (
  senses: readonly SenseWords[],
): { means: string; words: readonly string[] }[] =>
  senses
    .filter(({ role }) => role === 'abbreviation')
    .map(({ means, words }) => ({ means: String(means), words }));

const idOf = ({ role, means }: SenseWords): string => `${role} ${means}`;

/** Folds names as queries are folded, by the text that the snapshot will hold. */
export function folderOf(text: string): Folder {
  const lexicon = new Lexicon(() => text);
  return new Folder(new Spellings(lexicon), lexicon);
}

/** How other scripts write names and letters: what folding the words of the lexicon needs. */
function spellingsOf(files: readonly LexiconFile[]): Spellings {
  const senses = [...OF_SPELLING].flatMap((role) => sensesOf(files, role, spellingOf));
  return new Spellings(new Lexicon(() => lexiconText(senses)));
}

/** The senses of a role with all of their words, in the form in which they are compared. */
function sensesOf(
  files: readonly LexiconFile[],
  role: LexiconRole,
  form: (word: string) => string,
): SenseWords[] {
  const words = new Map<string | number | null, Set<string>>();
  const ofRole = files.filter((file) => file.role === role);
  for (const entry of ofRole.flatMap((file) => file.entries)) {
    const { means = null } = entry;
    const known = words.get(means) ?? new Set();
    for (const word of entry.words) {
      known.add(form(word));
      known.add(form(spelledOut(word, entry.language)));
    }
    known.delete('');
    words.set(means, known);
  }
  const capitals = ofRole.some((file) => file.capitals === true);
  return [...words]
    .filter(([, known]) => known.size > 0)
    .map(([means, known]) => ({ role, means, capitals, words: [...known].sort() }));
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

/** A word as it is typed on a keyboard without its letters: "hülle" is "huelle". */
function spelledOut(word: string, language: string): string {
  const letters = SPELLED_OUT[language] ?? [];
  return letters.reduce((text, [letter, spelling]) => text.replace(letter, spelling), word);
}

/** Every word stands for itself, except in names in other scripts. */
const EVERY_WORD: KnownWords = {
  senses: () => [{ role: 'question', means: null, capitals: false }],
  longestOf: () => Number.POSITIVE_INFINITY,
};

/** No word stands for itself. */
const NO_WORD: KnownWords = { senses: () => [], longestOf: () => 0 };

/**
 * A word as the tokens that a query with it gives, joined by a space; where folding puts a stand-in,
 * the letters that it stands for.
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

/** The part of a spelling that a stand-in stands for. */
function partOf(spelling: string, standIn: string): string | undefined {
  for (let from = 0; from < spelling.length; from++) {
    for (let to = spelling.length; to > from; to--) {
      const part = spelling.slice(from, to);
      if (standInOf(part) === standIn) return part;
    }
  }
  return undefined;
}

/** The letters of a word in its own script, apart where it touches Latin letters or digits. */
function spellingOf(word: string): string {
  return foldLetters(word)
    .replace(/([a-z\d]+)/g, ' $1 ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
