import { createHash } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { fetchSnapshot, Lookup, SnapshotUnavailableError } from '../lookup/index.ts';
import { InputError } from './batch/source.ts';
import { EXIT } from './exit-codes.ts';

interface Options {
  from: string;
  out: string;
  sha256?: string;
}

/** `esim-lookup update`: fetches the newest data set of a service, without a new package. */
export function registerUpdate(program: Command): void {
  program
    .command('update')
    .description(
      'fetch the newest data set from a service; set SNAPSHOT to use it in every command',
    )
    .requiredOption('--from <address>', 'the address of the service, such as https://esim.example')
    .option('-o, --out <file>', 'where to write it', 'esim.snapshot')
    .option(
      '--sha256 <hash>',
      'the SHA-256 that it must have (default: the one that the service states)',
    )
    .addHelpText(
      'after',
      `
Example:
  esim-lookup update --from https://esim.example
  SNAPSHOT=esim.snapshot esim-lookup serve`,
    )
    .action(async ({ from, out, sha256 }: Options) => {
      if (!/^https?:$/.test(URL.canParse(from) ? new URL(from).protocol : '')) {
        throw new InputError('--from must be an address such as https://esim.example.');
      }
      if (sha256 !== undefined && !/^[\da-f]{64}$/i.test(sha256)) {
        throw new InputError('--sha256 must be 64 hexadecimal digits, as sha256sum writes them.');
      }
      const fetched = await fetchSnapshot(new URL(`${from.replace(/\/+$/, '')}/esim.snapshot`));
      verify(fetched.bytes, sha256?.toLowerCase() ?? hex(fetched.sha256));
      // Opened before it is written, so that a damaged snapshot never replaces a good one.
      const { version, date, devices } = new Lookup(fetched.bytes).info;
      replace(out, fetched.bytes);
      console.log(`${out}: data set ${version} of ${date}, ${devices} devices`);
      process.exitCode = EXIT.ok;
    });
}

const hex = (base64: string | null): string | null =>
  base64 === null ? null : Buffer.from(base64, 'base64').toString('hex');

/**
 * Compares the bytes with the expected hash.
 *
 * @throws {SnapshotUnavailableError} if they have another hash, or if there is no expected one
 */
function verify(bytes: Uint8Array, published: string | null): void {
  if (published === null) {
    throw new SnapshotUnavailableError(
      'The service tells no hash of its data set. Say with --sha256 which one it must have.',
    );
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (hash === published) return;
  throw new SnapshotUnavailableError(
    `The data set that came has the hash ${hash} instead of ${published}. Nothing was written.`,
  );
}

/** Replaces a file in one step, so that readers never see a part of the new one. */
function replace(file: string, bytes: Uint8Array): void {
  const beside = `${file}.${process.pid}.new`;
  try {
    writeFileSync(beside, bytes);
    renameSync(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
}
