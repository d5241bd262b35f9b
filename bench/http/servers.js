// The compared servers, each in its own process: node servers.js <kind> <port> <file>. The file contains
// headers and answers of the service.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [kind, port] = [process.argv[2], Number(process.argv[3])];
const { headers, answers } = JSON.parse(readFileSync(process.argv[4], 'utf8'));
const values = new Map(answers);
const [, value] = answers[0];

if (kind === 'bare') {
  // The least that any handler does: it reads the question and writes the answer.
  createServer((request, response) => {
    const at = request.url.indexOf('?');
    const asked =
      at < 0
        ? request.headers['sec-ch-ua-model']?.slice(1, -1)
        : new URLSearchParams(request.url.slice(at)).get('q');
    const body = JSON.stringify(values.get(asked) ?? null);
    response.writeHead(200, { ...headers, 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  }).listen(port, '127.0.0.1');
} else if (kind === 'bare-constant') {
  const body = JSON.stringify(value);
  const all = { ...headers, 'Content-Length': Buffer.byteLength(body) };
  createServer((_, response) => {
    response.writeHead(200, all);
    response.end(body);
  }).listen(port, '127.0.0.1');
} else if (kind === 'fastify') {
  const { default: fastify } = await import('fastify');
  const app = fastify();
  app.get('/api/check', (request, reply) => {
    reply.headers(headers);
    return request.query.q === undefined ? null : value;
  });
  await app.listen({ port, host: '127.0.0.1' });
} else if (kind === 'hono-stock') {
  const { Hono } = await import('hono');
  const { serve } = await import('@hono/node-server');
  const { cors } = await import('hono/cors');
  const { etag } = await import('hono/etag');
  const { compress } = await import('hono/compress');
  const { secureHeaders } = await import('hono/secure-headers');
  const app = new Hono();
  app.use(cors(), secureHeaders(), etag(), compress());
  app.get('/api/check', (c) => c.json(c.req.query('q') === undefined ? null : value));
  serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
}
