import type { Command } from 'commander';
import { DEFAULT_LIMIT, type DeviceRecord, openLookup } from '../lookup/index.ts';
import { EXIT } from './exit-codes.ts';
import { table } from './table.ts';

/** `esim-lookup check <query...>` */
export function registerCheck(program: Command): void {
  program
    .command('check')
    .description('find devices by name, nickname or model code')
    .argument('<query...>', 'what to look for, for instance: s24 ultra')
    .option('-l, --limit <number>', 'results at the most, 1 to 25', Number, DEFAULT_LIMIT)
    .option('--json', 'print the answer of /api/check')
    .action(async (words: string[], { limit, json }: { limit: number; json?: boolean }) => {
      const answer = (await openLookup()).check(words.join(' '), { limit });
      if (json) console.log(JSON.stringify(answer, null, 2));
      else if (answer.count > 0) console.log(table(answer.results.map(row)));
      else console.error('No device found. Try the model code from the settings or the box.');
      process.exitCode = answer.count > 0 ? EXIT.ok : EXIT.notFound;
    });
}

function row(r: DeviceRecord): string[] {
  const exceptions = r.exceptionRegions.join(', ');
  const not = r.supports === 'no' ? `but: ${exceptions}` : `not: ${exceptions}`;
  return [r.supports, `${r.brand} ${r.model}`, `${r.releaseYear ?? ''}`, exceptions && not];
}
