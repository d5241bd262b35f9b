import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { byteStream, type ChangeSet, type DataFormat, pieces } from '../dataset/index.ts';
import { type DatasetCopy, preferredEncoding } from '../http/index.ts';
import type { Lookup } from '../lookup/index.ts';
import { type Bytes, Packed } from './node/packed.ts';

/** The folder that `esim-lookup export --folder` wrote beside the compiled code. */
const FOLDER = fileURLToPath(new URL('../dataset/files', import.meta.url));

/**
 * Serves the whole data set from the compressed copies of the build. If there are none, or the data set has
 * been replaced, the first request makes a copy, piece by piece.
 *
 * Copies stay in memory, 3 MB in all. Concurrent readers of the uncompressed form share one unpacked copy.
 *
 * @param lookup returns the data set that is served
 * @param folder the folder with the build's copies
 */
export function datasetCopies(lookup: () => Lookup, folder: string = FOLDER): DatasetCopy {
  let newest = { version: '', made: new Map<string, Promise<unknown>>() };
  return async (version, format, accept) => {
    if (version !== newest.version) newest = { version, made: new Map() };
    // The copy stays one of this version, even if another version is served by then.
    const { made } = newest;
    const facts = lookup();
    const file = join(folder, `${version}.${format}`);
    const encoding = preferredEncoding(accept);
    if (encoding === 'br') {
      const body = await once(made, `${format} br`, () => readIfThere(`${file}.br`));
      if (body !== null) return { body, encoding };
    }
    const packed = await once(made, `${format} gzip`, async () => {
      const bytes = (await readIfThere(`${file}.gzip`)) ?? (await written(facts, format));
      return new Packed(bytes);
    });
    return preferredEncoding(accept, ['gzip']) === null
      ? { body: await packed.plain(), encoding: null }
      : { body: packed.bytes, encoding: 'gzip' };
  };
}

/** Returns a function that makes something once. After a failure, the next call tries again. */
function once<T>(
  all: Map<string, Promise<unknown>>,
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  let made = all.get(name) as Promise<T> | undefined;
  if (made === undefined) {
    made = make();
    all.set(name, made);
    made.catch(() => all.delete(name));
  }
  return made;
}

async function readIfThere(file: string): Promise<Bytes | null> {
  try {
    return Uint8Array.from(await readFile(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function written(lookup: Lookup, format: DataFormat): Promise<Bytes> {
  const stream = Readable.from(byteStream(pieces(lookup, format))).pipe(createGzip());
  return Uint8Array.from(await buffer(stream));
}

/** Returns the changes of answers that the build collected; none without a build. */
export function changes(): readonly ChangeSet[] {
  const file = join(FOLDER, 'changes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChangeSet[]) : [];
}
