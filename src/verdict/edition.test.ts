import { describe, expect, it } from 'vitest';
import { sampleSnapshot } from '../detect/sample.fixture.ts';
import type { EditionNamed } from '../model/index.ts';
import { editionVerdict } from './edition.ts';
import { Places } from './places.ts';
import { verdictThere } from './region.ts';

const REGIONS = {
  japan: { name: 'Japan', countries: ['JP'] },
  china: { name: 'China', countries: ['CN'] },
};
const { devices: table } = sampleSnapshot(
  [
    {
      brand: 'Acme',
      model: 'Tab',
      category: 'tablet',
      supports: 'partial',
      exceptionRegions: ['china'],
      regionAnswers: { china: 'no' },
      editions: {
        cellular: {
          supports: 'yes',
          exceptionRegions: ['china'],
          regionAnswers: { china: 'no', japan: 'yes' },
        },
      },
    },
    { brand: 'Acme', model: 'Pad', supports: 'partial', editions: { cellular: null } },
    { brand: 'Acme', model: 'Slate', supports: 'yes' },
  ],
  REGIONS,
);
const [TAB, PAD, SLATE] = ['tab', 'pad', 'slate'].map((slug) => table.find('acme', slug)) as [
  number,
  number,
  number,
];
const places = new Places(REGIONS);

const soldIn = (edition: EditionNamed, place: string, by: 'given' | 'said' = 'given') =>
  verdictThere(table, places, TAB, editionVerdict(table, TAB, edition)!, {
    places: [places.find(place)!],
    by,
  });

describe('editionVerdict', () => {
  it('is the answer of the units with a modem', () => {
    expect(editionVerdict(table, TAB, 'cellular')).toMatchObject({
      supports: 'yes',
      exceptionRegions: ['china'],
      edition: 'cellular',
    });
    expect(editionVerdict(table, PAD, 'cellular')).toBeNull();
  });

  it('is no for what takes no SIM', () => {
    for (const device of [TAB, PAD]) {
      expect(editionVerdict(table, device, 'non-cellular')).toMatchObject({
        supports: 'no',
        exceptionRegions: [],
        edition: 'non-cellular',
      });
    }
  });

  it('is null for a device that is made in one edition', () => {
    expect(editionVerdict(table, SLATE, 'cellular')).toBeNull();
    expect(editionVerdict(table, SLATE, 'non-cellular')).toBeNull();
  });

  it('turns to the answer of the place for the units with a modem alone', () => {
    expect(soldIn('cellular', 'china')).toMatchObject({ supports: 'no', regions: ['china'] });
    expect(soldIn('cellular', 'china', 'said').supports).toBe('no');
    expect(soldIn('cellular', 'japan')).toMatchObject({ supports: 'yes', exceptionRegions: [] });
    expect(soldIn('non-cellular', 'japan')).toMatchObject({ supports: 'no', regions: [] });
  });
});
