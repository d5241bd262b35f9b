import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLookup } from '../../src/lookup/index.ts';
import { blocksOf, root } from './blocks.ts';

test('the correction that CONTRIBUTING shows is in the data, with the answer that it shows', async () => {
  const [claim, source, outcome] = blocksOf('CONTRIBUTING.md');
  const slug = /\((.+\/.+)\):/.exec(outcome!.text)![1]!;
  const file = JSON.parse(readFileSync(join(root, 'data/devices', `${slug}.json`), 'utf8'));
  expect(file.variants).toContainEqual(JSON.parse(claim!.text));

  const publisher = JSON.parse(source!.text);
  const named = readFileSync(join(root, 'data/sources/itmedia-mobile.json'), 'utf8');
  expect(JSON.parse(named)).toEqual(publisher);

  const lookup = await openLookup({
    snapshot: new URL('../../dist/esim.snapshot', import.meta.url),
  });
  const { supports, exceptionRegions } = lookup.device(slug)!;
  const now = /now: +(.*)$/m.exec(outcome!.text)![1]!;
  expect(now).toContain(`${supports}, except in ${exceptionRegions.join(', ')};`);
});
