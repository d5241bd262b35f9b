import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDataset } from './dataset.ts';
import { comparable } from './mechanical.ts';

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
/** Each message with each name: at least so many find the device. A number alone ("A72") may be a road. */
const LEAST = 0.87;

const names = devices.flatMap(({ brand, model }, d) => {
  if (snapshot.devices.prominence[d]! < WELL_KNOWN || !LINE.test(model)) return [];
  const short = model.replace(LINE, '').replace(/ 5G$/, '');
  return /^\d+$|\(/.test(short) ? [] : [{ brand, short }];
});

test('a device is found by the name that its owner uses in a message', () => {
  const missed: string[] = [];
  for (const { text } of messages) {
    for (const { brand, short } of names) {
      const question = text.replace('{}', short);
      const [found] = search.find(question, 1);
      const record = found === undefined ? null : snapshot.devices.record(found);
      const isRight =
        record !== null &&
        comparable(record.brand, record.model).includes(comparable('', short)) &&
        (record.brand === brand || record.model.includes(short));
      if (!isRight) missed.push(`${question}: ${record?.brand ?? 'none'} ${record?.model ?? ''}`);
    }
  }
  const asked = messages.length * names.length;
  expect(1 - missed.length / asked, missed.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(LEAST);
});
