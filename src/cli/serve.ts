import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { type Config, readConfig, VARIABLES } from '../hosts/config.ts';

/** `esim-lookup serve` */
export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the data set over HTTP; environment variables configure it')
    .option('--json', 'print its address as JSON')
    .option('--check', 'check the settings and the data set, and stop')
    .addHelpText('after', `\nEnvironment (all optional):\n${environment()}`)
    .action(async ({ json, check }: { json?: boolean; check?: boolean }) => {
      const config = readConfig(process.env, availableParallelism);
      if (check) return checked(config, json ?? false);
      // Loaded here, so that other commands start without the HTTP server.
      const { serveProcess } = await import('../hosts/process.ts');
      await serveProcess(config, ({ url, info }) => {
        const { version, date, devices, codes } = info;
        if (json) {
          console.log(JSON.stringify({ url, dataset: info }));
          return;
        }
        console.log(
          `eSIM Lookup on ${url} · data set ${version} of ${date}, ${devices} devices, ` +
            `${codes} codes · try ${url}/api/check?q=iphone%2015%20pro and ${url}/api/detect`,
        );
      });
    });
}

/**
 * Checks the settings and the data set without serving.
 *
 * @throws {SnapshotUnavailableError | SnapshotError} if the data set is not usable
 */
async function checked(config: Config, json: boolean): Promise<void> {
  const { openDataSource } = await import('../hosts/node/data-source.ts');
  const { info } = (await openDataSource(config.snapshot, () => {})).current;
  if (json) console.log(JSON.stringify({ settings: config, dataset: info }));
  else {
    const { version, date, devices } = info;
    console.log(`The settings are right. Data set ${version} of ${date}, ${devices} devices.`);
  }
}

function environment(): string {
  const rows = Object.entries(VARIABLES).map(([name, what]) => `  ${name.padEnd(18)}${what}`);
  return rows.join('\n');
}
