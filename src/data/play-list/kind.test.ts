import { describe, expect, it } from 'vitest';
import {
  formOfMaker,
  isBuildForMarket,
  isPhoneCode,
  isTabletCode,
  kindOf,
  lineOf,
  numberedLineOf,
} from './kind.ts';

describe('what a row is', () => {
  const none = new Set<string>();
  it.each([
    ['Galaxy Z Fold6', 'SM-F956B', new Set(['tablet']), null, 'phone', false],
    ['Galaxy Tab S10', 'SM-X820', none, null, 'tablet', false],
    ['Galaxy Watch Ultra', 'SM-L705U', none, null, 'watch', false],
    ['Anything', 'X', new Set(['tv']), null, 'out', false],
    ['Arçelik Android TV', 'X', none, null, 'out', true],
    ['1&1 TV BOX', 'X', none, null, 'out', true],
    ['荣耀平板5', 'AGS2-AL00HN', none, null, 'tablet', true],
    ['TabLL08_13_24', 'X', none, null, 'tablet', true],
    ['Wave i101T2', 'TabletEXO_Wave_i101T2', none, null, 'phone', true],
    ['Table Light', 'X', none, null, 'phone', true],
    ['小米手表', 'WT19', none, null, 'watch', true],
    ['LED42K380U', 'LED42K380U', none, null, 'out', true],
    ['CAR AVN SYSTEM', 'TCC893X_EVM', none, null, 'out', true],
    ['Chromebook 11', 'X', none, null, 'out', true],
    // The console files these as phones.
    ['MiBOX1S', 'MiBOX1S', new Set(['phone']), null, 'out', false],
    ['SmartTVBox', 'SMARTTVBOX', new Set(['phone']), null, 'out', false],
    ['MCM3000', 'IPSetTopBox', none, null, 'out', false],
    ['Interactive_Whiteboard', 'SC02-I5', none, null, 'out', false],
    ['Emulator', 'Android SDK built for x86', new Set(['phone']), null, 'out', false],
    ['55E82,49E82', 'AQUOS 50U3A', none, null, 'out', false],
    ['AQUOS R8', 'SH-52D', none, null, 'phone', true],
    ['gcar emulator', 'Automotive SDK built for x86', new Set(['phone']), null, 'out', false],
    ['8T-C**DW1X', 'AQUOS-TVH21A', none, 'phone', 'out', false],
    ['NW-A300Series', 'NW-A300Series', none, 'phone', 'out', false],
    ['Interactive Display', 'WA65D', new Set(['tablet']), null, 'out', false],
    ['interactive flat panel display', 'NXW_GB86_13UP', none, 'tablet', 'out', false],
    ['KSTB6188', 'KSTB6188', none, null, 'out', false],
    ['Nano QLED', 'Dawlance Nano QLED', none, 'phone', 'out', false],
    ['MemoPad 7', 'X', none, null, 'tablet', true],
    ['TicWatch C2', 'X', none, null, 'watch', true],
    ['Bush 8"', 'X', new Set(['phone']), null, 'tablet', false],
    ['Rubik II 10”', 'X', none, null, 'tablet', true],
    ['GoPad8', 'X', none, null, 'tablet', true],
    ['885TPC', 'X', none, null, 'tablet', true],
    ['MID1028', 'X', none, null, 'tablet', true],
    ['Coolpad8908', 'X', none, null, 'phone', true],
    ['Bush 5"', 'X', none, null, 'phone', true],
    ['M785P', 'M785P', none, null, 'phone', true],
    ['MI PAD 4', 'MI PAD 4', new Set(['phone']), null, 'tablet', false],
    ['Tab M8 (4th gen)', 'TB300FU', new Set(['phone']), null, 'tablet', false],
    ['PMT3087_3G', 'PMT3087_3G', none, null, 'tablet', true],
    ['ETAB3', 'ETAB3', new Set(['phone']), null, 'tablet', false],
    ['VTAB1049', 'V_TAB_1049', new Set(['phone']), null, 'tablet', false],
    ['Blade X10s', 'ZTE T1002', none, null, 'tablet', false],
    ['moto tab g62', 'XT2261-1', none, null, 'tablet', false],
    ['Fonepad Note 6', 'K00G', new Set(['phone']), null, 'phone', false],
    ['Coolpad N7 Air', '2021', new Set(['phone']), null, 'phone', false],
    ['Coolpad Y803-8', 'Coolpad Y803-8', none, null, 'phone', true],
    ['Iconia T10-21M', 'Acer_Iconia_T10-21M', new Set(['phone']), null, 'tablet', false],
    ['B1-780', 'B1-780', none, null, 'tablet', false],
    ['3T10 4G', '8088G', new Set(['phone']), null, 'tablet', false],
    ['1T 7 3G', '9009G', none, null, 'tablet', true],
    ['ONETOUCH PIXI3(7)', '9007A', none, null, 'tablet', true],
    ['PIXI 3 (4.5)', '4027A', none, null, 'phone', true],
    ['50 NXTPAPER 5G', 'T702D', none, null, 'phone', true],
    ['B1-733', 'B1-733', new Set(['phone']), null, 'tablet', false],
    ['Qtab_Ultra', 'X', none, null, 'tablet', true],
    ['VIZ101TAB711', 'X', none, null, 'tablet', true],
    ['10DTB44', 'X', none, null, 'tablet', true],
    ['TR10RS1', 'X', none, null, 'tablet', true],
    ['Both', 'X', new Set(['phone', 'tablet']), null, 'phone', true],
  ] as const)('%s (%s)', (name, code, stated, usual, kind, assumed) => {
    expect(kindOf(name, code, stated, usual, null)).toEqual({ kind, assumed });
  });

  it('is said by what the brand makes, if by nothing else', () => {
    const byBrand = { assumed: true, byBrand: true };
    expect(kindOf('M785P', 'M785P', none, 'tablet', null)).toEqual({ kind: 'tablet', ...byBrand });
    expect(kindOf('Smart Bit', 'X', none, 'tv', null)).toEqual({ kind: 'out', ...byBrand });
  });

  it.each([
    ['Core 80 Wifi', null, 'tablet'],
    ['Handset Wi-Fi', 'phone', 'phone'],
    ['Satwifix', null, 'phone'],
  ] as const)('%s has no modem (%s)', (name, usual, kind) => {
    expect(kindOf(name, 'X', none, usual, null)).toMatchObject({ kind });
  });

  it.each([
    ['Blade A31 Plus', 'phone', 'phone', false],
    // A name that says a tablet outweighs its line.
    ['Blade Tab 10', 'phone', 'tablet', true],
    ['Blade A31 Plus', 'tablet', 'tablet', true],
    ['Blade A31 Plus', null, 'phone', true],
  ] as const)('%s of a line of the form %s', (name, line, kind, assumed) => {
    expect(kindOf(name, 'X', none, null, line)).toEqual({ kind, assumed });
  });
});

describe('the line of a name', () => {
  it.each([
    ['Blade A31 Plus', 'blade'],
    ['L6006F', 'l'],
    ['畅行40', '畅行'],
    ['205', null],
  ])('%s: %s', (name, line) => {
    expect(lineOf(name)).toBe(line);
  });
});

describe('the line of a name with its first number', () => {
  it.each([
    ['GT7007EQC', 'gt7'],
    ['Eagle 1075', 'eagle10'],
    ['7022G', '7'],
    ['Blade', null],
  ])('%s: %s', (name, line) => {
    expect(numberedLineOf(name)).toBe(line);
  });
});

describe('codes of phones', () => {
  it.each([
    ['tcl', 'T603DL', true],
    ['alcatel', '5030E_RU', true],
    ['tcl', '9183T', false],
    ['sharp', '5030E', false],
    ['nec', 'N-05D', true],
    ['nec', 'IS11N', true],
    ['digma', 'LINX RAGE 4G LS5040PL', true],
    ['digma', 'VOX_G501_4G_VS5033ML', true],
    ['digma', 'Plane_8558_4G_PS8172PL', false],
  ])('%s %s: %s', (brand, code, phone) => {
    expect(isPhoneCode(brand, code)).toBe(phone);
  });
});

describe('names and codes of tablets', () => {
  it.each([
    ['archos', '97b Titanium', true],
    ['archos', 'Access 101 3G', true],
    ['archos', '50 Titanium', false],
    ['acer', 'V13-11M', true],
    ['auchan', 'S4T10IN', true],
    ['auchan', 'Q8S55IN4G', false],
    ['bq-ru', 'BQ-8067L', true],
    ['bq-ru', 'BQ-5702', false],
    ['lg', 'V13-11M', false],
  ])('%s %s: %s', (brand, text, tablet) => {
    expect(isTabletCode(brand, text)).toBe(tablet);
  });
});

describe('what the maker lets expect', () => {
  it.each([
    ['tablets', '2022-01-10', 'tablet'],
    ['tablets', '2021-12-30', null],
    ['tablets', undefined, null],
    ['builds', '2019-01-01', 'tablet'],
    ['builds', undefined, 'tablet'],
    ['phones', '2025-01-01', null],
    [null, '2025-01-01', null],
  ] as const)('%s, since %s: %s', (makes, seen, form) => {
    expect(formOfMaker(makes, seen)).toBe(form);
  });

  it.each([
    ['K70_PRO_ROW_A', true],
    ['M326-EEA', true],
    ['XC70_US', true],
    ['ROWING', false],
    ['EEA', false],
    ['A_USB', false],
  ])('a build for a market in %s: %s', (code, is) => {
    expect(isBuildForMarket(code)).toBe(is);
  });
});
