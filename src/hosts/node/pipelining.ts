import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The number of waiting requests in the process above which every connection is read in pieces. */
const METERED_FROM = 500;
/**
 * The most connections with waiting requests. Each holds at most a read of 64 KiB and the requests parsed from
 * it.
 */
const MAX_WAITING_SOCKETS = 1_000;
/** Bytes of a piece. They contain at most ten requests. */
const PIECE = 256;

/** Runs a job between the requests of others. */
export type GiveWay = (job: () => void) => unknown;

/** The requests of one connection that wait for those before them. */
interface Queue {
  waiting: number;
  /** Bytes that were read and not parsed yet; `null` if the connection is not read in pieces. */
  held: (Buffer | null)[] | null;
  /** Parses the next piece. */
  feed: (piece: Buffer | null) => boolean;
}

/**
 * Answers the requests of a connection one after the other, even if a client sends many at once (pipelining,
 * RFC 9112, 9.3.2).
 *
 * Node reads 64 KiB at a time and calls the listener for every request in them: some 1,300 requests whose
 * answers nobody may ever read. Here a request waits until the one before it is answered, and meanwhile its
 * connection is not read, so that the rest stays with the client. A request with none before it costs one
 * comparison.
 *
 * Because it knows which connections wait for something, it also decides which are idle.
 *
 * @param listener called for one request of a connection at a time
 */
export function inTurn(
  server: Server,
  listener: RequestListener,
  giveWay: GiveWay,
): RequestListener {
  const open = new Set<Socket>();
  const queues = new WeakMap<Socket, Queue>();
  let waiting = 0;
  let waitingSockets = 0;
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    if (waiting >= METERED_FROM) meter(queueOf(socket), socket);
    socket.once('close', () => {
      open.delete(socket);
      const queue = queues.get(socket);
      if (queue === undefined || queue.waiting === 0) return;
      waiting -= queue.waiting;
      waitingSockets--;
      queue.waiting = 0;
      queue.held?.splice(0);
    });
  });
  // Node's own method ends a connection once its answer is written to the socket, and cuts off the part that
  // the client has not received yet.
  server.closeIdleConnections = () => {
    for (const socket of open) {
      if ((socket as Answering)[LAST]?.writableFinished) socket.destroy();
    }
  };
  const queueOf = (socket: Socket): Queue => {
    let queue = queues.get(socket);
    if (queue === undefined) {
      queue = { waiting: 0, held: null, feed: () => true };
      queues.set(socket, queue);
    }
    return queue;
  };
  const answer = (queue: Queue, request: IncomingMessage, response: ServerResponse): void => {
    if (request.socket.destroyed) return;
    waiting--;
    queue.waiting--;
    if (queue.waiting === 0) waitingSockets--;
    listener(request, response);
    feedOn(queue);
  };
  const wait = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const queue = queueOf(socket);
    if (socket.destroyed) return;
    if (queue.waiting++ === 0) waitingSockets++;
    waiting++;
    if (waitingSockets > MAX_WAITING_SOCKETS) {
      socket.destroy();
      return;
    }
    meter(queue, socket);
    if (waiting === METERED_FROM) for (const other of open) meter(queueOf(other), other);
    // Node assigns the socket to a response when the one before it has been written.
    response.once('socket', () => giveWay(() => answer(queue, request, response)));
  };
  return (request, response) => {
    (request.socket as Answering)[LAST] = response;
    if (response.socket !== null) listener(request, response);
    else wait(request, response);
  };
}

/** The response to the last request of a connection, kept with it. */
const LAST = Symbol('last response');
type Answering = Socket & { [LAST]?: ServerResponse };

/**
 * Runs a job for a connection when all its requests are answered. Otherwise a client could take a refusal for
 * the answer to one of them.
 */
export function afterAnswers(socket: Socket, job: () => void): void {
  const last = (socket as Answering)[LAST];
  if (last === undefined || last.writableFinished) job();
  else if (last.req.complete) last.once('finish', job);
  // The error is in the body of the last request, so the refusal is its answer.
  else if (last.socket !== null && !last.headersSent) job();
  else socket.destroy();
}

/**
 * Makes a connection be read in pieces; the next is parsed when no request waits. It costs 5 µs per read, a
 * sixth of a request, so the parser itself reads connections without pipelining.
 */
function meter(queue: Queue, socket: Socket): void {
  if (queue.held !== null) return;
  const held: (Buffer | null)[] = [];
  queue.held = held;
  const { push, _read } = socket;
  queue.feed = (piece) => push.call(socket, piece);
  socket.push = (read: Buffer | null): boolean => {
    if (read === null || read.length <= PIECE) held.push(read);
    else {
      for (let at = 0; at < read.length; at += PIECE) held.push(read.subarray(at, at + PIECE));
    }
    feedOn(queue);
    return held.length === 0;
  };
  // Held bytes come before those that can be read.
  socket._read = (size) => {
    if (held.length === 0) _read.call(socket, size);
    else feedOn(queue);
  };
  // With a listener for data, Node hands over what it reads, in place of giving it to the parser only.
  const take = (): void => {};
  socket.on('data', take);
  socket.off('data', take);
}

/** Parses what was read, piece by piece, while no request waits and the parser takes it. */
function feedOn(queue: Queue): void {
  const { held } = queue;
  while (held !== null && queue.waiting === 0 && held.length > 0) {
    if (!queue.feed(held.shift()!)) return;
  }
}
