import { describe, expect, it } from 'vitest';
import type { CompiledDevice } from '../model/index.ts';
import { entriesOfSeveral, readSeveral } from './codes-of-several.ts';

const device = (...codes: string[]): Pick<CompiledDevice, 'variants'> =>
  ({ variants: [{ codes }] }) as unknown as Pick<CompiledDevice, 'variants'>;

describe('the codes of several makers', () => {
  it('are read as they were stored, whatever lies between them', () => {
    const codes = Array.from({ length: 3000 }, (_, i) => `C-${i}`);
    for (const chosen of [[0], [0, 1], [254], [255], [256], [7, 262, 517, 1800], [2999], []]) {
      const gaps = entriesOfSeveral(
        [device(...codes)],
        chosen.map((i) => `c_${i}`),
      );
      expect([...readSeveral(gaps)]).toEqual(chosen);
    }
  });

  it('are counted over all devices', () => {
    const gaps = entriesOfSeveral([device('A1', 'X5'), device('B2'), device('x5')], ['X5']);
    expect([...readSeveral(gaps)]).toEqual([1, 3]);
  });
});
