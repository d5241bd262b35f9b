import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../data/facts.fixture.ts';
import type { DeviceEntry, Facts } from '../data/index.ts';
import { type DeviceFacts, slugify } from '../model/index.ts';
import { compileDevices } from './compile.ts';
import { prominences } from './prominence.ts';

const entry = (
  brandSlug: string,
  model: string,
  facts: Partial<DeviceFacts> = {},
  origin: DeviceEntry['origin'] = 'curated',
): DeviceEntry => ({
  file: `devices/${brandSlug}/${slugify(model)}.json`,
  origin,
  brandSlug,
  modelSlug: slugify(model),
  facts: { model, category: 'phone', released: { date: '2024', source: 'maker' }, ...facts },
});
const yes = (...sources: string[]) =>
  sources.map((source) => ({ supports: 'yes' as const, source, checked: '2025' }));
const source = (lineage?: string) => ({
  title: 'T',
  publisher: 'P',
  kind: 'list' as const,
  ...(lineage === undefined ? {} : { lineage }),
});

/** The prominence of the first of two devices over the second's. */
function lead(first: DeviceEntry, second: DeviceEntry, ...others: DeviceEntry[]): number {
  const facts: Facts = {
    ...NO_FACTS,
    brands: { acme: { name: 'Acme', weight: 9 }, zenith: { name: 'Zenith' } },
    sources: {
      maker: source(),
      a: source(),
      b: source(),
      copy: source('a'),
      'copy-2': source('a'),
    },
    devices: [first, second, ...others],
  };
  const [of, against] = prominences(compileDevices(facts), facts);
  return of! - against!;
}

describe('prominences', () => {
  it.each([
    ['the brand that people carry', entry('acme', 'One'), entry('zenith', 'One')],
    [
      'more voices',
      entry('acme', 'One', { claims: yes('a', 'b') }),
      entry('acme', 'Two', { claims: yes('a') }),
    ],
    ['a phone', entry('acme', 'One'), entry('acme', 'Two', { category: 'watch' })],
    [
      'more codes',
      entry('acme', 'One', { variants: [{ codes: [...'ABCDEFGHIJKLMNOP'] }] }),
      entry('acme', 'Two', { variants: [{ codes: ['Z'] }] }),
    ],
    [
      'the newer one',
      entry('acme', 'One'),
      entry('acme', 'Two', { released: { date: '2018', source: 'maker' } }),
    ],
    ['a file of its own', entry('acme', 'One'), entry('acme', 'Two', {}, 'catalogue')],
  ])('puts %s first', (_, first, second) => {
    expect(lead(first, second)).toBeGreaterThan(0);
  });

  it('counts lists that copy from each other as one', () => {
    const copied = entry('acme', 'One', { claims: yes('copy', 'copy-2') });
    expect(lead(copied, entry('acme', 'Two', { claims: yes('a') }))).toBe(0);
  });

  it('puts a device of a line that is named often first, where little is known of itself', () => {
    const named = [2, 3].map((n) => entry('acme', `Star ${n}`, { claims: yes('a', 'b') }));
    const first = entry('acme', 'Star 4');
    expect(lead(first, entry('acme', 'Side 4'), ...named, entry('acme', 'Side 3'))).toBeGreaterThan(
      0,
    );
  });

  it('fits a byte', () => {
    const most = entry('acme', 'Star 1', {
      released: { date: '2026', source: 'maker' },
      claims: yes('a', 'b'),
      variants: [{ codes: Array.from({ length: 99 }, (_, i) => `C${i}`) }],
    });
    expect(
      lead(
        most,
        entry('zenith', 'Old', { released: { date: '2001', source: 'maker' } }, 'catalogue'),
      ),
    ).toBeLessThan(256);
  });
});
