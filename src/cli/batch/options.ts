import { type Command, Option } from 'commander';
import type { Lookup } from '../../lookup/index.ts';
import { EXIT } from '../exit-codes.ts';
import { openData } from '../open-data.ts';
import type { Answerer } from './answer.ts';
import type { OutputFormat } from './output.ts';
import type { Row } from './row.ts';
import { run } from './run.ts';
import { type InputFormat, openSource, type Source } from './source.ts';

/** The options of every command that reads a file. */
export interface BatchOptions {
  json?: boolean;
  csv?: boolean;
  summary?: boolean;
}

/** Adds these options to a command. */
export function withBatchOptions(command: Command): Command {
  return command
    .addOption(new Option('--json', 'print JSON; for a file one object per line').conflicts('csv'))
    .option('--csv', 'print CSV; for a file its columns and the answer')
    .option('--summary', 'for a file: print only the totals');
}

/**
 * Answers a file and sets the exit code.
 *
 * @throws {InputError} if the file cannot be read
 */
export async function answerFile(
  file: string,
  input: InputFormat | undefined,
  { json, csv, summary: alone }: BatchOptions,
  rows: (source: Source) => AsyncIterable<Row>,
  answerer: (lookup: Lookup) => Answerer,
): Promise<void> {
  const source = openSource(file, input);
  const answer = answerer(await openData());
  const format: OutputFormat = json ? 'json' : csv ? 'csv' : 'text';
  const [out, err] = [alone ? null : process.stdout, process.stderr];
  const summary = await run({ source, rows: rows(source), answer, format, out, err });
  const { yes, no, partial, unknown } = summary.supports;
  if (alone && json) console.log(JSON.stringify(summary));
  else if (alone) process.stdout.write(summary.toString());
  else err.write(summary.toString());
  process.exitCode = yes + no + partial + unknown > 0 ? EXIT.ok : EXIT.notFound;
}
