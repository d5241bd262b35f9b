import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const lookup = new Lookup(openDataset().bytes);
const meansNone = (text: string): boolean => lookup.answer(text).verdict.meant === 'none';

const DEVICES = ['iPhone 14', 'Galaxy S22 Ultra', 'Pixel 7'];
const asked = (texts: readonly string[]): string[] =>
  DEVICES.flatMap((device) => texts.map((text) => text.replace('{d}', device)));

describe('a text about a part that is sold for a device', () => {
  it.each([
    [
      'a tray before the name',
      [
        'SIM-лоток на {d} синий',
        'лоток сим {d}',
        'sim tray {d} red',
        'SIM card tray for {d}',
        'bandeja sim {d} azul',
        'gaveta do chip {d} preta',
        'tiroir SIM {d} noir',
        'Simkartenhalter für {d}',
        'simkaarthouder {d}',
        'tacka sim {d} czarna',
        'sim tepsisi {d}',
        'khay sim {d} đen',
        'ถาดซิม {d}',
        '卡托 {d} 蓝色',
        '{d}用SIMトレイ レッド',
      ],
    ],
    [
      'a battery or a screen, and what it fits',
      [
        'battery for {d}',
        'new battery for {d} 3969mAh',
        'bateria EB-BS908ABY p/ {d}',
        'original battery EB-BS908ABY for {d}',
        'batterie neuve pour {d}',
        'batería para {d} original',
        'Akku für {d}',
        'Display für {d} schwarz',
        'schermo per {d}',
        'scherm voor {d}',
        'bateria do {d}',
        '{d} için ekran',
        'LCD untuk {d}',
        'màn hình cho {d}',
        'дисплей для {d} оригинал',
        'акумулятор для {d}',
        'skärm till {d}',
        'แบตเตอรี่สำหรับ {d}',
        '{d}用バッテリー',
        '{d}용 배터리',
        '适用{d}电池',
        'For {d} LCD screen',
      ],
    ],
    [
      'an accessory that is sold alone',
      [
        '{d} case',
        '{d} silicone case',
        'tempered glass {d} esim',
        'coque silicone {d} neuve',
        'Hülle {d}',
        'funda {d}',
        'pellicola {d}',
        'etui {d}',
        'чехол {d}',
        '{d} kılıf',
        'kính cường lực {d}',
        'واقي شاشة {d}',
        '{d} ケース',
        '{d} 케이스',
        '{d}钢化膜',
      ],
    ],
    [
      'a part of another kind',
      [
        'replacement screen for {d}',
        'batterie de remplacement {d}',
        'nano sim slot flex cable for {d}',
        'sim reader flex for {d}',
      ],
    ],
  ])('means no device: %s', (_, texts) => {
    expect(asked(texts).filter((text) => !meansNone(text))).toEqual([]);
  });
});

describe('a text about a device', () => {
  it.each([
    [
      'in which the battery or the screen is a condition',
      [
        '{d} battery 85%',
        'new battery, {d}',
        '{d} with new battery, esim?',
        'battery 92% {d} 128gb blue',
        'battery replaced, {d}',
        'Akku 90% {d} 128 GB',
        'batterie neuve, {d}',
        '{d} con batería nueva',
        '{d} аккумулятор 85%',
        'новый экран, {d}',
        '{d} バッテリー 90%',
        '{d} 电池 88%',
        '{d} display cracked',
        'screen is cracked on {d}, does esim work',
      ],
    ],
    [
      'whose owner asks for the tray',
      [
        'where is the sim tray of my {d}',
        '{d} no sim tray',
        'does the {d} have a sim tray',
        '{d} sim tray version',
        '{d}, purchased in Hangzhou, nano SIM tray, model A2591',
        'где лоток сим у {d}',
        '{d} SIMトレイなし eSIM',
        '{d} 有卡托吗',
      ],
    ],
    [
      'that comes with an accessory',
      [
        '{d} with case, esim?',
        '{d} + case',
        '{d} (case)',
        '{d} 128GB case',
        'selling {d}, case included',
        '{d} mit Hülle',
        '{d} avec coque, esim ?',
        '{d} con funda',
      ],
    ],
    [
      'with a "for" of another thing',
      ['esim for {d}', 'data for {d}', 'battery life good for travel, {d} esim?'],
    ],
  ])('means it: %s', (_, texts) => {
    expect(asked(texts).filter(meansNone)).toEqual([]);
  });
});
