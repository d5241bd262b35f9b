/**
 * Names of countries of ISO 3166-1 and the United Nations that Unicode's list has in no language. Forms of web shops
 * use them.
 */
export const OFFICIAL_NAMES: readonly (readonly [alpha2: string, name: string])[] = [
  ['BO', 'Bolivia, Plurinational State of'],
  ['BQ', 'Bonaire, Sint Eustatius and Saba'],
  ['CD', 'Congo, The Democratic Republic of the'],
  ['FK', 'Falkland Islands (Malvinas)'],
  ['FM', 'Micronesia, Federated States of'],
  ['GB', 'United Kingdom of Great Britain and Northern Ireland'],
  ['IR', 'Iran, Islamic Republic of'],
  ['KP', "Korea, Democratic People's Republic of"],
  ['KR', 'Korea, Republic of'],
  ['LA', "Lao People's Democratic Republic"],
  ['MD', 'Moldova, Republic of'],
  ['MF', 'Saint Martin (French part)'],
  ['PS', 'Palestine, State of'],
  ['SX', 'Sint Maarten (Dutch part)'],
  ['SY', 'Syrian Arab Republic'],
  ['TW', 'Taiwan, Province of China'],
  ['TZ', 'Tanzania, United Republic of'],
  ['US', 'United States of America'],
  ['VA', 'Holy See (Vatican City State)'],
  ['VE', 'Venezuela, Bolivarian Republic of'],
  ['VG', 'Virgin Islands, British'],
  ['VI', 'Virgin Islands, U.S.'],
];
