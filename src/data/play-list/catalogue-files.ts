import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { Brands, CatalogueFile } from '../../model/index.ts';
import { CATALOGUE, CATALOGUE_BRANDS } from '../catalogue.ts';
import { formatFile } from '../format.ts';
import { jsonFiles } from '../read-file.ts';
import { withoutSchema } from '../schema-file.ts';
import type { Catalogue } from './catalogue.ts';

const GENERATED = 'By `npm run import -- play-list`. Not to be edited by hand.';

/**
 * Returns the files of a catalogue with their text, by path below the data folder. A brand in `brands.json` has
 * a file of its own; the others share a file per initial letter.
 */
export function catalogueFiles(
  { brands, devices }: Catalogue,
  listed: Brands,
): ReadonlyMap<string, string> {
  const files = new Map<string, CatalogueFile['brands']>();
  for (const slug of Object.keys(devices).sort()) {
    const own = Object.hasOwn(listed, slug);
    const file = own ? `${CATALOGUE}/${slug}.json` : `${CATALOGUE}/other/${slug[0]!}.json`;
    files.set(file, { ...files.get(file), [slug]: [...devices[slug]!] });
  }
  const out = new Map<string, string>();
  if (Object.keys(brands).length > 0)
    out.set(CATALOGUE_BRANDS, formatFile(CATALOGUE_BRANDS, brands));
  for (const [file, content] of files) {
    out.set(file, formatFile(file, { generated: GENERATED, brands: content }));
  }
  return out;
}

/** Reads the catalogue of a data folder; empty if there is none. */
export function readCatalogue(root: string): Catalogue {
  const devices: Record<string, Catalogue['devices'][string]> = {};
  let brands: Brands = {};
  for (const file of jsonFiles(root, CATALOGUE)) {
    if (file === CATALOGUE_BRANDS) brands = readBrands(root, file);
    else Object.assign(devices, v.parse(CatalogueFile, readJson(root, file)).brands);
  }
  return { brands, devices };
}

/** Reads a file of brands: the one of the data folder or of its catalogue. */
export const readBrands = (root: string, file = 'brands.json'): Brands =>
  v.parse(Brands, withoutSchema(readJson(root, file)));

const readJson = (root: string, file: string): unknown =>
  JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Writes the catalogue and removes files that it no longer has. Returns the written paths. */
export function writeCatalogue(root: string, catalogue: Catalogue, listed: Brands): string[] {
  const files = catalogueFiles(catalogue, listed);
  for (const file of jsonFiles(root, CATALOGUE)) if (!files.has(file)) rmSync(join(root, file));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...files.keys()];
}
