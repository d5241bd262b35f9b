#!/usr/bin/env node
import { CommanderError } from 'commander';
import { ConfigError } from '../hosts/config.ts';
import { InvalidQueryError, SnapshotError, SnapshotUnavailableError } from '../lookup/index.ts';
import { InputError } from './batch/source.ts';
import { EXIT } from './exit-codes.ts';
import { createProgram } from './program.ts';

// `esim-lookup … | head` closes the pipe early: that is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});

try {
  await createProgram().parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  const wrong = [InvalidQueryError, ConfigError, InputError];
  const unavailable = [SnapshotError, SnapshotUnavailableError];
  if (wrong.some((kind) => error instanceof kind)) return report(error, EXIT.usage);
  if (unavailable.some((kind) => error instanceof kind)) return report(error, EXIT.unavailable);
  // The system's own refusals: a port that is taken, a disk that is full.
  if ((error as NodeJS.ErrnoException).syscall !== undefined)
    return report(portRefused(error as ListenError) ?? error, EXIT.unavailable);
  throw error;
}

/** An error of the system about a port. */
type ListenError = NodeJS.ErrnoException & { port?: number };

/** Why a port could not be had, and the way out; null for any other error. */
function portRefused({ syscall, code, port }: ListenError): Error | null {
  if (syscall !== 'listen' && syscall !== 'bind') return null;
  if (code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is taken by another program. Set PORT to another one: PORT=8081.`,
    );
  if (code === 'EACCES')
    return new Error(`Port ${port} is only for privileged users. Set PORT to 1024 or above.`);
  return null;
}

function report(error: unknown, code: number): number {
  console.error(`esim-lookup: ${(error as Error).message}`);
  return code;
}
