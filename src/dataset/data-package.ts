import { CATEGORIES, GRADES, SUPPORTS } from '../model/index.ts';
import { CODE_COLUMNS, DATASET_COLUMNS } from './csv.ts';
import { ATTRIBUTION } from './json.ts';

const LIST = 'Separated by a vertical bar.';

type Column = (typeof DATASET_COLUMNS)[number] | (typeof CODE_COLUMNS)[number];
/** The types of the columns in the form of Table Schema. A column without an entry is text. */
const FIELDS: Readonly<Partial<Record<Column, object>>> = {
  releaseYear: { type: 'year' },
  category: { constraints: { enum: CATEGORIES } },
  supports: { constraints: { enum: SUPPORTS, required: true } },
  exceptionRegions: { description: `Where the answer differs. ${LIST}` },
  regions: { description: `Where it is sold; empty if that is not known. ${LIST}` },
  grade: { constraints: { enum: GRADES } },
  aliases: { description: `Other names. ${LIST}` },
  codes: { description: `The model codes of all variants. ${LIST}` },
  code: { description: 'A model code. A code that several devices share has a row for each.' },
  basis: {
    description: 'variant: the answer of this very code. device: that of the device.',
    constraints: { enum: ['variant', 'device'] },
  },
};

/**
 * Describes the tables of the data set as a Data Package (specs.frictionlessdata.io), for programs that load
 * tables with their types and keys. The body of `GET /datapackage.json`.
 *
 * @param base the address of the service, without a slash at the end; empty: relative to the document
 */
export function dataPackage(
  { version, date }: { version: string; date: string },
  base: string,
): object {
  const fields = (columns: readonly Column[]): object[] =>
    columns.map((name) => ({ name, type: 'string', ...FIELDS[name] }));
  const table = (name: string, format: string, schema: object): object => ({
    name,
    path: `${base === '' ? '' : `${base}/`}dataset/${version}.${format}`,
    profile: 'tabular-data-resource',
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    schema,
  });
  return {
    profile: 'tabular-data-package',
    name: 'esim-lookup',
    title: 'eSIM Lookup',
    description: `Which devices support eSIM, and where they do not. ${ATTRIBUTION}`,
    version,
    created: `${date}T00:00:00Z`,
    licenses: [
      {
        name: 'CC-BY-4.0',
        path: 'https://creativecommons.org/licenses/by/4.0/',
        title: 'Creative Commons Attribution 4.0',
      },
    ],
    resources: [
      table('devices', 'csv', { fields: fields(DATASET_COLUMNS), primaryKey: 'slug' }),
      table('codes', 'codes.csv', {
        fields: fields(CODE_COLUMNS),
        primaryKey: ['code', 'slug'],
        foreignKeys: [{ fields: 'slug', reference: { resource: 'devices', fields: 'slug' } }],
      }),
    ],
  };
}
