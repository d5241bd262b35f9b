import { plainName } from '../../places/index.ts';
import { columnsMeant } from './columns.ts';
import { MODEL, usualQuestion } from './question-column.ts';
import type { Row } from './row.ts';
import { InputError } from './source.ts';

/**
 * Usual names of a column that says where a unit was bought, in the form of {@link plainName}, by language.
 */
const NAMES: ReadonlySet<string> = new Set(
  [
    ...['region', 'country', 'market', 'country code', 'country region', 'region of sale'],
    ...['bought in', 'purchased in', 'sold in', 'country of purchase', 'purchase country'],
    ...['land', 'landercode', 'landerkennzeichen', 'kaufland', 'markt', 'gekauft in'],
    ...['pays', 'code pays', 'marche', 'pays d achat', 'achete en'],
    ...['pais', 'codigo de pais', 'mercado', 'pais de compra', 'comprado en'],
    ...['codigo do pais', 'regiao', 'comprado em'],
    ...['paese', 'codice paese', 'regione', 'paese di acquisto', 'mercato', 'acquistato in'],
    ...['国', '国名', '地域', '購入国', '国コード'],
    ...['국가', '나라', '지역', '구매 국가', '국가 코드'],
    ...[
      '国家',
      '地区',
      '国家 地区',
      '购买国家',
      '购买地区',
      '國家',
      '地區',
      '國家 地區',
      '購買國家',
      '購買地區',
    ],
    ...['الدولة', 'البلد', 'المنطقة', 'بلد الشراء'],
    ...['страна', 'регион', 'рынок', 'страна покупки', 'код страны'],
    ...['ulke', 'bolge', 'pazar', 'ulke kodu', 'satın alınan ulke'],
    ...['देश', 'क्षेत्र', 'खरीद का देश'],
  ].map(plainName),
);

/**
 * The column that says where a unit was bought: its name, `false` for none, or undefined for one with a usual
 * name.
 */
export type PlaceColumn = string | false | undefined;

/** True if a column of this name usually says where a unit was bought. */
export const isPlaceColumn = (name: string): boolean => NAMES.has(plainName(name));

/** Which columns of a file are the question. */
export interface Question {
  /**
   * The columns whose values, joined by a space, are the question: `['brand', 'model']`; absent for one with a
   * usual name.
   */
  columns?: readonly string[] | undefined;
  place?: PlaceColumn;
}

/** The columns of one file with the question and with the place of sale. */
export interface ColumnsMeant {
  question: readonly string[];
  place: string | null;
  /** The column of the question, if it was found by another usual name than `model`. */
  found?: string;
}

/**
 * Finds the columns of a file with the question and the one with the place of sale.
 *
 * @param present the columns of the file
 * @throws {InputError} if a column is missing, or if several may hold the device or state the place of sale
 */
export function columnsOf({ columns, place }: Question, present: readonly string[]): ColumnsMeant {
  const usual = columns === undefined ? usualQuestion(present) : null;
  const named = columnsMeant(columns ?? usual!, present);
  const found = usual === null || usual[0] === MODEL ? {} : { found: named[0]! };
  if (place === false) return { question: named, place: null, ...found };
  const column =
    place === undefined
      ? usualColumn(named, present)
      : columnsMeant([place], present, '--region-column')[0]!;
  return { question: named.filter((name) => name !== column), place: column, ...found };
}

function usualColumn(named: readonly string[], present: readonly string[]): string | null {
  const own = named.length > 1 ? named.filter(isPlaceColumn) : [];
  const others = present.filter((name) => isPlaceColumn(name) && !named.includes(name));
  const usual = own.length > 0 ? own : others;
  if (usual.length > 1) {
    const names = usual.map((name) => `"${name}"`).join(' and ');
    throw new InputError(
      `The columns ${names} may both say where a unit was bought. Name one with --region-column, or ` +
        'ignore them with --no-region-column.',
    );
  }
  return usual[0] ?? null;
}

/** Returns the question of a row: the text, and where the unit was bought. */
export function rowOf(
  { question, place, found }: ColumnsMeant,
  fields: Readonly<Record<string, unknown>>,
): Pick<Row, 'text' | 'place' | 'deviceColumn' | 'fields'> {
  const text = question
    .map((name) => fields[name])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
    .trim();
  const asked = {
    text: text === '' ? null : text,
    fields,
    ...(found === undefined ? {} : { deviceColumn: found }),
  };
  return place === null
    ? asked
    : { ...asked, place: { column: place, text: cellText(fields[place]) } };
}

/** Returns the text of a cell; `null` if it has only punctuation ("-"). A flag or another sign says something. */
function cellText(value: unknown): string | null {
  const text = typeof value === 'string' ? value : (JSON.stringify(value ?? '') ?? '');
  return /[^\p{P}\p{Sm}\p{Z}\p{C}]/u.test(text) ? text.trim() : null;
}
