import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ChangeSet } from '../dataset/index.ts';
import type { DatasetCopy } from '../http/index.ts';

/** What `esim-lookup export --folder` wrote beside the compiled code. */
const FOLDER = fileURLToPath(new URL('../dataset/files', import.meta.url));

/**
 * The compressed copies of the data set that the build made, where it did.
 *
 * @param folder where they are
 */
export const datasetCopies =
  (folder: string = FOLDER): DatasetCopy =>
  (version, format, encoding) => {
    const file = join(folder, `${version}.${format}.${encoding}`);
    if (!existsSync(file)) return null;
    const body = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    return { body, bytes: statSync(file).size };
  };

/** The changes of answers that the build collected, where it did. */
export function changes(folder: string = FOLDER): readonly ChangeSet[] {
  const file = join(folder, 'changes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChangeSet[]) : [];
}
