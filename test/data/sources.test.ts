import { expect, it } from 'vitest';
import type { Facts } from '../../src/data/index.ts';
import { statements } from '../../src/data/rules/rule.ts';
import type { Claim, Trait } from '../../src/model/index.ts';
import { slugOf, wholeDevices, wholeFacts } from '../whole-data.ts';

const facts = wholeFacts();

/** Lower the number when a page is found again. A new source comes with its address. */
const NOT_KEPT = 6;

it('has ever fewer sources that nobody can find again', () => {
  const { sources } = facts;
  const lost = Object.keys(sources).filter((id) => sources[id]!.withoutUrl === 'not-kept');
  expect(lost.length, lost.join(', ')).toBeLessThanOrEqual(NOT_KEPT);
});

it('has no source that nothing rests on', () => {
  const years = wholeDevices().flatMap(({ released }) => released?.source ?? []);
  const used = new Set([...named(facts), ...years]);
  expect(Object.keys(facts.sources).filter((id) => !used.has(id))).toEqual([]);
});

it('reads no plain yes from a table of hardware that varies', () => {
  const { devices, sources } = facts;
  const varies = (source: string): boolean =>
    sources[source]!.note?.startsWith('Table of variable hardware') === true;
  const claims = devices.flatMap((entry) =>
    (entry.facts.claims ?? []).map((claim) => ({ slug: slugOf(entry), ...claim })),
  );
  const read = claims.filter(({ source }) => varies(source));
  expect(read.length).toBeGreaterThan(30);
  // Of one market's hardware, set by its id, the table speaks by itself.
  const plain = read.filter(({ supports, regions }) => supports === 'yes' && !regions);
  expect(plain.map(({ slug }) => slug)).toEqual([]);
});

/** Every source that the facts name, as often as they do. */
function* named(all: Facts): Generator<string> {
  for (const entry of all.devices) {
    for (const { statement } of statements(entry)) yield statement.source;
    const { released, listed, os, screens = [] } = entry.facts;
    for (const part of [released, listed, os, ...screens]) if (part) yield part.source;
  }
  for (const { sources } of Object.values(all.rules)) yield* sources;
  for (const { source } of all.neverExisted) yield source;
  yield* Object.keys(all.releaseYears);
  yield* Object.keys(all.codeNames);
  yield* Object.keys(all.furtherCodes);
  yield* Object.keys(all.appleOrderNumbers);
  yield* Object.keys(all.twins);
  for (const { source } of Object.values(all.qualities).flat()) yield source;
}

it('leads every claim and trait to a page, a file or a place in its source', () => {
  const lost = facts.devices.flatMap((entry) =>
    [...statements(entry)]
      .filter(({ statement }) => !leadsToPage(statement))
      .map(({ field, statement }) => `${slugOf(entry)} ${field}: ${statement.source}`),
  );
  expect(lost).toEqual([]);
});

/**
 * A home page or the root of a repository leads nowhere by itself: the claim must say which page,
 * file or row of it.
 */
function leadsToPage(statement: Claim | Trait): boolean {
  const { url } = facts.sources[statement.source]!;
  const at = 'at' in statement ? statement.at : undefined;
  if (at !== undefined) return url !== undefined || at.startsWith('https://');
  if (url === undefined) return false;
  const { hostname, pathname, search } = new URL(url);
  const parts = pathname.split('/').filter((part) => part !== '');
  if (/^(?:github|gitlab)\.com$/.test(hostname)) return parts.length > 2;
  return parts.length > 0 || search !== '';
}
