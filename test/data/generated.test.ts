import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conflictsOf, formatConflicts } from '../../src/compile/index.ts';
import { checkFacts, formatSlugs, parseSlugs } from '../../src/data/index.ts';

const { facts, problems } = checkFacts('data');

describe('the data folder', () => {
  it('has no problem', () => {
    expect(problems).toEqual([]);
  });

  it('holds the report of conflicts as it would be written now (data conflicts --write)', () => {
    const report = formatConflicts(conflictsOf(facts));
    expect(report).toBe(readFileSync('data/CONFLICTS.md', 'utf8'));
  });
});

describe('released slugs', () => {
  const text = readFileSync('test/cases/released-slugs.txt', 'utf8');
  const released = parseSlugs(text);
  const slugs = new Set(facts.devices.map((d) => `${d.brandSlug}/${d.modelSlug}`));
  const redirects = new Map(Object.entries(facts.redirects));

  const gone = new Set(
    Object.values(facts.removed).flatMap((brands) =>
      Object.entries(brands).flatMap(([brand, models]) => models.map((m) => `${brand}/${m}`)),
    ),
  );

  it('lead for ever to a device, by redirects.json to one, or to what removed.json says they were', () => {
    const lost = released.filter(
      (slug) => !slugs.has(slug) && !slugs.has(redirects.get(slug) ?? '') && !gone.has(slug),
    );
    expect(lost).toEqual([]);
  });

  it('are all that removed.json retires', () => {
    const listed = new Set(released);
    expect([...gone].filter((slug) => !listed.has(slug))).toEqual([]);
  });

  it('are all listed (data slugs test/cases/released-slugs.txt)', () => {
    const listed = new Set(released);
    expect([...slugs].filter((slug) => !listed.has(slug))).toEqual([]);
    expect(formatSlugs(released)).toBe(text);
  });

  it('are each the slug of one device', () => {
    expect(slugs.size).toBe(facts.devices.length);
  });
});
