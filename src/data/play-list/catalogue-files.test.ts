import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BRANDS } from '../brands.fixture.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueFiles, readCatalogue, writeCatalogue } from './catalogue-files.ts';

describe('the files of the catalogue', () => {
  const catalogue: Catalogue = {
    brands: { nova: { name: 'Nova' } },
    devices: { lg: [{ model: 'G5', codes: ['A'] }], nova: [{ model: 'P9', codes: ['B'] }] },
  };

  it('are one for a listed brand and one for a letter', () => {
    expect([...catalogueFiles(catalogue, BRANDS).keys()]).toEqual([
      'catalogue/brands.json',
      'catalogue/lg.json',
      'catalogue/other/n.json',
    ]);
  });

  it('are read as they were written, and removed when they are empty', () => {
    const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    writeCatalogue(root, catalogue, BRANDS);
    expect(readCatalogue(root)).toEqual(catalogue);
    expect(readFileSync(join(root, 'catalogue/lg.json'), 'utf8')).toContain('"model": "G5"');
    const { lg: _, ...devices } = catalogue.devices;
    writeCatalogue(root, { ...catalogue, devices }, BRANDS);
    expect(readCatalogue(root).devices).toEqual(devices);
  });
});
