import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { readConfig, VARIABLES } from '../hosts/config.ts';

/** `esim-lookup serve` */
export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the data set over HTTP; environment variables configure it')
    .option('--json', 'say where it serves as JSON')
    .addHelpText('after', `\nEnvironment (all optional):\n${environment()}`)
    .action(async ({ json }: { json?: boolean }) => {
      const config = readConfig(process.env, availableParallelism);
      // Loaded here, so that the other commands do not pay for the HTTP server.
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

function environment(): string {
  const rows = Object.entries(VARIABLES).map(([name, what]) => `  ${name.padEnd(18)}${what}`);
  return rows.join('\n');
}
