import type { Command } from 'commander';
import { readConfig } from '../hosts/config.ts';
import { openLookup } from '../lookup/index.ts';

/** `esim-lookup serve` */
export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the data set over HTTP; HOST, PORT and BASE_URL configure it')
    .option('--json', 'say where it serves as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const config = readConfig(process.env);
      // Loaded here, so that the other commands do not pay for the HTTP server.
      const { serve } = await import('../hosts/node.ts');
      const lookup = await openLookup();
      const { url } = await serve(lookup, config);
      const { version, date, devices, codes } = lookup.info;
      if (json) {
        console.log(JSON.stringify({ url, dataset: lookup.info }));
        return;
      }
      console.log(
        `eSIM Lookup on ${url} · data set ${version} of ${date}, ${devices} devices, ${codes} codes` +
          ` · try ${url}/api/check?q=iphone%2015%20pro and ${url}/api/detect`,
      );
    });
}
