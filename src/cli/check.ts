import { type Command, InvalidArgumentError, Option } from 'commander';
import { recordsAsCsv } from '../dataset/index.ts';
import {
  answerOfCode,
  DEFAULT_LIMIT,
  type Lookup,
  MAX_LIMIT,
  openLookup,
} from '../lookup/index.ts';
import { byModel } from './batch/answer.ts';
import { answerFile, type BatchOptions, withBatchOptions } from './batch/options.ts';
import { rowsOf } from './batch/rows.ts';
import type { InputFormat } from './batch/source.ts';
import { type Paint, paintFor } from './colour.ts';
import { EXIT } from './exit-codes.ts';
import { deviceTable } from './table.ts';

interface Options extends BatchOptions {
  limit: number;
  file?: string;
  column: string;
  input?: InputFormat;
}

/** `esim-lookup check [query...]` */
export function registerCheck(program: Command): void {
  const command = program
    .command('check')
    .description('find devices by name, nickname or model code')
    .argument('[query...]', 'what to look for, for instance: s24 ultra')
    .option('-l, --limit <number>', `results at the most, 1 to ${MAX_LIMIT}`, whole, DEFAULT_LIMIT)
    .option('-f, --file <file>', 'answer every row of a file; - is the standard input')
    .option(
      '-c, --column <names>',
      'the column to look up; several, as brand,model, are joined',
      'model',
    )
    .addOption(
      new Option('--input <format>', 'how the file is written (default: by its name)').choices([
        'csv',
        'tsv',
        'json',
        'jsonl',
        'lines',
      ]),
    );
  withBatchOptions(command)
    .addHelpText(
      'after',
      `
Examples:
  esim-lookup check "s24 ultra"
  esim-lookup check SM-S9280
  esim-lookup check --file customers.csv --column model --csv > answers.csv
  esim-lookup check --file devices.jsonl --column brand,model --json
  cut -f3 phones.tsv | esim-lookup check --summary

With --file, or with no query and something on the standard input, every row is answered in its
order, however long the file is. What was not found is summed up on the standard error.`,
    )
    .action(async (words: string[], options: Options) => {
      const piped = words.length === 0 && process.stdin.isTTY !== true;
      const file = options.file ?? (piped ? '-' : undefined);
      if (words.length > 0 && file !== undefined) {
        command.error('error: give a query or --file, not both');
      }
      if (file !== undefined) {
        const columns = options.column.split(',').map((c) => c.trim());
        // A pipe of records names its column; a pipe of names does not.
        const named = command.getOptionValueSource('column') === 'cli';
        const input = options.input ?? (file === '-' && named ? 'csv' : undefined);
        await answerFile(file, input, options, (source) => rowsOf(source, columns), byModel);
        return;
      }
      if (words.length === 0) command.error('error: say what to look for, or give --file');
      one(await openLookup(), words.join(' '), options);
    });
}

function one(lookup: Lookup, query: string, { limit, json, csv }: Options): void {
  const answer = lookup.check(query, { limit });
  process.exitCode = answer.count > 0 ? EXIT.ok : EXIT.notFound;
  if (json) {
    console.log(JSON.stringify(answer, null, 2));
    return;
  }
  if (csv) {
    // The columns of the open data set that a search answers with.
    console.log(recordsAsCsv(answer.results).trimEnd());
    return;
  }
  const paint = paintFor(process.stdout);
  if (answer.count === 0) {
    console.error('No device found. Try the model code from the settings or the box.');
    return;
  }
  console.log(deviceTable(answer.results, paint));
  const variant = variantLine(lookup, query, paint);
  if (variant !== null) console.log(variant);
}

/** Where the query is the code of one variant, whose answer may be another than its device's. */
function variantLine(lookup: Lookup, query: string, paint: Paint): string | null {
  const found = answerOfCode(lookup, query);
  if (found?.verdict.basis !== 'variant') return null;
  const { device, verdict } = found;
  const supports = paint.supports(verdict.supports, verdict.supports);
  return `\n${supports}  ${device.brand} ${device.model} with this very code: ${verdict.modelCode}`;
}

/** @throws {InvalidArgumentError} which the command line reports */
function whole(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('It is a whole number.');
  return Number(text);
}
