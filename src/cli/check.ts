import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  DEFAULT_LIMIT,
  InvalidQueryError,
  identifierText,
  type Lookup,
  MAX_LIMIT,
} from '../lookup/index.ts';
import { placeNames } from '../places/index.ts';
import { answerText } from './answer-text.ts';
import { answered, byModel } from './batch/answer.ts';
import { answerFile, type BatchOptions, withBatchOptions } from './batch/options.ts';
import { writerOf } from './batch/output.ts';
import { rowsOf } from './batch/rows.ts';
import { formatByName, InputError, type InputFormat } from './batch/source.ts';
import { paintFor } from './colour.ts';
import { EXIT } from './exit-codes.ts';
import { openData } from './open-data.ts';
import { table } from './table.ts';

interface Options extends BatchOptions {
  limit: number;
  region?: string;
  /** `true` if the option is not given. */
  regionColumn: string | boolean;
  explain?: boolean;
  file?: string;
  column?: string;
  input?: InputFormat;
}

/** Options that say nothing of a single query. */
const FILE_OPTIONS = ['--column', '--input', '--summary'] as const;

/** `esim-lookup check [query...]` */
export function registerCheck(program: Command): void {
  const command = program
    .command('check')
    .description('find devices by name, nickname or model code')
    .argument('[query...]', 'what to look for, for instance: s24 ultra')
    .option(
      '-l, --limit <number>',
      `the maximum number of results, 1 to ${MAX_LIMIT}`,
      whole,
      DEFAULT_LIMIT,
    )
    .option('-r, --region <place>', 'where it was bought: a country or a region, by code or name')
    .option(
      '--region-column <name>',
      'the column that says where each was bought (default: one named region, country, Land, …)',
    )
    .option('--no-region-column', 'read where it was bought from no column')
    .option('--explain', 'print how each part of the query was read')
    .option('-f, --file <file>', 'answer every row of a file; - is the standard input')
    .option(
      '-c, --column <names>',
      'the column to look up; several, as brand,model, are joined (default: one named model, device, Gerät, …)',
    )
    .addOption(
      new Option('--input <format>', 'the format of the file (default: from its name)').choices([
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
  esim-lookup check "s24 ultra" --region HK
  esim-lookup check --file customers.csv --column model --csv > answers.csv
  esim-lookup check --file devices.jsonl --column brand,model --json
  esim-lookup check --file orders.csv --region-column "Sold in" --csv
  cut -f3 phones.tsv | esim-lookup check --summary

With --file, or without a query and with text on the standard input, it answers every row in order,
whatever the length of the file. The standard error has the totals and what was not found.

A column named region, country or the like decides which unit of a device is meant. It may hold region
ids, ISO 3166 codes, or names in any language of the service. A row that names no such place has no
answer, and a problem in the column esim_problem. A row whose cell is empty has the answer for --region.`,
    )
    .action(async (words: string[], options: Options) => {
      const piped = words.length === 0 && process.stdin.isTTY !== true;
      const file = options.file ?? (piped ? '-' : undefined);
      if (words.length > 0 && file !== undefined) {
        command.error('error: give a query or --file, not both');
      }
      if (file !== undefined) {
        if (options.explain) command.error('error: --explain takes one query, not a file');
        const columns = options.column?.split(',').map((c) => c.trim());
        const { regionColumn } = options;
        const place = regionColumn === true ? undefined : regionColumn;
        // A named column means that the input is a table, also in a pipe and in a .txt file from Excel.
        const named = ['column', 'regionColumn'].some(
          (option) => command.getOptionValueSource(option) === 'cli',
        );
        const input =
          options.input ?? (named && formatByName(file) === 'lines' ? 'csv' : undefined);
        await answerFile(
          file,
          input,
          options,
          (source) => rowsOf(source, { columns, place }),
          (lookup) => byModel(lookup, placeGiven(lookup, options)),
        );
        return;
      }
      const [first = ''] = words;
      if (words.length === 0) command.error('error: say what to look for, or give --file');
      const ofFiles = FILE_OPTIONS.find(
        (option) => command.getOptionValueSource(option.replace('--', '')) === 'cli',
      );
      if (ofFiles !== undefined) command.error(`error: ${ofFiles} needs --file`);
      // "check --csv customers.csv": --csv is the format of the output.
      if (words.length === 1 && extname(first) !== '' && existsSync(first)) {
        command.error(`error: ${first} is a file. Answer its rows with --file ${first}.`);
      }
      try {
        one(await openData(), words.join(' '), options);
      } catch (error) {
        if (!(error instanceof InvalidQueryError)) throw error;
        const { parameter, message } = error;
        command.error(`error: ${parameter === 'q' ? '' : `--${parameter}: `}${message}`);
      }
    });
}

/**
 * Returns the place of `--region`.
 *
 * @throws {InputError} if it names no place
 */
function placeGiven(lookup: Lookup, { region }: Options): string | undefined {
  if (region === undefined) return undefined;
  const place = placeNames(lookup).find(region);
  if (place !== null) return place;
  throw new InputError(
    `There is no region or country "${region}". Use a name, or a code such as HK.`,
  );
}

function one(lookup: Lookup, query: string, options: Options): void {
  const { limit, json, csv } = options;
  const place = placeGiven(lookup, options);
  const region = place === undefined ? {} : { region: place };
  const found = lookup.check(query, { limit, ...region });
  const { verdict } = found;
  process.exitCode = verdict.meant === 'none' ? EXIT.notFound : EXIT.ok;
  const paint = paintFor(process.stdout);
  if (json) {
    console.log(JSON.stringify(found, null, 2));
  } else if (csv) {
    const row = { text: query, fields: { query } };
    const writer = writerOf('csv', paint);
    const answer = answered(lookup, lookup.answer(query, region));
    process.stdout.write(writer.header(row) + writer.rows([[row, answer]]));
  } else {
    if (verdict.meant === 'none') {
      const { identifier } = found;
      console.error(
        identifier === undefined
          ? 'No device found. Try the model code from the settings or the box.'
          : identifierText(identifier),
      );
    }
    const text = answerText(lookup, query, { limit, ...region }, paint);
    if (text !== '') console.log(text);
  }
  if (options.explain) console.error(explained(lookup, query, region));
}

/** Shows how each part of a query was read, as a table. */
function explained(lookup: Lookup, query: string, region: { region?: string }): string {
  const { meant, said, evidence } = lookup.answer(query, region);
  const rows = evidence.map(({ text, as, cost }) => [text, as, cost === 0 ? '' : `${cost}`]);
  const named = [
    `meant: ${meant}`,
    ...(said.code === null ? [] : [`code: ${said.code}`]),
    ...(said.region === null ? [] : [`region: ${said.region}`]),
    ...(said.edition === null ? [] : [`edition: ${said.edition}`]),
  ];
  return `\n${table([['PART', 'READ AS', 'COST'], ...rows])}\n${named.join(', ')}`;
}

/**
 * Parses a whole number.
 *
 * @throws {InvalidArgumentError} if it is none; the command line reports it
 */
function whole(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('Use a whole number.');
  return Number(text);
}
