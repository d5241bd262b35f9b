import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, Option } from 'commander';
import { datasetCsv, datasetJson } from '../dataset/index.ts';
import { openLookup } from '../lookup/index.ts';

/** `esim-lookup export` */
export function registerExport(program: Command): void {
  program
    .command('export')
    .description('print the whole open data set (CC BY 4.0)')
    .addOption(
      new Option('--format <format>', 'json or csv').choices(['json', 'csv']).default('json'),
    )
    .option('-o, --out <file>', 'write it to a file')
    .action(async ({ format, out }: { format: 'json' | 'csv'; out?: string }) => {
      const lookup = await openLookup();
      const pieces = Readable.from(format === 'csv' ? datasetCsv(lookup) : datasetJson(lookup));
      if (out === undefined) await pipeline(pieces, process.stdout, { end: false });
      else await pipeline(pieces, createWriteStream(out));
    });
}
