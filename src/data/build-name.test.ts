import { describe, expect, it } from 'vitest';
import { tidied, withDots, withoutBuild, withSpaces } from './build-name.ts';

describe('a name without the build', () => {
  it.each([
    ['Era 2X 3GB', 'Era 2X'],
    ['P13 Max 128 GB 2022', 'P13 Max 2022'],
    ['PLT1077G (1GB/8GB)', 'PLT1077G'],
    ['J2 MTN', 'J2'],
    ['G71 PLUS TIGO', 'G71 PLUS'],
    ['Blade A5 2019RU', 'Blade A5 2019'],
    ['M9200 ZLEEA', 'M9200'],
    ['DANDY_RW', 'DANDY'],
    ['GT78-FR', 'GT78-FR'],
    ['focX2_Row', 'focX2'],
    ['Desire 820 dual sim', 'Desire 820'],
    ['Dual SIM', 'Dual SIM'],
    ['WP23 Plus A15', 'WP23 Plus'],
    ['Galaxy Tab A11', 'Galaxy Tab A11'],
    ['TAB 2 A10', 'TAB 2 A10'],
    ['X_EEA', 'X EEA'],
    ['MTN', 'MTN'],
    ['TAB10GB', 'TAB10GB'],
  ])('%s', (name, bare) => {
    expect(tidied(name)).toBe(bare);
  });

  it.each([
    ['Quick 5 0', 'Quick 5.0', 'Quick 5.0'],
    ['QPHONE 10 1', 'QPHONE_10.1', 'QPHONE 10.1'],
    ['P1 4', 'P1_4', 'P1 4'],
    ['Tab 1 1', 'Tab 11.1', 'Tab 1 1'],
    ['A 5 55', 'A 5.55', 'A 5 55'],
  ])('has the dot that the code has: %s', (name, code, dotted) => {
    expect(withDots(name, [code])).toBe(dotted);
  });

  it.each([
    ['GRAVITY-PRO-2', 'GRAVITY PRO 2', 'GRAVITY PRO 2'],
    ['M10-4G', 'M10_4G', 'M10-4G'],
    ['X-treme Tab', 'X treme Tab', 'X-treme Tab'],
    ['TABLINK104', 'Tab Link 104', 'TAB LINK 104'],
    ['Tab12Pro', 'Tab 12 Pro', 'Tab 12 Pro'],
    ['Walpad11G', 'WALPAD 11G', 'Walpad 11G'],
    ['C38', 'C 38', 'C38'],
    ['Tab81', 'Tab 8.1', 'Tab81'],
  ])('has the spaces that the code has: %s', (name, code, spaced) => {
    expect(withSpaces(name, code)).toBe(spaced);
  });

  it('loses the letter of a chip before a market, if the brand has the plain name', () => {
    const isName = (name: string) => name === 'S22';
    expect(withoutBuild('S22 M', ['S22_M_EEA'], isName)).toBe('S22');
    expect(withoutBuild('S22 M', ['S22_M'], isName)).toBe('S22 M');
    expect(withoutBuild('S23 M', ['S23_M_EEA'], isName)).toBe('S23 M');
    expect(withoutBuild('S22 1', ['S22_1'], isName)).toBe('S22');
    expect(withoutBuild('S22 2', ['S22_2'], isName)).toBe('S22 2');
  });
});
