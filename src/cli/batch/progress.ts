import type { Writable } from 'node:stream';

const WIDTH = 30;
const EVERY_MS = 100;

/** Shows the progress of a long run, on a terminal only. */
export interface Progress {
  show(): void;
  clear(): void;
}

/**
 * Shows a line on the standard error, redrawn at most ten times a second.
 *
 * @param size the bytes of the whole; `null` if unknown
 * @param read returns the bytes read so far
 * @param rows returns the number of rows so far
 */
export function progress(
  stream: Writable & { isTTY?: boolean },
  size: number | null,
  read: () => number,
  rows: () => number,
): Progress {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  let last = 0;
  return {
    show() {
      const now = Date.now();
      if (now - last < EVERY_MS) return;
      last = now;
      const part = size ? Math.min(read() / size, 1) : null;
      const bar =
        part === null
          ? ''
          : `${'█'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '░')} ${Math.floor(part * 100)} % `;
      stream.write(`\r\u001b[K${bar}${rows()} rows`);
    },
    clear: () => void stream.write('\r\u001b[K'),
  };
}
