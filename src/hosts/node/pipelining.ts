import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that wait in the process, from which on every connection is read in pieces. */
const METERED_FROM = 500;
/** Connections with requests that wait. Each holds at most a read of 64 KiB and what was parsed of it. */
const MAX_WAITING_SOCKETS = 1_000;
/** Bytes that are parsed at once of a connection that is read in pieces: at most ten requests. */
const PIECE = 256;

/** Runs a job between the requests of others. */
export type GiveWay = (job: () => void) => unknown;

/** Requests of one connection that wait for those before them. */
interface Queue {
  waiting: number;
  /** What was read and not parsed yet; `null` if the connection is not read in pieces. */
  held: (Buffer | null)[] | null;
  /** Parses the next piece. */
  feed: (piece: Buffer | null) => boolean;
}

/**
 * Answers the requests of a connection one after the other, whatever number of them is sent at once
 * (pipelining, RFC 9112, 9.3.2).
 *
 * Node calls the listener for every request that it has read, in reads of 64 KiB: some 1,300 requests
 * whose answers nobody may ever read. Here a request whose predecessor is not answered waits as it
 * was read, without an answer, and its connection is read no further: what follows stays with the
 * client. A request with none before it costs one comparison.
 *
 * It knows which connections wait for something, and so decides which of them are idle.
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
  // Node's own ends a connection as soon as its answer has been handed over, and cuts off the part
  // that the client has not taken yet.
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
    // Node gives a response its socket when the one before it has been written out.
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
 * Does something with a connection when all requests that came over it are answered: a refusal must
 * not be taken for the answer to one of them.
 */
export function afterAnswers(socket: Socket, job: () => void): void {
  const last = (socket as Answering)[LAST];
  if (last === undefined || last.writableFinished) job();
  else if (last.req.complete) last.once('finish', job);
  // The fault is in the body of the last request, to which the refusal is then the answer.
  else if (last.socket !== null && !last.headersSent) job();
  else socket.destroy();
}

/**
 * Has a connection read in pieces, of which the next is parsed when no request waits. Costs 5 µs a
 * read, a sixth of a request: a connection that does not pipeline is read by the parser itself.
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
  // What is held comes before what can be read.
  socket._read = (size) => {
    if (held.length === 0) _read.call(socket, size);
    else feedOn(queue);
  };
  // A listener for data has Node hand over what it reads, instead of to the parser alone.
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
