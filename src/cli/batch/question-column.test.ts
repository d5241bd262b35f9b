import { expect, test } from 'vitest';
import { usualQuestion } from './question-column.ts';

test.each<[string[], string]>([
  [['id', 'Model'], 'model'],
  [['Device', 'model'], 'model'],
  [['Name', 'Gerät', 'Land'], 'Gerät'],
  [['customer', 'Device_Model', 'country'], 'Device_Model'],
  [['氏名', '機種名', '購入国'], '機種名'],
  [['姓名', '手机型号'], '手机型号'],
  [['Имя', 'Модель телефона'], 'Модель телефона'],
  [['الاسم', 'طراز الهاتف'], 'طراز الهاتف'],
  [['नाम', 'मॉडल'], 'मॉडल'],
  // Telephone numbers and other things.
  [['name', 'phone', 'Telefon', 'mobile', 'product'], 'model'],
  [[], 'model'],
])('of %j is %j', (present, column) => {
  expect(usualQuestion(present)).toEqual([column]);
});

test('is none of several', () => {
  expect(() => usualQuestion(['Gerät', 'Modell', 'Land'])).toThrow(
    'The columns "Gerät" and "Modell" may all hold the device. Name one with --column.',
  );
});
