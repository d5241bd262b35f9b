import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberSources, restoreSources } from './source-number.ts';

const IDS = ['apple-malaysia', 'a', '36kr-china-esim'];
const NUMBERS = new Map(IDS.map((id, number) => [id, number]));

test('whatever a note says, the details come back as they were', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('"source":1', '"source":"a"', '\\"source":2', 'source":"a'),
  );
  const claim = fc.record({ source: fc.constantFrom(...IDS), note: text, at: text });
  fc.assert(
    fc.property(fc.array(claim), (claims) => {
      const json = JSON.stringify({ claims });
      expect(restoreSources(numberSources(json, NUMBERS), IDS)).toBe(json);
    }),
  );
});

test('a source is stored as its number', () => {
  expect(numberSources('{"source":"a","note":"a"}', NUMBERS)).toBe('{"source":1,"note":"a"}');
});

test('a source that is not registered is refused', () => {
  expect(() => numberSources('{"source":"b"}', NUMBERS)).toThrow('No source has the id "b".');
});
