import type { Mount } from '../http/index.ts';
import type { Lookup } from '../lookup/index.ts';

/**
 * The tools for assistants at `/mcp`. Their code is loaded at the first call, so that they do not delay the
 * start.
 */
export function assistants(lookup: () => Lookup): Mount {
  let endpoint: Promise<(request: Request) => Promise<Response>> | undefined;
  return {
    path: '/mcp',
    async fetch(request) {
      endpoint ??= import('../mcp/index.ts').then(({ createMcpEndpoint }) =>
        createMcpEndpoint(lookup),
      );
      return (await endpoint)(request);
    },
  };
}
