import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Lookup } from '../lookup/index.ts';
import { createMcpServer } from './server.ts';

/** A call is a few hundred bytes. */
const MAX_BODY = 65_536;

/** Anyone may call, from a web page too; an answer to one caller is kept for nobody else. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Mcp-Session-Id, MCP-Protocol-Version',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};
const PREFLIGHT = {
  ...HEADERS,
  Allow: 'POST, OPTIONS',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
};

/**
 * The tools over stateless streamable HTTP: a function from `Request` to `Response`. Every request
 * is answered by itself; nothing is remembered between two.
 *
 * @param lookup asked for at each request, so that a host can exchange it
 */
export function createMcpEndpoint(lookup: () => Lookup): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(() => createMcpServer(lookup()), {
    maxRequestBodySize: MAX_BODY,
    // The tools never change while the service runs: there is nothing to listen to.
    maxSubscriptions: 1,
  });
  return async (request) => {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: PREFLIGHT });
    const response = await handler.fetch(request);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };
}
