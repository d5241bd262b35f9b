import { describe, expect, it } from 'vitest';
import { loadFacts } from '../../src/data/index.ts';

const { facts } = loadFacts('data');
const notKept = Object.entries(facts.sources).filter(([, s]) => s.withoutUrl === 'not-kept');

describe('the addresses of the sources', () => {
  /** Lower the number when a page is found again. A new source comes with its address. */
  it('lack with ever fewer', () => {
    expect(notKept.map(([id]) => id).length).toBeLessThanOrEqual(34);
  });

  it('are those of no two sources with the same title', () => {
    const seen = Object.values(facts.sources).flatMap((s) =>
      s.url ? [`${s.url} ${s.title}`] : [],
    );
    expect(seen.filter((address, i) => seen.indexOf(address) !== i)).toEqual([]);
  });

  it('lead to hosts that anybody can reach', () => {
    const hosts = Object.values(facts.sources).flatMap((s) => (s.url ? [new URL(s.url)] : []));
    expect(hosts.filter((u) => !/^https?:$/.test(u.protocol) || !u.hostname.includes('.'))).toEqual(
      [],
    );
  });
});
