import type { IncomingMessage } from 'node:http';
import { MAX_BODY } from '../../http/index.ts';

/** The most bytes of all bodies that are being received at one time. */
const MAX_TOTAL = 16 * 1024 * 1024;

let total = 0;

/**
 * Reads a whole body before it is processed, so that a slow client delays no other.
 *
 * @returns the body; `large` if it is too long; `busy` if too many bytes are being received; `null` if the
 * client has gone
 */
export function readBody(request: IncomingMessage): Promise<Buffer | 'large' | 'busy' | null> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const done = (result: Buffer | 'large' | 'busy' | null): void => {
      total -= length;
      length = 0;
      request.off('data', take).off('end', end).off('close', gone);
      request.resume();
      resolve(result);
    };
    const take = (piece: Buffer): void => {
      pieces.push(piece);
      length += piece.length;
      total += piece.length;
      if (length > MAX_BODY) done('large');
      else if (total > MAX_TOTAL) done('busy');
    };
    const end = (): void => done(Buffer.concat(pieces));
    const gone = (): void => done(null);
    request
      .on('error', () => {})
      .on('data', take)
      .on('end', end)
      .on('close', gone);
  });
}
