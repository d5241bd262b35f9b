import { expect, it } from 'vitest';
import { learnShapes, proofOf } from '../../src/detect/brand-shapes.ts';
import { devices } from './whole-data.ts';

it('the shapes of nine tenths of the codes name the brand of the others rightly, or not at all', () => {
  let position = 0;
  const heldOut: { code: string; brand: string }[] = [];
  const known = devices.map((device) => ({
    ...device,
    variants: device.variants.map((variant) => ({
      ...variant,
      codes: variant.codes.filter((code) => {
        if (position++ % 10 !== 3) return true;
        heldOut.push({ code, brand: device.brandSlug });
        return false;
      }),
    })),
  }));
  const proofs = learnShapes(known);
  const said = heldOut.flatMap(({ code, brand }) => {
    const proof = proofOf(code, proofs);
    return proof === null ? [] : [{ code, brand, proof: proof.brand }];
  });
  const wrong = said.filter(({ brand, proof }) => brand !== proof);
  expect(said.length).toBeGreaterThan(heldOut.length / 5);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.015 * said.length);
});
