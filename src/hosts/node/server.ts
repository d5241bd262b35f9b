import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import {
  headersTooLarge,
  internalError,
  MAX_HEAD,
  malformedRequest,
  notFound,
  type Problem,
  problemAnswer,
  requestTimeout,
  UNKEPT,
} from '../../http/index.ts';
import type { Log } from './log.ts';
import type { Operations } from './operations.ts';
import { afterAnswers, type GiveWay, inTurn } from './pipelining.ts';
import { send, target } from './send.ts';

/**
 * Creates a server with bounds on everything that a client controls: how much it sends, how slowly, and how
 * often.
 */
export function boundedServer(handler: RequestListener, giveWay: GiveWay): Server {
  const server = createServer({
    maxHeaderSize: MAX_HEAD,
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    // Longer than the 60 s for which most load balancers keep a connection, so that the balancer ends it.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    // The handler refuses a request without a host, with a problem document.
    requireHostHeader: false,
  });
  const listener = inTurn(server, handler, giveWay);
  server.on('request', listener);
  // An unknown expectation may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', listener);
  // Node would silently drop the headers above a number. The handler refuses such a request instead.
  server.maxHeadersCount = 0;
  server.maxConnections = mostConnections();
  // A connection that sends nothing at all.
  server.timeout = 70_000;
  server.on('clientError', refuse);
  return server;
}

const MOST_CONNECTIONS = 20_000;
/** File descriptors that connections must leave for modules and data sets. */
const KEPT_DESCRIPTORS = 16;

/**
 * Returns the most connections at a time. A module that once had no descriptor for its file cannot be loaded
 * later either, because Node caches the failure: the pages would fail until a restart.
 */
function mostConnections(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'latin1');
    const most = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
    const free = most - readdirSync('/proc/self/fd').length - KEPT_DESCRIPTORS;
    return Math.max(1, Math.min(free, MOST_CONNECTIONS));
  } catch {
    // Only Linux has this file.
    return MOST_CONNECTIONS;
  }
}

/** Creates a separate server for operators. */
export function operationsServer(operations: Operations): Server {
  return boundedServer(
    (request, response) => {
      const { path } = target(request.url ?? '/');
      const answer = operations.own(path, request.method) ?? Promise.resolve(NOTHING);
      answer.then(
        (a) => send(request, response, a, false),
        () => send(request, response, problemAnswer(internalError(), UNKEPT), true),
      );
    },
    (job) => job(),
  );
}

/** Connections that may wait to be accepted. If there is no room, the client tries again after a second. */
const BACKLOG = 4096;

const NOTHING = problemAnswer(notFound('Here are /healthz, /readyz and /metrics.'), UNKEPT);

/**
 * Listens, and logs later errors, such as a connection for which there is no descriptor.
 *
 * @throws the system's error if the port cannot be opened
 */
export function listen(server: Server, port: number, host: string, log: Log): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      server.on('error', (error) => log('listener', { error: error.message }));
      resolve();
    });
  });
}

const REFUSALS: Readonly<Record<string, () => Problem>> = {
  HPE_HEADER_OVERFLOW: headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: requestTimeout,
};

/**
 * Answers a request that is not valid HTTP and ends the connection, because nothing after it can be parsed.
 */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  afterAnswers(socket, () => endWith(error, socket));
}

function endWith(error: NodeJS.ErrnoException, socket: Socket): void {
  const problem = (REFUSALS[error.code ?? ''] ?? malformedRequest)();
  const { status, headers, body } = problemAnswer(problem, UNKEPT);
  const lines = Object.entries({
    ...headers,
    'Content-Length': `${body!.length}`,
    Connection: 'close',
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${problem.title}\r\n${head}\r\n${body}`);
  // A client that never closes its side must not keep the socket.
  socket.setTimeout(2_000, () => socket.destroy());
}
