import { describe, expect, it } from 'vitest';
import { proofOf, shapesOf } from './brand-shapes.ts';
import { PROOFS_SECTION } from './detect-sections.ts';
import { sampleSnapshot } from './sample.fixture.ts';

describe('shapesOf', () => {
  it.each([
    ['SM-S928B', ['sm-', 'sm-s9', 'sm-a000a']],
    ['moto g(7)', ['moto ', 'moto g(', 'moto a(0)']],
    ['CUBOT_NOTE_S', ['cubot ', 'cubot no', 'cubot aaaa a']],
    ['RMX3301', ['rmx0000']],
    ['2201117TG', ['0000000aa']],
    ['A065', []],
    ['X5', []],
    ['', []],
  ])('of %j', (code, shapes) => {
    expect(shapesOf(code)).toEqual(shapes);
  });
});

describe('proofOf', () => {
  const many = (prefix: string, n: number): string[] =>
    Array.from({ length: n }, (_, i) => `${prefix}${1000 + i}`);
  const snapshot = sampleSnapshot([
    { brand: 'Samsung', model: 'A', codes: many('SM-A', 12) },
    { brand: 'OPPO', model: 'B', codes: many('CPH', 12) },
    { brand: 'OnePlus', model: 'C', codes: many('CPH', 12).map((c) => c.replace('1', '2')) },
    { brand: 'Few', model: 'D', codes: many('FEW', 11) },
    { brand: 'Lots', model: 'E', codes: many('LOT', 300) },
    { brand: 'Few', model: 'F', codes: ['LOT9999'] },
    { brand: 'Named', model: 'G', codes: many('Named QX-', 12) },
    { brand: 'Named', model: 'H', codes: many('Named LOT', 12) },
  ]);
  const proofs = JSON.parse(snapshot.container.text(PROOFS_SECTION)).shapes;

  it.each([
    ['SM-A9999', 'samsung'],
    ['SM-Z1', 'samsung'],
    ['CPH9999', null],
    ['FEW9999', null],
    ['LOT5555', 'lots'],
    // The maker's name left out.
    ['QX-9999', 'named'],
    ['SM', null],
    ['constructor', null],
    ['__proto__', null],
  ])('of %j is %j', (code, brand) => {
    expect(proofOf(code, proofs)?.brand ?? null).toBe(brand);
  });
});
