import { describe, expect, test } from 'vitest';
import { type Compared, changesBetween, changesDocument } from './changes.ts';
import { atomFeed } from './feed.ts';
import type { ChangeSet } from './schema.ts';

const device = (slug: string, supports: Compared['supports'], ...exceptionRegions: string[]) => ({
  slug,
  brand: 'Acme',
  model: slug.split('/')[1]!,
  supports,
  exceptionRegions,
});

describe('the changes between two versions', () => {
  const one = device('acme/one', 'yes', 'japan');
  test.each([
    ['nothing', [one], [one], []],
    ['a new device', [], [one], [['acme/one', null, 'yes']]],
    ['a device withdrawn', [one], [], [['acme/one', 'yes', null]]],
    ['another answer', [one], [device('acme/one', 'no')], [['acme/one', 'yes', 'no']]],
    [
      'another exception',
      [one],
      [device('acme/one', 'yes', 'china')],
      [['acme/one', 'yes', 'yes']],
    ],
    ['one exception fewer', [one], [device('acme/one', 'yes')], [['acme/one', 'yes', 'yes']]],
    ['a device that moved', [device('acme/old', 'yes', 'japan')], [one], []],
    [
      'in order',
      [],
      [device('acme/b', 'no'), device('acme/a', 'no')],
      [
        ['acme/a', null, 'no'],
        ['acme/b', null, 'no'],
      ],
    ],
  ] as [string, Compared[], Compared[], unknown[]][])('%s', (_, before, after, expected) => {
    const moved = (slug: string): string => (slug === 'acme/old' ? 'acme/one' : slug);
    const changes = changesBetween(before, after, moved);
    expect(
      changes.map((c) => [c.slug, c.before?.supports ?? null, c.after?.supports ?? null]),
    ).toEqual(expected);
  });
});

const set = (version: string, date: string, changes: ChangeSet['changes'] = []): ChangeSet => ({
  $schema: 'x',
  version,
  previous: null,
  date,
  summary: 'Tidied <up> & "more".',
  devices: 1,
  changes,
});

test('the document has the newest version first, and no editor hints', () => {
  const { versions } = changesDocument([
    set('a', '2026-01-02'),
    set('b', '2026-03-01'),
    set('c', '2026-01-03'),
  ]);
  expect(versions.map((v) => v.version)).toEqual(['b', 'c', 'a']);
  expect(versions[0]).not.toHaveProperty('$schema');
});

test('the feed names what changed, escaped', () => {
  const changes = changesBetween(
    [],
    [{ ...device('acme/a', 'yes', 'japan'), model: '<A&B>' }],
    (slug) => slug,
  );
  const feed = atomFeed(changesDocument([set('v1', '2026-01', changes)]), 'https://esim.example');
  expect(feed).toContain('<updated>2026-01-01T00:00:00Z</updated>');
  expect(feed).toContain('Tidied &lt;up&gt; &amp; &quot;more&quot;.');
  expect(feed).toContain('Acme &lt;A&amp;B&gt;: new, yes (except in japan)');
  expect(feed).toContain('href="https://esim.example/changes.atom"');
});
