/** The JSON Schema of the files of a folder, by the beginning of their path; the first that fits. */
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
 * The JSON Schema of a file of facts, relative to it, as `$schema` names it; null for a file of a folder
 * that has no schema. An editor completes and checks the fields by it.
 *
 * @param file its path below the data folder
 * @example schemaFile('lexicon/colour.json') // '../../schema/lexicon.json'
 */
export function schemaFile(file: string): string | null {
  const folders = file.split('/').length;
  const name = folders === 1 ? single(file) : FOLDERS.find(([b]) => file.startsWith(b))?.[1];
  return name === undefined ? null : `${'../'.repeat(folders)}schema/${name}.json`;
}

/** `dataset.json` is the name of the schema of the open data set, which is served. */
const single = (file: string): string =>
  file === 'dataset.json' ? 'data-set' : file.slice(0, -'.json'.length);

/** A file's content without `$schema`, which is for editors: in a table it would be an entry. */
export function withoutSchema(json: unknown): unknown {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return json;
  const { $schema: _, ...rest } = json as Record<string, unknown>;
  return rest;
}
