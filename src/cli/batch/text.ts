import { isAscii } from 'node:buffer';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { InputError } from './source.ts';

/** First bytes of files that are not text, with the name of their format. */
const NO_TEXT: readonly (readonly [bytes: readonly number[], what: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a spreadsheet or a ZIP archive'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'a spreadsheet in the older format of Excel'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document'],
  [[0x50, 0x41, 0x52, 0x31], 'a Parquet file'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'compressed with Zstandard'],
  [[0xfd, 0x37, 0x7a, 0x58], 'compressed with XZ'],
  [[0x42, 0x5a, 0x68], 'compressed with bzip2'],
  [[0xff, 0xfe, 0x00, 0x00], 'in UTF-32'],
  [[0x00, 0x00, 0xfe, 0xff], 'in UTF-32'],
];
/** The encoding of files that are neither UTF-8 nor UTF-16. It gives every byte a character. */
const FALLBACK = 'windows-1252';
const GZIP = [0x1f, 0x8b];
const UTF8_MARK = [0xef, 0xbb, 0xbf];

/**
 * Returns the text of a file. Decompresses gzip. The encoding follows from a byte order mark, from the zeros of
 * UTF-16, or from the first bytes beyond ASCII: UTF-8 if they are valid, else Windows-1252.
 *
 * @param tell called before the first text, with whether the file is UTF-8 without a byte order mark, and
 * whether Windows-1252 is only a guess
 * @throws {InputError} if it cannot be read as text, such as a spreadsheet
 */
export async function* textOf(
  bytes: AsyncIterable<Uint8Array>,
  tell: (isPlain: boolean, isGuess: boolean) => void = () => {},
): AsyncGenerator<string> {
  const packed = await peek(bytes);
  const isGzip = begins(packed.first, GZIP);
  const { first, all } = isGzip ? await peek(gunzipped(packed.all)) : packed;
  const what = NO_TEXT.find(([start]) => begins(first, start))?.[1];
  if (what !== undefined) {
    throw new InputError(`The file is ${what}. Save it as CSV (UTF-8) and give that.`);
  }
  const encoding = encodingOf(first);
  tell(encoding === 'utf-8' && !begins(first, UTF8_MARK), encoding === FALLBACK);
  let decoder = new TextDecoder(encoding);
  let isOpen = encoding === 'utf-8' && isAscii(first);
  for await (const chunk of all) {
    // The first accent may be anywhere in a long file. Until then all encodings read the same.
    if (isOpen && !isAscii(chunk)) {
      decoder = new TextDecoder(utf8Or1252(chunk));
      isOpen = false;
    }
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** The first bytes, and an iterable over all bytes. */
interface Peeked {
  first: Uint8Array;
  all: AsyncIterable<Uint8Array>;
}

const ENOUGH = 4;

async function peek(bytes: AsyncIterable<Uint8Array>): Promise<Peeked> {
  const iterator = bytes[Symbol.asyncIterator]();
  let first: Uint8Array = new Uint8Array();
  while (first.length < ENOUGH) {
    const { done, value } = await iterator.next();
    if (done) break;
    first = Buffer.concat([first, value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield first;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      yield next.value;
    }
  }
  return { first, all: all() };
}

async function* gunzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip();
  const packed = Readable.from(bytes, { objectMode: false });
  packed.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const chunk of packed.pipe(unpacked)) yield chunk as Uint8Array;
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new InputError(`The compressed file cannot be unpacked: ${reason}`, { cause });
  }
}

const begins = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, i) => bytes[i] === byte);

function encodingOf(first: Uint8Array): string {
  if (begins(first, [0xff, 0xfe])) return 'utf-16le';
  if (begins(first, [0xfe, 0xff])) return 'utf-16be';
  // In UTF-16, each ASCII letter has a zero byte beside it.
  if (first.length > 1 && first[0] !== 0 && first[1] === 0) return 'utf-16le';
  if (first.length > 1 && first[0] === 0 && first[1] !== 0) return 'utf-16be';
  return utf8Or1252(first);
}

function utf8Or1252(bytes: Uint8Array): string {
  try {
    // With `stream`, a character that is cut at the end of a chunk is no error.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return FALLBACK;
  }
}
