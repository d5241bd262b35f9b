import { expect, test } from 'vitest';
import { type Answer, type DeviceRecord, Lookup } from '../../lookup/index.ts';
import { byModel } from './answer.ts';

/** A look-up that counts how often it is asked. */
function counting(): { lookup: Lookup; asked: () => number } {
  let asked = 0;
  const device = {
    slug: 'acme/one',
    brand: 'Acme',
    model: 'One',
    supports: 'yes',
    exceptionRegions: [],
  } as unknown as DeviceRecord;
  const lookup = Object.create(Lookup.prototype, {
    answer: {
      value: (q: string): Partial<Answer> => {
        asked++;
        const meant = q.startsWith('One') ? 'one' : 'none';
        const verdict = { supports: 'yes' } as Answer['verdict'];
        return { verdict, meant, devices: meant === 'one' ? [device] : [] };
      },
    },
    device: { value: () => ({ released: null, traits: [] }) },
  }) as Lookup;
  return { lookup, asked: () => asked };
}

test('a text that comes again is not looked up again', () => {
  const { lookup, asked } = counting();
  const answer = byModel(lookup);
  const first = answer({ text: 'One' });
  const calls = asked();
  expect(answer({ text: 'One' })).toBe(first);
  expect(asked()).toBe(calls);
});

test('no more texts are remembered than fit, whatever comes', () => {
  const { lookup, asked } = counting();
  const answer = byModel(lookup);
  answer({ text: 'One' });
  for (let i = 0; i < 20_000; i++) answer({ text: `nothing ${i}` });
  const calls = asked();
  answer({ text: 'One' });
  expect(asked()).toBeGreaterThan(calls);
});

test('a long cell is quoted in part, and not remembered', () => {
  const { lookup, asked } = counting();
  Object.assign(lookup, { place: () => null });
  Object.defineProperty(lookup, 'snapshot', {
    value: { devices: { regions: {} }, lexicon: { senses: () => [] } },
  });
  const answer = byModel(lookup);
  const row = { text: 'One', place: { column: 'country', text: 'x'.repeat(100_000) } };
  const problem = `"${'x'.repeat(59)}…" in the column "country" is no region or country.`;
  expect(answer(row)).toEqual({ problem });
  expect(answer(row)).not.toBe(answer(row));
  expect(asked()).toBe(0);
});
