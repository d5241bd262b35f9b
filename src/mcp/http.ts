import { createMcpHandler } from '@modelcontextprotocol/server';
import { contentTooLarge, MAX_BODY, problemResponse } from '../http/index.ts';
import type { Lookup } from '../lookup/index.ts';
import { readAtMost } from '../lookup/read-at-most.ts';
import { createMcpServer } from './server.ts';

/** Any origin may call. A response is for its caller only, so no cache may store it. */
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
 * The tools over stateless streamable HTTP, as a function from `Request` to `Response`. Each
 * request is answered on its own: no state is kept.
 *
 * @param lookup called for each request, so that a host can replace the data set
 */
export function createMcpEndpoint(lookup: () => Lookup): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(() => createMcpServer(lookup()), {
    maxRequestBodySize: MAX_BODY,
    // The tools never change while the service runs, so clients have nothing to subscribe to.
    maxSubscriptions: 1,
  });
  return async (request) => {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: PREFLIGHT });
    const read = request.method === 'POST' ? await readOne(request) : request;
    const response = read instanceof Response ? read : await handler.fetch(read);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
    // RFC 9110, 15.5.6.
    if (response.status === 405) headers.set('Allow', PREFLIGHT.Allow);
    return new Response(response.body, { status: response.status, headers });
  };
}

/**
 * Reads one message and refuses a batch: a hundred calls would count as one request against every
 * limit. The protocol has had no batches since its version of 2025-06-18.
 *
 * @returns the request with its body read, or the refusal
 */
async function readOne(request: Request): Promise<Request | Response> {
  const bytes = await readAtMost(request.body, MAX_BODY).catch(() => undefined);
  if (bytes === undefined) {
    return refusal(400, -32700, 'The body ended before it was complete. Send it again.');
  }
  // The same document as on hosts that see the length in advance.
  if (bytes === null) return problemResponse(contentTooLarge(), {});
  const body = new TextDecoder().decode(bytes);
  if (/^\s*\[/.test(body))
    return refusal(400, -32600, 'Send one message per request, not a batch.');
  return new Request(request.url, { method: 'POST', headers: request.headers, body });
}

/** Returns an error in the form of JSON-RPC. */
const refusal = (status: number, code: number, message: string): Response =>
  new Response(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
