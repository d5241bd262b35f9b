import { readdirSync, readFileSync } from 'node:fs';
import { compileLexicon, folderOf } from '../../src/compile/lexicon.ts';
import type { LexiconFile } from '../../src/model/index.ts';
import { Lexicon, storedLexicon } from '../../src/snapshot/index.ts';

const folder = new URL('../../data/lexicon/', import.meta.url);

/** The files of the lexicon, as they are now. */
export const FILES: readonly LexiconFile[] = readdirSync(folder)
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as LexiconFile);

const stored = storedLexicon(compileLexicon(FILES));

/** The lexicon as a snapshot has it. */
export const LEXICON = new Lexicon(() => stored);

/** Folds names and queries. */
export const FOLDER = folderOf(stored);
