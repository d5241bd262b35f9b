import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { nameKey } from '../../src/data/name-key.ts';
import { CatalogueFile } from '../../src/model/index.ts';

const FOLDER = 'data/catalogue';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.json') && name !== 'brands.json',
);

it('files a row of the list under one brand', () => {
  const brandsOf = new Map<string, string[]>();
  for (const name of files) {
    const { brands } = v.parse(
      CatalogueFile,
      JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')),
    );
    for (const [brand, models] of Object.entries(brands)) {
      for (const { model, codes, missing, seen } of models) {
        // Without a day, two brands' phones of one name cannot be told from one phone under two brands.
        if (seen === undefined) continue;
        const key = [nameKey(model), missing, seen, ...codes].join('/');
        brandsOf.set(key, [...(brandsOf.get(key) ?? []), brand]);
      }
    }
  }
  expect([...brandsOf].filter(([, brands]) => brands.length > 1)).toEqual([]);
});
