import { Command } from 'commander';
// Bundled, because a server has only `dist/`.
import manifest from '../../package.json' with { type: 'json' };
import { registerCheck } from './check.ts';
import { registerCompletion } from './completion.ts';
import { registerData } from './data.ts';
import { registerDetect } from './detect.ts';
import { registerDevice } from './device.ts';
import { EXIT_HELP } from './exit-codes.ts';
import { registerExport } from './export.ts';
import { registerMcp } from './mcp.ts';
import { registerServe } from './serve.ts';
import { registerUpdate } from './update.ts';

/** Creates the command line as a tree of commands. */
export function createProgram(): Command {
  const program = new Command('esim-lookup')
    .description('Does a device support eSIM, and where does it not?')
    .version(manifest.version, '-V, --version', 'print the version')
    .addHelpText(
      'after',
      `
Examples:
  esim-lookup check "s24 ultra"
  esim-lookup check --limit 3 --json "iphone se"
  esim-lookup check --file customers.csv --column model --csv
  esim-lookup detect --model SM-S928B --platform Android
  esim-lookup detect --log access.log --summary
  esim-lookup device samsung/galaxy-s24-ultra
  esim-lookup serve

An answer is yes, no, partial (it depends: see the device) or unknown (nobody has shown it; never
a guess). Before a purchase: is the phone locked to a carrier, and does *#06# show an EID?

${EXIT_HELP}`,
    )
    .configureHelp({ showGlobalOptions: false })
    .showSuggestionAfterError(true);
  registerCheck(program);
  registerDetect(program);
  registerDevice(program);
  registerServe(program);
  registerMcp(program);
  registerExport(program);
  registerUpdate(program);
  registerData(program);
  registerCompletion(program);
  return program;
}
