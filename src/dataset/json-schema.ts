import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { ChangesDocument, DatasetDocument } from './schema.ts';

/** The documents whose schemas are served, by the name of the schema. */
export const PUBLISHED: Readonly<
  Record<string, readonly [title: string, schema: v.GenericSchema]>
> = {
  'dataset.json': ['/dataset.json: the open data set', DatasetDocument],
  'changes.json': ['/changes.json: the changes of answers', ChangesDocument],
};

/**
 * A schema as JSON Schema (2020-12).
 *
 * Rules that JSON Schema cannot express (no space at the ends of a line) are left to the code.
 */
export function jsonSchemaOf(title: string, schema: v.GenericSchema): Record<string, unknown> {
  const { $schema, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
  });
  return { $schema, title, ...rest };
}

/**
 * `GET /schema/{file}`: the schema of a document that is served; `null` if there is none of this name.
 *
 * @param base the address of the service, without a slash at the end; empty if it is not known
 */
export function publishedSchema(file: string, base: string): Record<string, unknown> | null {
  const known = Object.hasOwn(PUBLISHED, file) ? PUBLISHED[file]! : null;
  if (known === null) return null;
  const { $schema, ...rest } = jsonSchemaOf(...known);
  return { $schema, ...(base === '' ? {} : { $id: `${base}/schema/${file}` }), ...rest };
}
