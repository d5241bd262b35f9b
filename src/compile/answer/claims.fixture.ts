import type { DeviceEntry } from '../../data/index.ts';
import type { Claim, DeviceFacts, Difference, Sources, Supports } from '../../model/index.ts';

/** Sources of every weight for the tests of this folder: two of the lists share a lineage. */
export const SOURCES: Sources = {
  maker: { title: 'Maker', publisher: 'Maker', kind: 'maker' },
  'maker-copy': {
    title: 'Copy',
    publisher: 'Maker',
    kind: 'maker',
    url: 'https://maker.example/page',
    via: 'https://copy.example/page',
  },
  'maker-lost': { title: 'Copy', publisher: 'Maker', kind: 'maker', via: 'not-kept' },
  'firmware-lost': {
    title: 'Firmware',
    publisher: 'Maker',
    kind: 'firmware',
    withoutUrl: 'not-kept',
  },
  firmware: { title: 'Firmware', publisher: 'Maker', kind: 'firmware' },
  one: { title: 'List one', publisher: 'One', kind: 'list' },
  'one-copy': { title: 'Copy of list one', publisher: 'Copy', kind: 'list', lineage: 'one' },
  two: { title: 'List two', publisher: 'Two', kind: 'list' },
  three: { title: 'Press', publisher: 'Three', kind: 'press' },
  four: { title: 'Carrier', publisher: 'Four', kind: 'carrier' },
  owner: { title: 'Thread', publisher: 'Forum', kind: 'community' },
  wiki: { title: 'Wiki', publisher: 'Wiki', kind: 'community' },
};

/**
 * A claim in short: `'yes one'`, `'no maker 2026'`, with regions `'no one japan,taiwan'`; `'yes?
 * one'` is a yes with a caveat. The default year is 2025.
 */
export function claim(text: string, dependsOn?: Difference): Claim {
  const [supports, source, ...rest] = text.split(' ');
  const year = rest.find((word) => /^\d{4}$/.test(word));
  const regions = rest.find((word) => word !== year)?.split(',');
  return {
    supports: supports!.replace('?', '') as Supports,
    source: source!,
    checked: year ?? '2025',
    ...(regions ? { regions } : {}),
    ...(supports!.endsWith('?') ? { caveat: 'market' as const } : {}),
    ...(dependsOn ? { dependsOn } : {}),
  };
}

/** A device with these facts; by default a phone without any claims. */
export function entry(facts: Partial<DeviceFacts>, brandSlug = 'brand'): DeviceEntry {
  return {
    file: `devices/${brandSlug}/model.json`,
    origin: 'curated',
    brandSlug,
    modelSlug: 'model',
    facts: { model: 'Model', category: 'phone', ...facts },
  };
}
