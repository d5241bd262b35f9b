import { rmSync } from 'node:fs';
import { datasetDevices } from '../dataset/index.ts';
import type { Lookup } from '../lookup/index.ts';
import { InputError } from './batch/source.ts';

const SCHEMA = `
CREATE TABLE dataset (version TEXT NOT NULL, date TEXT NOT NULL, license TEXT NOT NULL);
CREATE TABLE devices (
  slug TEXT PRIMARY KEY, brand TEXT NOT NULL, model TEXT NOT NULL, releaseYear INTEGER,
  category TEXT NOT NULL, supports TEXT NOT NULL, grade TEXT, note TEXT
) WITHOUT ROWID;
CREATE TABLE exceptions (
  slug TEXT NOT NULL REFERENCES devices, region TEXT NOT NULL, PRIMARY KEY (slug, region)
) WITHOUT ROWID;
CREATE TABLE codes (
  code TEXT NOT NULL, slug TEXT NOT NULL REFERENCES devices, supports TEXT NOT NULL,
  regions TEXT NOT NULL, grade TEXT, basis TEXT NOT NULL, PRIMARY KEY (code, slug)
) WITHOUT ROWID;
CREATE TABLE claims (
  slug TEXT NOT NULL REFERENCES devices, code TEXT, supports TEXT NOT NULL,
  source TEXT NOT NULL REFERENCES sources, checked TEXT NOT NULL, regions TEXT NOT NULL
);
CREATE TABLE sources (
  id TEXT PRIMARY KEY, title TEXT NOT NULL, publisher TEXT NOT NULL, kind TEXT NOT NULL, url TEXT
) WITHOUT ROWID;
CREATE INDEX codes_slug ON codes (slug);
CREATE INDEX claims_slug ON claims (slug);
`;

/** The used part of `node:sqlite`, which the oldest supported version of Node lacks. */
interface SqliteModule {
  DatabaseSync: new (
    file: string,
  ) => {
    exec(sql: string): void;
    prepare(sql: string): { run(...values: (string | number | null)[]): unknown };
    close(): void;
  };
}

/**
 * Writes the data set as a SQLite file: devices, their exceptions, codes, claims and sources. Lists of regions
 * in one column are separated by vertical bars, as in the CSV.
 *
 * @throws {InputError} if this version of Node has no SQLite
 */
export async function writeSqlite(lookup: Lookup, file: string): Promise<void> {
  const name: string = 'node:sqlite';
  const sqlite = process.getBuiltinModule(name) as unknown as SqliteModule | undefined;
  if (sqlite === undefined) {
    throw new InputError(`SQLite is part of Node from 22.13 on; this is ${process.version}.`);
  }
  rmSync(file, { force: true });
  const db = new sqlite.DatabaseSync(file);
  db.exec(SCHEMA);
  db.exec('BEGIN');
  const into = (table: string, columns: number) =>
    db.prepare(`INSERT OR IGNORE INTO ${table} VALUES (${Array(columns).fill('?').join(', ')})`);
  const tables = {
    device: into('devices', 8),
    exception: into('exceptions', 2),
    code: into('codes', 6),
    claim: into('claims', 6),
    source: into('sources', 5),
  };
  const { version, date } = lookup.info;
  into('dataset', 3).run(version, date, 'CC-BY-4.0');
  for (const { device, sources } of datasetDevices(lookup)) {
    const { slug, brand, model, releaseYear, category, supports, grade, note } = device;
    tables.device.run(slug, brand, model, releaseYear, category, supports, grade, note);
    for (const region of device.exceptionRegions) tables.exception.run(slug, region);
    for (const { id, title, publisher, kind, url } of sources) {
      tables.source.run(id, title, publisher, kind, url);
    }
    for (const claim of device.claims) {
      const regions = (claim.regions ?? []).join('|');
      tables.claim.run(slug, null, claim.supports, claim.source, claim.checked, regions);
    }
    for (const variant of device.variants) {
      const basis = variant.grade === null ? 'device' : 'variant';
      const regions = variant.regions.join('|');
      for (const code of variant.codes) {
        tables.code.run(code, slug, variant.supports, regions, variant.grade ?? grade, basis);
        for (const { supports: said, source, checked, regions: of = [] } of variant.claims) {
          tables.claim.run(slug, code, said, source, checked, of.join('|'));
        }
      }
    }
  }
  db.exec('COMMIT');
  db.close();
}
