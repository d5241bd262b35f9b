/** The JSON Schema of a folder's files, by the beginning of their path. The first match counts. */
const FOLDERS: readonly (readonly [begins: string, schema: string])[] = [
  ['catalogue/brands.json', 'brands'],
  ['catalogue/', 'catalogue'],
  ['changes/', 'change-set'],
  ['devices/', 'device'],
  ['lexicon/', 'lexicon'],
  ['rules/', 'rule'],
  ['sources/', 'sources'],
];

/**
 * Returns the relative address of the JSON Schema of a file of facts, for its `$schema`; null for a file of a
 * folder without one. Editors complete and check the fields by it.
 *
 * @param file its path below the data folder
 * @example schemaFile('lexicon/colour.json') // '../../schema/lexicon.json'
 */
export function schemaFile(file: string): string | null {
  const folders = file.split('/').length;
  const name = folders === 1 ? single(file) : FOLDERS.find(([b]) => file.startsWith(b))?.[1];
  return name === undefined ? null : `${'../'.repeat(folders)}schema/${name}.json`;
}

/** The open data set's schema is already called `dataset.json`. */
const single = (file: string): string =>
  file === 'dataset.json' ? 'data-set' : file.slice(0, -'.json'.length);

/** Removes `$schema`, which is for editors and would be an entry of a table. */
export function withoutSchema(json: unknown): unknown {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return json;
  const { $schema: _, ...rest } = json as Record<string, unknown>;
  return rest;
}
