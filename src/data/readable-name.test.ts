import { describe, expect, it } from 'vitest';
import type { DeviceFacts } from '../model/index.ts';
import type { DeviceEntry } from './facts.ts';
import { withReadableNames } from './readable-name.ts';

const device = (model: string, more: Partial<DeviceFacts> = { named: false }): DeviceEntry => ({
  file: 'catalogue/acme.json',
  origin: 'catalogue',
  brandSlug: 'acme',
  modelSlug: model.toLowerCase(),
  facts: { model, category: 'phone', variants: [{ codes: [model] }], ...more },
});
const names = (...devices: DeviceEntry[]) => withReadableNames(devices).map((d) => d.facts.model);

describe('withReadableNames', () => {
  it.each([
    ['M50_W_ROW', 'M50 W'],
    ['R15_EEA', 'R15'],
    ['T70-EEA', 'T70'],
    ['M1903', 'M1903'],
  ])('%s is shown as %s', (code, name) => {
    const [shown] = withReadableNames([device(code)]);
    expect(shown!.facts.model).toBe(name);
    expect(shown!.facts.variants).toEqual([{ codes: [code] }]);
    expect(shown!.modelSlug).toBe(code.toLowerCase());
  });

  it('leaves a name that somebody gave as it is', () => {
    expect(names(device('Note_8', {}))).toEqual(['Note_8']);
  });

  it('gives no name twice', () => {
    expect(names(device('R15_EEA'), device('R15', {}))).toEqual(['R15_EEA', 'R15']);
    expect(names(device('R15_EEA'), device('X', { aliases: ['R 15'] }))).toEqual(['R15_EEA', 'X']);
    expect(names(device('R15_EEA'), device('R15_RU'))).toEqual(['R15_EEA', 'R15_RU']);
  });
});
