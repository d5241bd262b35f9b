import { expect, it } from 'vitest';
import { appleNames, mayBeVersion } from './apple-names.ts';

it.each([
  ['App/3 (iPhone 14 Pro; iOS 17.0)', ['iPhone 14 Pro', 'iPhone 14']],
  ['App/3 iOS/17.0.3 iPhone 12 Pro Max', ['iPhone 12 Pro Max', 'iPhone 12 Pro', 'iPhone 12']],
  ['os/ios model/iPhone SE (2nd generation) osVer/17', ['iPhone SE (2nd generation)', 'iPhone SE']],
  ['App/3 (iPhone; iOS 17.0)', []],
  ['App/3 iOS (iPhone 13.3.1)', []],
  ['NewsReader iPad App v3.6', []],
  ['App/3 (iPad Air (5th generation); iPadOS 17.0)', ['iPad Air (5th generation)', 'iPad Air']],
  ['App/3 os:ios iPhone 14', ['iPhone 14']],
  ['Kiosk/1 (iPhone 14 Pro; wall mount)', []],
  ['Studios/2 iPhone 14', []],
])('reads %j', (ua, names) => {
  expect(appleNames(ua)).toEqual(names);
});

it('takes a number alone for a possible version', () => {
  expect(['iPhone 12', 'iPhone 12 Pro', 'iPhone X'].filter(mayBeVersion)).toEqual(['iPhone 12']);
});
