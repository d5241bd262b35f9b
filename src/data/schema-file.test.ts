import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonFiles } from './read-file.ts';
import { schemaFile } from './schema-file.ts';

describe('schemaFile', () => {
  it.each([
    ['brands.json', '../schema/brands.json'],
    ['dataset.json', '../schema/data-set.json'],
    ['sources/acme.json', '../../schema/sources.json'],
    ['catalogue/brands.json', '../../schema/brands.json'],
    ['catalogue/other/a.json', '../../../schema/catalogue.json'],
    ['devices/acme/one.json', '../../../schema/device.json'],
    ['unknown/one.json', null],
  ])('of %s is %s', (file, schema) => {
    expect(schemaFile(file)).toBe(schema);
  });

  it('names a schema that exists, for every file of the data', () => {
    const named = new Map<string, string>();
    for (const file of jsonFiles('data', '.')) {
      const schema = schemaFile(file);
      if (schema !== null) named.set(join('data', file, '..', schema), file);
    }
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter(([schema]) => !existsSync(schema))).toEqual([]);
  });
});
