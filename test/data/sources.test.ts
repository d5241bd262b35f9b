import { expect, it } from 'vitest';
import type { Facts } from '../../src/data/index.ts';
import { statements } from '../../src/data/rules/rule.ts';
import type { Claim, Trait } from '../../src/model/index.ts';
import { wholeDevices, wholeFacts } from '../whole-data.ts';

const facts = wholeFacts();

/** Lower the number when a page is found again. A new source comes with its address. */
const NOT_KEPT = 19;

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

/** Lower both numbers when addresses are found; a new claim comes with its own. */
const CLAIMS_WITHOUT_PAGE = 276;
const ANSWERS_WITHOUT_PAGE = 163;

it('has ever fewer claims that lead to no page or file', () => {
  const lost = facts.devices.flatMap((entry) =>
    [...statements(entry)].filter(({ statement }) => !leadsToPage(statement)),
  );
  expect(lost.length).toBeLessThanOrEqual(CLAIMS_WITHOUT_PAGE);
});

it('has ever fewer answers that rest on such claims alone', () => {
  const lost = facts.devices.filter((entry) => {
    const said = [...statements(entry)].filter(({ statement }) => 'supports' in statement);
    return said.length > 0 && !said.some(({ statement }) => leadsToPage(statement));
  });
  expect(lost.length).toBeLessThanOrEqual(ANSWERS_WITHOUT_PAGE);
});

/**
 * A home page or the root of a repository leads nowhere by itself: the claim must name the page, or
 * in a repository the file.
 */
function leadsToPage(statement: Claim | Trait): boolean {
  const { source } = statement;
  const at = 'at' in statement ? statement.at : undefined;
  if (at?.startsWith('https://')) return true;
  const { url } = facts.sources[source]!;
  if (url === undefined) return false;
  const { hostname, pathname, search } = new URL(url);
  const parts = pathname.split('/').filter((part) => part !== '');
  const isRepository = /^(?:github|gitlab)\.com$/.test(hostname) && parts.length <= 2;
  if (isRepository) return at !== undefined;
  return parts.length > 0 || search !== '';
}
