import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDataset } from './dataset.ts';
import { comparable } from './mechanical.ts';
import { Dice } from './seed.ts';

/** A message of an owner, `{}` where it names the device. */
interface Message {
  text: string;
  language: string;
}

const { devices, snapshot, search } = openDataset();
const messages = JSON.parse(
  readFileSync(new URL('../cases/messages.json', import.meta.url), 'utf8'),
) as Message[];

/** The lines that owners leave out. */
const LINE = /^(?:iPhone|Galaxy(?: Z)?|Pixel) (?=.*\d)/;
/** Of so well known devices the number is said with a letter or a word: "13 mini", "S21 FE", "Fold5". */
const WELL_KNOWN = 190;
const ASKED = 600;
/** Of the messages asked, at least so many find the device. */
const LEAST = 0.85;

const names = devices.flatMap(({ brand, model }, d) => {
  if (snapshot.devices.prominence[d]! < WELL_KNOWN || !LINE.test(model)) return [];
  const short = model.replace(LINE, '').replace(/ 5G$/, '');
  return /^\d+$|\(/.test(short) ? [] : [{ brand, short }];
});

test('a device is found by the name that its owner uses in a message', () => {
  const dice = new Dice('messages');
  const missed: string[] = [];
  for (let n = 0; n < ASKED; n++) {
    const { text } = dice.one(messages);
    const { brand, short } = dice.one(names);
    const question = text.replace('{}', short);
    const [found] = search.find(question, 1);
    const record = found === undefined ? null : snapshot.devices.record(found);
    const isRight =
      record !== null &&
      comparable(record.brand, record.model).includes(comparable('', short)) &&
      (record.brand === brand || record.model.includes(short));
    if (!isRight) missed.push(`${question}: ${record?.brand ?? 'none'} ${record?.model ?? ''}`);
  }
  expect(1 - missed.length / ASKED, missed.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(LEAST);
});
