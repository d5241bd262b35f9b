import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import type { ChangeSet } from '../dataset/index.ts';
import type { DatasetCopy } from '../http/index.ts';

/** What `esim-lookup export --folder` wrote beside the compiled code. */
const FOLDER = fileURLToPath(new URL('../dataset/files', import.meta.url));

/**
 * The compressed copies of the data set that the build made, where it did. A plain one is unpacked from
 * them, off the thread that answers: writing it out anew takes a second of that.
 *
 * @param folder where they are
 */
export const datasetCopies =
  (folder: string = FOLDER): DatasetCopy =>
  (version, format, encoding) => {
    const file = join(folder, `${version}.${format}.${encoding ?? 'gzip'}`);
    if (!existsSync(file)) return null;
    const kept = createReadStream(file);
    // A reader that goes away ends both; nobody is left to tell.
    const body = encoding === null ? pipeline(kept, createGunzip(), () => {}) : kept;
    return {
      body: Readable.toWeb(body) as ReadableStream<Uint8Array>,
      bytes: encoding === null ? null : statSync(file).size,
    };
  };

/** The changes of answers that the build collected, where it did. */
export function changes(folder: string = FOLDER): readonly ChangeSet[] {
  const file = join(folder, 'changes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChangeSet[]) : [];
}
