import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { linger } from './linger.ts';

const BODY = 'a'.repeat(8 * 1024 * 1024);

test('sends what the socket still buffers before it closes a connection whose request has ended', async () => {
  const request = new EventEmitter() as EventEmitter & { complete: boolean; socket: Socket };
  request.complete = false;
  const server = createServer((socket) => {
    request.socket = socket;
    Object.assign(request, { resume: () => {} });
    linger(request as unknown as IncomingMessage);
    socket.write(BODY);
    socket.destroySoon();
    request.complete = true;
    request.emit('end');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const client = connect(port, '127.0.0.1');
  let read = 0;
  client.on('data', (chunk) => (read += chunk.length));
  await once(client, 'close');
  server.close();
  expect(read).toBe(BODY.length);
});
