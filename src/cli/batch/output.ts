import { stringify } from 'csv-stringify/sync';
import { namesCode } from '../../model/index.ts';
import type { Paint } from '../colour.ts';
import { limits } from '../table.ts';
import { type Answer, nameOf, type Outcome } from './answer.ts';
import type { Dialect, Row } from './row.ts';
import { InputError } from './source.ts';

/** The format of the answers. */
export type OutputFormat = 'text' | 'json' | 'csv';

/** Formats answered rows, many at a time. */
export interface Writer {
  header(row: Row): string;
  rows(rows: readonly (readonly [Row, Outcome])[]): string;
}

/** The columns that are added to a row. */
const ADDED = [
  'esim_supports',
  'esim_exception_regions',
  'esim_basis',
  'esim_device',
  'esim_slug',
  'esim_meant',
  'esim_unit',
  'esim_problem',
] as const;
const ADDED_NAMES: ReadonlySet<string> = new Set(ADDED);

/** What an empty cell may hold. A spreadsheet computes nothing from it. */
const LONE_SIGN = /^[-+=@]$/;

/** Returns the writer of a format. */
export function writerOf(format: OutputFormat, paint: Paint): Writer {
  if (format === 'json') return JSON_LINES;
  return format === 'csv' ? csvWriter() : textWriter(paint);
}

const JSON_LINES: Writer = {
  header: () => '',
  rows: (rows) =>
    rows
      .map(([{ fields }, outcome]) => {
        if ('problem' in outcome) return `${JSON.stringify({ input: fields, ...outcome })}\n`;
        const { verdict, device } = outcome;
        const named = { ...verdict, device, name: nameOf(outcome) };
        return `${JSON.stringify({ input: fields, answer: named })}\n`;
      })
      .join(''),
};

function csvWriter(): Writer {
  let kept: readonly string[] = [];
  let columns: readonly string[] = [];
  let dialect: Dialect = { delimiter: ',', marked: false, above: 0 };
  const text = (records: readonly (readonly unknown[])[]): string =>
    // `escape_formulas` keeps a spreadsheet from computing a value.
    stringify(records as unknown[][], {
      delimiter: dialect.delimiter,
      escape_formulas: true,
      cast: {
        string: (value) => (LONE_SIGN.test(value) ? { value, escape_formulas: false } : value),
      },
    });
  return {
    header(row) {
      kept = row.columns ?? Object.keys(row.fields);
      // The answers of an earlier run are replaced.
      columns = kept.filter((name) => !ADDED_NAMES.has(name));
      dialect = row.dialect ?? dialect;
      return (dialect.marked ? '\ufeff' : '') + text([[...columns, ...ADDED]]);
    },
    rows(rows) {
      for (const [{ fields }] of rows) {
        const lost = Object.keys(fields).find((name) => !kept.includes(name));
        if (lost === undefined) continue;
        throw new InputError(
          `A row has a field "${shown(lost)}", which the first rows lack. Give the first row all fields.`,
        );
      }
      return text(
        rows.map(([{ fields }, outcome]) => [
          ...columns.map((c) => plain(fields[c])),
          ...addedTo(outcome),
        ]),
      );
    },
  };
}

/** Returns the cells of {@link ADDED}. A row with a problem has no answer, not even `unknown`. */
function addedTo(outcome: Outcome): string[] {
  if ('problem' in outcome) return [...ADDED.slice(1).map(() => ''), outcome.problem];
  const { verdict, device } = outcome;
  return [
    verdict.supports,
    verdict.exceptionRegions.join(' '),
    verdict.basis,
    nameOf(outcome) ?? '',
    device?.slug ?? '',
    verdict.meant,
    unitOf(verdict),
    '',
  ];
}

/**
 * Describes the unit of a verdict: its model code, its edition and where it is sold; empty for a whole device.
 *
 * @example unitOf(lookup.answer('iphone 15 hong kong').verdict) // 'sold in hong-kong'
 */
export function unitOf(verdict: Answer['verdict']): string {
  const { edition, modelCode, regions } = verdict;
  const code = modelCode !== null && namesCode(verdict) ? `model code ${modelCode}` : '';
  const sold = regions.length === 0 ? '' : `sold in ${regions.join(', ')}`;
  const named = edition === undefined ? '' : `${edition} edition`;
  return [code, named, sold].filter((part) => part !== '').join(', ');
}

const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/**
 * Returns a writer of columns for a reader. Their widths are fixed, because a stream cannot know its longest
 * name.
 */
function textWriter(paint: Paint): Writer {
  return {
    header: () => '',
    rows: (rows) =>
      rows
        .map(([{ text }, answer]) => {
          if ('problem' in answer) {
            return `${'problem'.padEnd(9)}${shown(answer.problem)}  ${paint.dim(`← ${shown(text ?? '')}`)}\n`;
          }
          const name = nameOf(answer) ?? (text === null ? 'empty row' : 'not found');
          const asked = text === null || name === text ? '' : `  ${paint.dim(`← ${shown(text)}`)}`;
          const { supports: value } = answer.verdict;
          const except = limits(answer.verdict, answer.isCarrierOnly);
          const supports = paint.supports(value, value);
          const space = ' '.repeat(9 - value.length);
          return `${supports}${space}${name}${except && `  ${except}`}${asked}\n`;
        })
        .join(''),
  };
}

/** Prepares foreign text for a terminal: no control characters, at most 100 characters. */
export function shown(text: string): string {
  const clean = text.replace(/\p{Cc}/gu, '\ufffd');
  return clean.length > 100 ? `${clean.slice(0, 99)}…` : clean;
}
