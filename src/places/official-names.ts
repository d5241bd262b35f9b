/**
 * Names of countries of ISO 3166-1 and the United Nations that Unicode's list has in no language and no rule of the
 * names of places reads. Forms of web shops use them.
 */
export const OFFICIAL_NAMES: readonly (readonly [alpha2: string, name: string])[] = [
  ['BQ', 'Bonaire, Sint Eustatius and Saba'],
  ['CD', 'Congo, The Democratic Republic of the'],
  ['FK', 'Falkland Islands (Malvinas)'],
  ['GB', 'United Kingdom of Great Britain and Northern Ireland'],
  ['KP', "Korea, Democratic People's Republic of"],
  ['LA', "Lao People's Democratic Republic"],
  ['MF', 'Saint Martin (French part)'],
  ['SX', 'Sint Maarten (Dutch part)'],
  ['SY', 'Syrian Arab Republic'],
  ['TW', 'Taiwan, Province of China'],
  ['US', 'United States of America'],
  ['VA', 'Holy See (Vatican City State)'],
  ['VG', 'Virgin Islands, British'],
  ['VI', 'Virgin Islands, U.S.'],
];
