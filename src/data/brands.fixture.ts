import type { Brands } from '../model/index.ts';

/** Brands as the list writes them, for the tests of its import. */
export const BRANDS: Brands = {
  xiaomi: {
    name: 'Xiaomi',
    listedAs: [
      { name: 'Redmi', line: 'Redmi' },
      { name: 'Mi', line: 'Mi' },
    ],
  },
  nokia: { name: 'Nokia', codesAreNames: true },
  ulefone: { name: 'Ulefone', codesAreNames: true },
  crosscall: { name: 'Crosscall', codesAreNames: true },
  honor: {
    name: 'Honor',
    listedAs: [
      { name: 'Huawei', begins: 'Honor' },
      { name: 'Huawei', begins: '荣耀' },
    ],
  },
  lg: { name: 'LG', listedAs: [{ name: 'LGE' }] },
  tecno: { name: 'Tecno', listedAs: [{ name: 'TECNO Mobile' }] },
  realme: { name: 'realme', aliases: ['真我'] },
  samsung: { name: 'Samsung' },
  bq: { name: 'bq' },
  'bq-ru': { name: 'BQ', listedAs: [{ name: 'BQru' }] },
};
