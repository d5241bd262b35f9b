import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { Supports } from '../../src/model/index.ts';
import { wholeSnapshot } from '../whole-data.ts';

const CASES = new URL('../cases/names-in-lists.json', import.meta.url);

/** A name as makers, carriers and sellers write it; the device that it means; its answer. */
const Row = v.tuple([v.string(), v.string(), Supports]);

const rows = v.parse(v.array(Row), JSON.parse(readFileSync(CASES, 'utf8')));
const lookup = new Lookup(wholeSnapshot().bytes);

describe('a name as lists write it', () => {
  it.each(rows)('%s is the %s: %s', (query, name, supports) => {
    const [first] = lookup.check(query, { limit: 1 }).results;
    expect(first && { name: `${first.brand} ${first.model}`, supports: first.supports }).toEqual({
      name,
      supports,
    });
  });
});
