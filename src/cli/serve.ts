import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { readConfig } from '../hosts/config.ts';

/** `esim-lookup serve` */
export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the data set over HTTP; environment variables configure it')
    .option('--json', 'say where it serves as JSON')
    .addHelpText(
      'after',
      `
Environment (all optional):
  HOST, PORT         where to listen (localhost, 8080)
  BASE_URL           the public address, such as https://esim.example
  REPOSITORY_URL     where facts are corrected: links of the site lead there
  SECURITY_CONTACT   a mailto: or https: address for /.well-known/security.txt
  SNAPSHOT           the data set to serve; taken anew when it changes, or on SIGHUP
  WORKERS            processes that serve, or "auto" for one a core (1)
  TRUST_PROXY        how many proxies in front set X-Forwarded-For (0)
  RATE_LIMIT         requests that one client may send in a minute (0: no limit)
  MAX_LAG_MS         refuse requests while the event loop is this late (1000; 0: never)
  SHUTDOWN_SECONDS   how long a stop waits for requests under way (10)
  LOG                "events", or "requests" for a line a request as well`,
    )
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
