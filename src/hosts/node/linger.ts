import type { IncomingMessage } from 'node:http';

/** How long a body that nobody reads may go on after the answer, in ms. */
const PATIENCE = 5_000;
/** And how many bytes of it are dropped. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Closes the connection of a request in two steps once it is answered: this side first, the whole when the rest
 * of the body has come. A connection that is closed while the client still sends is reset, and a reset takes
 * the answer from the client, or has a cache in front answer that the service is down (RFC 9112, 9.6).
 */
export function linger(request: IncomingMessage): void {
  const { socket } = request;
  const { destroySoon } = socket;
  // What Node calls when the last answer of a connection has been handed over.
  socket.destroySoon = () => {
    if (request.complete) {
      destroySoon.call(socket);
      return;
    }
    const begun = performance.now();
    const before = socket.bytesRead;
    const end = (): void => {
      socket.destroy();
    };
    const watch = setInterval(() => {
      const over = performance.now() - begun > PATIENCE || socket.bytesRead - before > MOST_BYTES;
      if (over || socket.destroyed) end();
    }, 100);
    socket.once('close', () => clearInterval(watch));
    request.once('end', end);
    request.resume();
    socket.end();
  };
}
