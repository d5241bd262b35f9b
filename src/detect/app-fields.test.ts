import { expect, it } from 'vitest';
import { statedModel } from './app-fields.ts';

it.each([
  ['[FBAN/FB4A;FBMF/samsung;FBBD/samsung;FBDV/SM-S918B;FBSV/14;]', 'samsung', ['SM-S918B'], []],
  ['[FBAN/FBIOS;FBDV/iPhone18,2]', null, ['iPhone18,2'], []],
  [
    '[FBMF/S&T Global;FBDV/Galaxy Tab A (2018, 10.5)]',
    'S&T Global',
    ['Galaxy Tab A (2018, 10.5)'],
    [],
  ],
  ['[FBAN/FB4A;FBDV/SM-S918B', null, ['SM-S918B'], []],
  ['App/1 (manufacturer=vivo;model=V2250;sdk=33)', 'vivo', ['V2250'], []],
  ['App/1 os=android&brand=Infinix&model=GT%2050%20Pro', 'Infinix', ['GT%2050%20Pro'], []],
  ['{"brand":"Nokia", "model": "2.4", "os":"Android"}', 'Nokia', ['2.4'], []],
  ['App/3 Android/13; Brand: Sky Devices; Model: Elite 63Pro;', 'Sky Devices', ['Elite 63Pro'], []],
  ['BiliDroid/7 os/android model/MI 9 mobi_app/android', null, ['MI 9'], []],
  ['App/1 (model=moto g power (2022), Android 12)', null, ['moto g power (2022)'], []],
  ['App/1 (Android 13; SDK 33; Model SM-A525F)', null, [], ['SM-A525F']],
  ['sdk/1 os/android-33 device/V2508 origin/unknown', null, [], ['V2508']],
  ['App/4 Device: Galaxy S24, OS: Android 14', null, [], ['Galaxy S24']],
  ['App/1 MODEL=SM-A528B; BRAND=samsung', 'samsung', ['SM-A528B'], []],
  ['App/1 (handset=Galaxy S24; os=14)', null, [], ['Galaxy S24']],
  ['App/1 (phone=Galaxy S24; os=14)', null, [], ['Galaxy S24']],
])('reads %j', (ua, maker, models, weaker) => {
  expect(statedModel(ua)).toEqual({ maker, models, weaker });
});

it.each([
  '',
  'FBDV/',
  'FBDV/;',
  'Tesla Model 3 QtCarBrowser/601',
  'App/1 (brand=vivo)',
  'Device/(Xiaomi;MI 9)',
  'Mozilla/5.0 (Linux; Android 10; SM-A105M; wv) DeviceType/Phone',
])('finds nothing stated in %j', (ua) => {
  expect(statedModel(ua)).toBeNull();
});
