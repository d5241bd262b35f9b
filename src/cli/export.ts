import {
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type Command, Option } from 'commander';
import { type DataFormat, FORMATS, pieces } from '../dataset/index.ts';
import type { Lookup } from '../lookup/index.ts';
import { openData } from './open-data.ts';

interface Options {
  format: DataFormat;
  out?: string;
  folder?: string;
  devices?: string;
  sqlite?: string;
  changes: string;
}

/** `esim-lookup export` */
export function registerExport(program: Command): void {
  program
    .command('export')
    .description('print the whole open data set (CC BY 4.0)')
    .addOption(
      new Option(
        '--format <format>',
        'json, csv (one device per row) or codes.csv (one code per row)',
      )
        .choices(FORMATS)
        .default('json'),
    )
    .option('-o, --out <file>', 'write it to a file')
    .option('--folder <folder>', 'write what the service serves: compressed copies, the changes')
    .option('--devices <folder>', 'write one file per device, for a server of static files')
    .option('--sqlite <file>', 'write a SQLite file (Node 22.13 or newer)')
    .option('--changes <folder>', 'where the changes between versions are kept', 'data/changes')
    .addHelpText(
      'after',
      `
Examples:
  esim-lookup export --format csv > devices.csv
  esim-lookup export -o devices.json
  esim-lookup export --devices public   # public/api/devices/apple/iphone-15.json, ...`,
    )
    .action(async ({ format, out, folder, devices, sqlite, changes }: Options) => {
      const lookup = await openData();
      if (sqlite !== undefined) {
        const { writeSqlite } = await import('./sqlite.ts');
        return writeSqlite(lookup, sqlite);
      }
      if (devices !== undefined) return writeDevices(lookup, devices);
      if (folder !== undefined) return writeFolder(lookup, folder, changes);
      const text = Readable.from(batches(pieces(lookup, format)));
      if (out === undefined) await pipeline(text, process.stdout, { end: false });
      else await pipeline(text, createWriteStream(out));
    });
}

/** Writes the answers of `/api/devices/{brandSlug}/{modelSlug}` to `api/devices/<slug>.json`. */
function writeDevices({ snapshot }: Lookup, folder: string): void {
  const { devices } = snapshot;
  for (const { slug } of devices.brands) {
    mkdirSync(join(folder, 'api', 'devices', slug), { recursive: true });
  }
  for (let d = 0; d < devices.size; d++) {
    const detail = devices.detail(d);
    const file = join(folder, 'api', 'devices', `${detail.slug}.json`);
    writeFileSync(file, JSON.stringify(detail));
  }
  console.error(`${folder}/api/devices: ${devices.size} files`);
}

/** Characters of a batch. Every write to a compressor is a separate task for its threads. */
const BATCH = 1 << 18;

/** Joins small texts to larger ones. */
function* batches(texts: Iterable<string>): Generator<string> {
  let batch = '';
  for (const text of texts) {
    batch += text;
    if (batch.length < BATCH) continue;
    yield batch;
    batch = '';
  }
  yield batch;
}

async function writeFolder(lookup: Lookup, folder: string, changes: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compressed = FORMATS.flatMap((format) => {
    const file = join(folder, `${lookup.info.version}.${format}`);
    // Quality 9 takes 30 ms per megabyte; 11 takes a second and saves a tenth.
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    // Serialised once for both forms, because that takes as long as to compress.
    const plain = Readable.from(batches(pieces(lookup, format)));
    return [
      pipeline(plain.pipe(brotli), createWriteStream(`${file}.br`)),
      pipeline(plain.pipe(createGzip({ level: 9 })), createWriteStream(`${file}.gzip`)),
    ];
  });
  await Promise.all(compressed);
  const sets = readdirSync(changes)
    .filter((file) => file.endsWith('.json'))
    .map((file): unknown => JSON.parse(readFileSync(join(changes, file), 'utf8')));
  writeFileSync(join(folder, 'changes.json'), JSON.stringify(sets));
}
