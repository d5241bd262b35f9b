import { type SourceFile, type Sources, slugify } from '../model/index.ts';
import type { Problem } from './problem.ts';

/** The folder of the sources below the data folder. */
export const SOURCES = 'sources';

/**
 * Returns the path of a publisher's sources, below the data folder.
 *
 * @example sourceFile('XDA Developers') // 'sources/xda-developers.json'
 */
export const sourceFile = (publisher: string): string => `${SOURCES}/${slugify(publisher)}.json`;

/**
 * Joins the files of the sources. A file that is not named after its publisher and an id in two files are
 * problems.
 *
 * @param files the files by their path below the data folder
 */
export function joinSources(files: ReadonlyMap<string, SourceFile>): {
  sources: Sources;
  problems: Problem[];
} {
  const all = new Map<string, { file: string; source: Sources[string] }>();
  const problems: Problem[] = [];
  const add = (file: string, field: string, value: string, why: string, cure: string): void => {
    problems.push({ file, field, value, why, cure, rule: 'source-file', fixable: false });
  };
  for (const [file, { publisher, sources }] of files) {
    const place = sourceFile(publisher);
    if (place !== file) {
      add(
        file,
        'publisher',
        publisher,
        'The file has the name of another publisher.',
        `Move the sources to ${place}.`,
      );
    }
    for (const [id, source] of Object.entries(sources)) {
      const other = all.get(id);
      if (other === undefined) all.set(id, { file, source: { ...source, publisher } });
      else
        add(
          file,
          `sources.${id}`,
          id,
          `${other.file} has a source of this id.`,
          'Give one of the two another id.',
        );
    }
  }
  const sources = Object.fromEntries([...all].map(([id, { source }]) => [id, source]));
  return { sources, problems };
}
