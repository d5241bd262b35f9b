import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { faults } from '../openapi/validate.ts';

/** A raw answer: nothing was decompressed, followed or hidden. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends one request with exactly these headers: `fetch` would add its own and refuse some. */
export function send(
  url: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    ...options
  }: { method?: string; headers?: OutgoingHttpHeaders; signal?: AbortSignal } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const req = request({ hostname, port, path, method, headers, ...options }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    req.on('error', reject);
    req.end();
  });
}

/**
 * The same, for the service's own interface: the answer has to be as the OpenAPI document says.
 *
 * @throws when it is not
 */
export async function sendDescribed(...request: Parameters<typeof send>): Promise<Answer> {
  const [, path, { method = 'GET' } = {}] = request;
  const answer = await send(...request);
  const wrong = await faults(method, path, asResponse(answer));
  if (wrong.length > 0) throw new Error(`${method} ${path}: ${wrong.join('; ')}`);
  return answer;
}

function asResponse({ status, headers, body }: Answer): Response {
  const list = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((v): [string, string] => [name, v]),
  );
  // These have no body, and the constructor takes none.
  const empty = [204, 304].includes(status) || body === '';
  return new Response(empty ? null : body, { status, headers: list });
}
