import type { IncomingMessage } from 'node:http';

/** Milliseconds for which the rest of an unread body may arrive after the answer. */
const PATIENCE = 5_000;
/** The most bytes of it that are read and dropped. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Closes the connection of an answered request in two steps: first this side, then the whole when the rest of
 * the body has arrived. If it were closed while the client still sends, it would be reset. The client would
 * lose the answer, or a cache in front would report that the service is down (RFC 9112, 9.6).
 */
export function linger(request: IncomingMessage): void {
  const { socket } = request;
  const { destroySoon } = socket;
  // Node calls this after the last answer of a connection.
  socket.destroySoon = () => {
    if (request.complete) {
      destroySoon.call(socket);
      return;
    }
    const begun = performance.now();
    const before = socket.bytesRead;
    const watch = setInterval(() => {
      const over = performance.now() - begun > PATIENCE || socket.bytesRead - before > MOST_BYTES;
      if (over) socket.destroy();
    }, 100);
    socket.once('close', () => clearInterval(watch));
    // The answer may still be in the socket's buffer.
    request.once('end', () => destroySoon.call(socket));
    request.resume();
    socket.end();
  };
}
