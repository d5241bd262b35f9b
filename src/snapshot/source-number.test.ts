import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberSources, restoreSources, usualDates } from './source-number.ts';

const IDS = ['apple-malaysia', 'a', '36kr-china-esim'];
const NUMBERS = new Map(IDS.map((id, number) => [id, number]));

test('whatever a note says, the details come back as they were', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('"source":1', '"from":1', '"source":"a","checked":"2026"', '\\"source":2'),
  );
  const source = fc.constantFrom(...IDS);
  const checked = fc.constantFrom('2025', '2026-09', '2026-09-06');
  const claim = fc.oneof(
    fc.record({ source, checked, note: text, at: text }),
    fc.record({ date: text, source }),
  );
  fc.assert(
    fc.property(fc.array(claim), (claims) => {
      const json = JSON.stringify({ claims });
      const usual = usualDates([json]);
      const sources = IDS.map((id) => ({ id, checked: usual.get(id) }));
      expect(restoreSources(numberSources(json, NUMBERS, usual), sources)).toBe(json);
    }),
  );
});

test('a source is stored as its number, without its usual date', () => {
  const usual = new Map([['a', '2026-09']]);
  const store = (json: string): string => numberSources(json, NUMBERS, usual);
  expect(store('{"source":"a","note":"a"}')).toBe('{"source":1,"note":"a"}');
  expect(store('{"source":"a","checked":"2026-09"}')).toBe('{"from":1}');
  expect(store('{"source":"a","checked":"2025"}')).toBe('{"source":1,"checked":"2025"}');
});

test('the usual date of a source is that of most claims', () => {
  const [old, now] = ['2025', '2026'].map((date) => `{"source":"a","checked":"${date}"}`);
  expect(usualDates([old!, `[${now},${now}]`, '{"date":"2024","source":"b"}'])).toEqual(
    new Map([['a', '2026']]),
  );
});

test('a source that is not registered is refused', () => {
  expect(() => numberSources('{"source":"b"}', NUMBERS, new Map())).toThrow(
    'No source has the id "b".',
  );
});
