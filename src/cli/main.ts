#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { ConfigError } from '../hosts/config.ts';
import { InvalidQueryError, SnapshotError, SnapshotUnavailableError } from '../lookup/index.ts';
import { registerCheck } from './check.ts';
import { registerData } from './data.ts';
import { registerDetect } from './detect.ts';
import { EXIT } from './exit-codes.ts';
import { registerServe } from './serve.ts';

const program = new Command('esim-lookup')
  .description('Does a device support eSIM, and where does it not?')
  .addHelpText(
    'after',
    `
Examples:
  esim-lookup check "s24 ultra"
  esim-lookup check --limit 3 --json "iphone se"
  esim-lookup detect --model SM-S928B --platform Android
  esim-lookup serve

An answer is yes, no, partial (it depends: see the device's detail) or unknown (nobody has
shown it; never a guess).

Exit codes: 0 found · 1 nothing found · 2 wrong usage · 3 the data set cannot be used`,
  )
  .exitOverride();
registerCheck(program);
registerDetect(program);
registerServe(program);
registerData(program);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (error instanceof InvalidQueryError || error instanceof ConfigError) {
    console.error(`esim-lookup: ${error.message}`);
    return EXIT.usage;
  }
  if (error instanceof SnapshotError || error instanceof SnapshotUnavailableError) {
    console.error(`esim-lookup: ${error.message}`);
    return EXIT.unavailable;
  }
  throw error;
}
