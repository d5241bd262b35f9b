import { renameSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { Lookup, readSnapshot } from '../lookup/index.ts';
import { InputError } from './batch/source.ts';
import { EXIT } from './exit-codes.ts';

/** `esim-lookup update`: the newest data set of a service, without a new package. */
export function registerUpdate(program: Command): void {
  program
    .command('update')
    .description('fetch the newest data set from a service; SNAPSHOT has every command use it')
    .requiredOption('--from <address>', 'the address of the service, such as https://esim.example')
    .option('-o, --out <file>', 'where to write it', 'esim.snapshot')
    .addHelpText(
      'after',
      `
Example:
  esim-lookup update --from https://esim.example
  SNAPSHOT=esim.snapshot esim-lookup serve`,
    )
    .action(async ({ from, out }: { from: string; out: string }) => {
      if (!/^https?:$/.test(URL.canParse(from) ? new URL(from).protocol : '')) {
        throw new InputError('--from must be an address such as https://esim.example.');
      }
      const bytes = await readSnapshot(new URL(`${from.replace(/\/+$/, '')}/esim.snapshot`));
      // Opened before anything is written: a damaged one never takes the place of a good one.
      const { version, date, devices } = new Lookup(bytes).info;
      const beside = `${out}.${process.pid}.new`;
      writeFileSync(beside, bytes);
      renameSync(beside, out);
      console.log(`${out}: data set ${version} of ${date}, ${devices} devices`);
      process.exitCode = EXIT.ok;
    });
}
