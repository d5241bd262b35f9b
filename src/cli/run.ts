import { type Command, CommanderError } from 'commander';
import { ConfigError } from '../hosts/config.ts';
import { InvalidQueryError, SnapshotError, SnapshotUnavailableError } from '../lookup/index.ts';
import { InputError } from './batch/source.ts';
import { EXIT } from './exit-codes.ts';

/**
 * Runs a program on the arguments of this process. A failure that the user can correct becomes one
 * line on the standard error and an exit code. Any other error is thrown.
 */
export async function run(program: Command): Promise<void> {
  // `esim-lookup … | head` closes the pipe early, which is no error. A full disk is one, because output is
  // lost.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok);
    console.error(`${program.name()}: The output cannot be written: ${error.message}`);
    process.exit(EXIT.unavailable);
  });
  process.stderr.on('error', () => {});
  // A wrong option ends with the same exit code in every command.
  for (const command of everyCommand(program)) command.exitOverride();
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = exitCodeOf(error, program.name());
  }
}

function* everyCommand(command: Command): Generator<Command> {
  yield command;
  for (const child of command.commands) yield* everyCommand(child);
}

function exitCodeOf(error: unknown, program: string): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  const wrong = [InvalidQueryError, ConfigError, InputError];
  const unavailable = [SnapshotError, SnapshotUnavailableError];
  if (wrong.some((kind) => error instanceof kind)) return report(error, EXIT.usage, program);
  if (unavailable.some((kind) => error instanceof kind))
    return report(error, EXIT.unavailable, program);
  // Errors of the system, such as a port in use or a full disk.
  if ((error as NodeJS.ErrnoException).syscall !== undefined)
    return report(portRefused(error as ListenError) ?? error, EXIT.unavailable, program);
  throw error;
}

/** A system error about a port. */
type ListenError = NodeJS.ErrnoException & { port?: number; hostname?: string; address?: string };

/** Explains why a port could not be opened and what to do; null for any other error. */
function portRefused({ syscall, code, port, hostname, address }: ListenError): Error | null {
  if (syscall === 'getaddrinfo')
    return new Error(
      `HOST=${hostname} has no address. Set it to a name or an address of this machine.`,
    );
  if (syscall !== 'listen' && syscall !== 'bind') return null;
  const name = String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is in use by another program. Set ${name} to another port, for instance ${name}=8081.`,
    );
  if (code === 'EADDRNOTAVAIL')
    return new Error(
      `HOST: ${address} is not an address of this machine. Use 0.0.0.0 for all of its addresses.`,
    );
  if (code === 'EACCES')
    return new Error(`Port ${port} is only for privileged users. Set ${name} to 1024 or above.`);
  return null;
}

function report(error: unknown, code: number, program: string): number {
  console.error(`${program}: ${(error as Error).message}`);
  return code;
}
