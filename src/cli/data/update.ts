import type { Command } from 'commander';
import { InputError } from '../batch/source.ts';
import { EXIT } from '../exit-codes.ts';
import { ADDRESSES, type Addresses } from './update/addresses.ts';

interface Options extends Addresses {
  write?: boolean;
}

/** `data update`: what the open upstreams have that the facts lack. */
export function registerUpdateOfFacts(parent: Command, root: () => string): void {
  parent
    .command('update')
    .description('fetch the open upstreams and propose what they add, as Markdown')
    .option('--write', 'take the change over into the data folder')
    .option('--google <address>', "Google's list of supported devices", ADDRESSES.google)
    .option('--appledb <address>', "AppleDB's devices", ADDRESSES.appledb)
    .option('--endoflife <address>', 'the products of endoflife.date', ADDRESSES.endoflife)
    .addHelpText(
      'after',
      `
New devices, codes and days of sale go to the catalogue. What could change the answer of a device
with a file of its own is listed for a person and never written.

Exit codes: 0 there is something, 1 there is nothing new, 3 an upstream could not be used (what the
others add is proposed all the same) or the whole change breaks a rule of the facts.

Example:
  esim-lookup data update --write > proposal.md`,
    )
    .action(async ({ write = false, google, appledb, endoflife }: Options) => {
      const addresses = { google, appledb, endoflife };
      for (const [option, address] of Object.entries(addresses)) {
        const { protocol } = URL.canParse(address) ? new URL(address) : { protocol: '' };
        if (!/^https?:$/.test(protocol)) {
          throw new InputError(`--${option} must be an address such as ${ADDRESSES.google}.`);
        }
      }
      const { isEmpty, propose } = await import('./update/proposal.ts');
      const { RefusedError } = await import('./update/trial.ts');
      const { textOf } = await import('./update/text.ts');
      const today = new Date().toISOString().slice(0, 10);
      try {
        const proposal = await propose({ root: root(), addresses, today, write });
        console.log(textOf(proposal));
        for (const failure of proposal.failures) console.error(failure);
        process.exitCode =
          proposal.failures.length > 0
            ? EXIT.unavailable
            : isEmpty(proposal)
              ? EXIT.notFound
              : EXIT.ok;
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        console.error(error.message);
        process.exitCode = EXIT.unavailable;
      }
    });
}
