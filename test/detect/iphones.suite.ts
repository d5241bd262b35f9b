import { describe, expect, it } from 'vitest';
import { detector, devices, snapshot } from './whole-data.ts';

const iphones = devices.filter(
  ({ brandSlug, family }) => brandSlug === 'apple' && family === 'iPhone',
);
const NEWEST = Math.max(...iphones.map(({ os }) => os!.last));
const numberOf = (slug: string): number => snapshot.devices.find('apple', slug);

describe('iPhones by their screen', () => {
  it('have a known screen, each of them', () => {
    expect(iphones.filter(({ screens = [] }) => screens.length === 0)).toEqual([]);
  });

  it('are among the candidates of each of their screens, on each iOS that they run', () => {
    for (let ios = 1; ios <= NEWEST; ios++) {
      const found = detector.iphonesByScreen({ low: ios, high: ios });
      for (const { modelSlug, os, screens } of iphones) {
        if (ios < os!.first || ios > os!.last) continue;
        for (const { width, height, scale } of screens!) {
          expect(found.get(`${width}x${height}@${scale}`)).toContain(numberOf(modelSlug));
        }
      }
    }
  });

  it('are only those that run the system', () => {
    for (let ios = 1; ios <= NEWEST; ios++) {
      for (const members of detector.iphonesByScreen({ low: ios, high: ios }).values()) {
        expect(members.length).toBeGreaterThan(0);
        for (const d of members) {
          expect(snapshot.devices.osFirst[d]).toBeLessThanOrEqual(ios);
          expect(snapshot.devices.osLast[d]).toBeGreaterThanOrEqual(ios);
        }
      }
    }
    expect(detector.iphonesByScreen({ low: NEWEST + 1, high: NEWEST + 1 }).size).toBe(0);
  });
});

describe('the members of a family', () => {
  const models = (userAgent: string): string[] =>
    detector
      .members((name) => (name === 'user-agent' ? userAgent : null))
      .map((d) => snapshot.devices.model(d));

  it('run the system that the headers speak of', () => {
    const old = models(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) Version/16.5 Safari/604.1',
    );
    expect(old).toContain('iPhone 8');
    expect(old).not.toContain('iPhone 7');
    expect(old).not.toContain('iPhone 15');
    const watches = models('App/1 [Watch OS,10.0,21R355]');
    expect(watches.every((model) => model.includes('Watch'))).toBe(true);
  });

  it('are the generations that share the name in the headers', () => {
    const generations = ['iPhone SE (3rd generation)', 'iPhone SE (2nd generation)'];
    expect(models('MyApp/1.0 (iPhone SE; iOS 16.5; Scale/2.00)')).toEqual(generations);
    const tablets = models('MyApp/1.0 (iPad mini; iPadOS 17.4)');
    expect(tablets.length).toBeGreaterThan(1);
    expect(tablets.every((model) => model.startsWith('iPad mini'))).toBe(true);
  });

  it('are those of a name that an app sends as its hint', () => {
    const ofHint = (model: string) => (name: string) =>
      name === 'sec-ch-ua-model' ? `"${model}"` : name === 'sec-ch-ua-platform' ? '"iOS"' : null;
    for (const name of ['iPhone SE', 'iPad mini', 'iPad Air']) {
      const answer = detector.detect(ofHint(name));
      expect(answer.match, name).toBeNull();
      expect(answer.verdict, name).toMatchObject({ supports: 'partial', meant: 'several' });
      const members = detector.members(ofHint(name)).map((d) => snapshot.devices.model(d));
      expect(members.length, name).toBeGreaterThan(2);
      expect(members.every((model) => model.startsWith(name))).toBe(true);
    }
    expect(detector.detect(ofHint('iPhone'))).toMatchObject({ match: null, model: 'iPhone' });
    expect(detector.detect(ofHint('iPhone X')).match?.model).toBe('iPhone X');
  });

  it('are none where a device is named, or no family', () => {
    expect(models('[FBAN/FBIOS;FBDV/iPhone18,1;FBSV/27.0]')).toEqual([]);
    expect(models('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toEqual([]);
  });
});
