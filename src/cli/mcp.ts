import type { Command } from 'commander';
import { openData } from './open-data.ts';

/** `esim-lookup mcp` */
export function registerMcp(program: Command): void {
  program
    .command('mcp')
    .description(
      'serve the tools of assistants (Model Context Protocol) on standard input and output',
    )
    .addHelpText(
      'after',
      `
In the settings of an assistant:
  { "mcpServers": { "esim": { "command": "npx", "args": ["-y", "esim-lookup", "mcp"] } } }`,
    )
    .action(async () => {
      const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
      const { createMcpServer } = await import('../mcp/index.ts');
      const lookup = await openData();
      serveStdio(() => createMcpServer(lookup), {
        // The details of an invalid message fill a page with JSON, so only the error is printed.
        onerror: ({ name, message }) =>
          console.error(
            name === 'ZodError'
              ? 'A message was ignored: it is not one JSON-RPC request, answer or notification.'
              : message,
          ),
      });
    });
}
