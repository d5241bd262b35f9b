import fc from 'fast-check';
import { expect, it } from 'vitest';
import { restoreAddresses, shortenAddresses } from './page-address.ts';

it('writes a page of the device as what follows its name', () => {
  const json = '{"at":"https://www.gsmarena.com/xiaomi_redmi_note_12-12063.php"}';
  expect(shortenAddresses(json, 'Xiaomi', 'Redmi Note 12')).toBe('{"at":"~-12063"}');
  expect(shortenAddresses(json, 'Xiaomi', 'Redmi Note 12 5G')).toBe('{"at":"~-12063"}');
  expect(shortenAddresses(json, 'Xiaomi', 'Redmi')).toBe('{"at":"~_note_12-12063"}');
  expect(shortenAddresses(json, 'Xiaomi', 'Redmi Note 13')).toBe(json);
});

it('gives back what was written, whatever the device is called', () => {
  const name = fc.oneof(fc.string(), fc.constantFrom('Tab 10.1"', 'A\\B', 'Y28s', '$1 $& ~7'));
  const page = fc
    .tuple(name, fc.nat())
    .map(([own, n]) => `https://www.gsmarena.com/${own}-${n}.php`);
  fc.assert(
    fc.property(name, name, page, fc.string(), (brand, model, other, note) => {
      const own = `https://www.gsmarena.com/${`${brand} ${model}`.toLowerCase().replaceAll(' ', '_')}-1.php`;
      const longer = own.replace('-1.php', '_5g-2.php');
      const json = JSON.stringify({ claims: [{ at: own }, { at: longer }, { at: other }], note });
      const stored = shortenAddresses(json, brand, model);
      expect(restoreAddresses(stored, brand, model)).toBe(json);
    }),
  );
});
