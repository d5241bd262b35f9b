import { expect, it } from 'vitest';
import { type Facts, loadFacts } from '../../src/data/index.ts';
import { statements } from '../../src/data/rules/rule.ts';

const { facts } = loadFacts('data');

/** Lower the number when a page is found again. A new source comes with its address. */
const NOT_KEPT = 25;

it('has ever fewer sources that nobody can find again', () => {
  const { sources } = facts;
  const lost = Object.keys(sources).filter((id) => sources[id]!.withoutUrl === 'not-kept');
  expect(lost.length, lost.join(', ')).toBeLessThanOrEqual(NOT_KEPT);
});

it('has no source that nothing rests on', () => {
  const used = new Set(named(facts));
  expect(Object.keys(facts.sources).filter((id) => !used.has(id))).toEqual([]);
});

/** Every source that the facts name, as often as they do. */
function* named(all: Facts): Generator<string> {
  for (const entry of all.devices) {
    for (const { statement } of statements(entry)) yield statement.source;
    const { released, listed, os } = entry.facts;
    for (const part of [released, listed, os, entry.latest]) if (part) yield part.source;
  }
  for (const { sources } of Object.values(all.rules)) yield* sources;
  for (const { source } of all.neverExisted) yield source;
  yield* Object.keys(all.releaseYears);
  yield* Object.keys(all.codeNames);
}
