import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wholeDevices } from '../whole-data.ts';

/** What an iPhone that says only its iOS version can be, worked out by hand from the evidence. */
interface Row {
  ios: number;
  supports: string;
  exceptionRegions: string[];
  /** Two of the iPhones that run it. */
  oldest: string;
  newest: string;
  why: string;
}

const rows: Row[] = JSON.parse(
  readFileSync(new URL('../cases/iphone-family.json', import.meta.url), 'utf8'),
);
const iphones = wholeDevices().filter((d) => d.family === 'iPhone');

describe('the iPhones that run an iOS version', () => {
  it('covers every version from 10 to the newest', () => {
    const newest = Math.max(...iphones.map((d) => d.os?.last ?? 0));
    expect(rows.map((r) => r.ios)).toEqual(Array.from({ length: newest - 9 }, (_, i) => i + 10));
  });

  it('knows the range of every iPhone', () => {
    expect(iphones.length).toBeGreaterThanOrEqual(55);
    expect(iphones.filter((d) => d.os?.name !== 'iOS').map((d) => d.model)).toEqual([]);
  });

  it.each(rows)('iOS $ios: $supports. $why', ({ ios, supports, exceptionRegions, ...some }) => {
    const members = iphones.filter((d) => d.os!.first <= ios && ios <= d.os!.last);
    const answers = new Set(members.map((d) => d.supports));
    const [common = 'unknown'] = answers;
    const agree = answers.size <= 1;
    const exceptions = new Set(agree ? members.flatMap((d) => d.exceptionRegions) : []);
    expect(agree ? common : 'partial').toBe(supports);
    expect([...exceptions].sort()).toEqual(exceptionRegions);
    expect(members.map((d) => d.model)).toEqual(expect.arrayContaining([some.oldest, some.newest]));
  });
});
