import { readdirSync, readFileSync } from 'node:fs';
import { compileLexicon } from '../../src/compile/lexicon.ts';
import type { LexiconFile } from '../../src/model/index.ts';
import { Folder, Spellings } from '../../src/search/index.ts';
import { Lexicon, lexiconText } from '../../src/snapshot/index.ts';

const folder = new URL('../../data/lexicon/', import.meta.url);

/** The files of the lexicon, as they stand. */
export const FILES: readonly LexiconFile[] = readdirSync(folder)
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as LexiconFile);

/** The lexicon as a snapshot has it. */
export const LEXICON = new Lexicon(() => lexiconText(compileLexicon(FILES)));

/** Folds names: without the words of queries. */
export const NAMES = new Folder(new Spellings(LEXICON));

/** Folds queries. */
export const QUERIES = new Folder(new Spellings(LEXICON), LEXICON);
