import { createReadStream, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';

/** The format of a file's rows. */
export type InputFormat = 'csv' | 'tsv' | 'json' | 'jsonl' | 'lines';

/** Something to read rows from. */
export interface Source {
  bytes: AsyncIterable<Uint8Array>;
  format: InputFormat;
  /** The size in bytes; `null` if unknown in advance. */
  size: number | null;
  /** Returns the number of bytes read so far. */
  read(): number;
}

/** The error for an input that cannot be read, or that lacks what was asked for. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

const BY_EXTENSION: Readonly<Record<string, InputFormat>> = {
  '.csv': 'csv',
  '.tsv': 'tsv',
  '.tab': 'tsv',
  '.json': 'json',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
};

/** Returns the format of a file by its name; `lines` for the standard input (`-`). */
export function formatByName(file: string): InputFormat {
  const named = file.toLowerCase().replace(/\.gz$/, '');
  return BY_EXTENSION[extname(named)] ?? 'lines';
}

/**
 * Opens a file, or the standard input for `-`.
 *
 * @param format the format of the rows; undefined to take it from the name of the file
 * @throws {InputError} if there is no such file
 */
export function openSource(file: string, format: InputFormat | undefined): Source {
  if (file === '-') return counted(process.stdin, format ?? formatByName(file), null);
  let size: number | null;
  try {
    const stat = statSync(file);
    if (stat.isDirectory()) throw new Error('it is a folder');
    size = stat.isFile() ? stat.size : null;
  } catch (cause) {
    throw unreadable(file, cause as Error);
  }
  return counted(createReadStream(file), format ?? formatByName(file), size);
}

/**
 * Reads and parses a whole file.
 *
 * @param parse parses the bytes; the message of its error says why the file cannot be read
 * @throws {InputError} if there is no such file or its content cannot be parsed
 */
export function readInput<T>(file: string, parse: (bytes: Buffer) => T): T {
  try {
    return parse(readFileSync(file));
  } catch (cause) {
    throw unreadable(file, cause as Error);
  }
}

/** Explains why a file cannot be read. The system's own message repeats the path and names a system call. */
function unreadable(file: string, cause: NodeJS.ErrnoException): InputError {
  const reason = REASONS[cause.code ?? ''] ?? cause.message;
  return new InputError(`Cannot read ${file}: ${reason}`, { cause });
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'you may not read it',
  EISDIR: 'it is a folder',
};

function counted(stream: AsyncIterable<Buffer>, format: InputFormat, size: number | null): Source {
  let read = 0;
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      read += chunk.length;
      yield chunk;
    }
  }
  return { bytes: bytes(), format, size, read: () => read };
}
