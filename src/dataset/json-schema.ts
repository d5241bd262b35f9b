import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { ChangesDocument, DatasetDocument } from './schema.ts';

/** The documents with published schemas, by the name of the schema. */
export const PUBLISHED: Readonly<
  Record<string, readonly [title: string, schema: v.GenericSchema]>
> = {
  'dataset.json': ['/dataset.json: the open data set', DatasetDocument],
  'changes.json': ['/changes.json: the changes of answers', ChangesDocument],
};

/**
 * Converts a schema to JSON Schema (2020-12).
 *
 * JSON Schema cannot express some rules (no space at the ends of a line). The code checks them.
 */
export function jsonSchemaOf(title: string, schema: v.GenericSchema): Record<string, unknown> {
  const { $schema, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
  });
  return { $schema, title, ...rest };
}

/**
 * Returns the schema of a served document, the body of `GET /schema/{file}`; `null` for an unknown name.
 *
 * @param base the address of the service, without a slash at the end; empty if unknown
 */
export function publishedSchema(file: string, base: string): Record<string, unknown> | null {
  const known = Object.hasOwn(PUBLISHED, file) ? PUBLISHED[file]! : null;
  if (known === null) return null;
  const { $schema, ...rest } = jsonSchemaOf(...known);
  return { $schema, ...(base === '' ? {} : { $id: `${base}/schema/${file}` }), ...rest };
}
