import { expect, test } from 'vitest';
import { columnsOf, type PlaceColumn, rowOf } from './place-column.ts';

test.each<[string[], PlaceColumn, string[], string | null]>([
  [['model'], undefined, ['model', 'Country'], 'Country'],
  [['model'], undefined, ['model', 'Region '], 'Region '],
  [['model'], undefined, ['model', 'country_code'], 'country_code'],
  [['model'], undefined, ['Land', 'model'], 'Land'],
  [['model'], undefined, ['País', 'model'], 'País'],
  [['model'], undefined, ['model', '国家/地区'], '国家/地区'],
  [['model'], undefined, ['model', 'billing country', 'note'], null],
  [['model'], 'sold', ['model', 'Sold', 'country'], 'Sold'],
  [['model'], false, ['model', 'country'], null],
  [['country'], undefined, ['country', 'note'], null],
])('%j with the option %j in %j: %j', (columns, place, present, expected) => {
  expect(columnsOf({ columns, place }, present)).toEqual({ question: columns, place: expected });
});

test('a column of the question that says the place is none of its text', () => {
  const asked = { columns: ['brand', 'country', 'model'] };
  expect(columnsOf(asked, ['brand', 'model', 'country', 'region'])).toEqual({
    question: ['brand', 'model'],
    place: 'country',
  });
});

test.each<[PlaceColumn, RegExp]>([
  [undefined, /"country" and "Region" may both .* --region-column, or .* --no-region-column/],
  ['where', /no column "where"\. Name one with --region-column: model, country, Region/],
])('with the option %j it is not clear: %s', (place, message) => {
  const present = ['model', 'country', 'Region'];
  expect(() => columnsOf({ columns: ['model'], place }, present)).toThrow(message);
});

test.each<[unknown, string | null]>([
  [' HK ', 'HK'],
  ['', null],
  [' - ', null],
  ['—', null],
  ['🇭🇰', '🇭🇰'],
  ['🌍', '🌍'],
  [undefined, null],
  [null, null],
  [840, '840'],
  [['HK'], '["HK"]'],
])('the cell %j says %j', (cell, text) => {
  const meant = { question: ['model'], place: 'country' };
  expect(rowOf(meant, { model: 'x', country: cell }).place).toEqual({ column: 'country', text });
});
