import { expect, it } from 'vitest';
import { headset, otherMark, otherModel } from './other-devices.ts';

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

const VR = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/105.0.5195.68 VR Safari/537.36';

it.each([
  ['(X11; Linux x86_64; Quest)', 'Meta', 'Quest'],
  ['(X11; Linux x86_64; Quest 3)', 'Meta', 'Quest 3'],
  ['(X11; Linux x86_64; Quest 3S)', 'Meta', 'Quest 3S'],
  ['(Linux; Android 7.1.2; Pacific Build/N2G48H)', 'Meta', 'Oculus Go'],
  ['(X11; Linux x86_64; PICO 4 OS5.9.2 like Quest)', 'PICO', '4'],
  ['(X11; Linux x86_64; Pico Neo3 Link OS5.8.4.0 like Quest)', 'PICO', 'Neo'],
])('%s is a headset', (comment, brand, model) => {
  expect(headset(`Mozilla/5.0 ${comment} ${VR}`)).toEqual({ brand, model });
});

it.each(['(Linux; Android 12; Quest)', '(X11; Linux x86_64)'])(
  '%s is none elsewhere',
  (comment) => {
    expect(headset(`Mozilla/5.0 ${comment} ${VR.replace(' VR', '')}`)).toBeNull();
  },
);
