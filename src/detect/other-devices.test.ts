import { expect, it } from 'vitest';
import { otherMark, otherModel } from './other-devices.ts';

it.each([
  ['Quest 3', 'Meta', 'Quest 3'],
  ['BRAVIA 4K GB ATV3', 'Sony', 'BRAVIA'],
  ['AFTKRT', 'Amazon', 'Fire TV'],
])('%s is a model of %s', (text, brand, model) => {
  expect(otherModel(text)).toEqual({ brand, model });
});

it.each(['Quest 9', 'Conquest', 'SM-S928B', ''])('%j is none', (text) => {
  expect(otherModel(text)).toBeNull();
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) Edge/44', 'Microsoft', 'Xbox One'],
  ['Mozilla/5.0 (Nintendo Switch; WifiWebAuthApplet) NintendoBrowser/5.1', 'Nintendo', 'Switch'],
])('%s bears a mark', (ua, brand, model) => {
  expect(otherMark(ua)).toEqual({ brand, model });
});

it('finds no mark of a television by the system that several makers buy', () => {
  expect(otherMark('Mozilla/5.0 (Web0S; Linux/SmartTV) Chrome/87.0')).toBeNull();
});
