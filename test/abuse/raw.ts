import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * Sends bytes as they are and gives back everything that comes until the other side closes.
 *
 * @param patience after which this side closes, in ms; default: before the test would end without a reason
 */
export function exchange(
  port: number,
  bytes: string | Buffer,
  patience = 100_000,
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.setEncoding('latin1');
    socket.on('data', (data) => (text += data));
    // A refusal may be followed by a reset: what was read before it counts.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
    socket.on('connect', () => socket.write(bytes));
  });
}

/** The status of each answer in a text. */
export const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((m) => Number(m[1]));

/** A connection that is open and says nothing. */
export function idle(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', reject);
    socket.on('connect', () => resolve(socket));
  });
}

/**
 * A connection that was answered once and says nothing more. The service keeps it for a minute: one that
 * has asked nothing is ended after ten seconds, before a busy machine has opened thousands of them.
 */
export async function kept(port: number): Promise<Socket> {
  const socket = await idle(port);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

/** Requests of one connection, all in one write, which leave it open. */
export const pipeline = (count: number, target: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => `GET ${target(i)} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');

/** A request line with the headers that HTTP/1.1 asks for; ends the connection. */
export const request = (target: string, more = '', method = 'GET'): string =>
  `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`;
