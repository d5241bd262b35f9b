import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { workerAssets } from '../../scripts/site-assets.ts';
import { REGIONS as regions } from '../../src/model/regions.fixture.ts';
import { LANGUAGES } from '../../src/site/language.ts';
import { widgetTexts } from '../../src/site/widget-texts.ts';
import { assets, gzip } from './service.ts';

/** Bytes that a browser loads, compressed; CONTRIBUTING names them as promises. */
test('the widget weighs at most 7 KB', () => {
  expect(gzip(assets.files['/widget.js']!.body)).toBeLessThanOrEqual(7 * 1024);
});

test.each(LANGUAGES)('its texts in %s weigh at most 3 KB', (language) => {
  expect(gzip(JSON.stringify(widgetTexts(language, regions)))).toBeLessThanOrEqual(3 * 1024);
});

test('the styles and the script of a page weigh at most 8 KB', () => {
  const { style, script } = assets.paths;
  expect(gzip(assets.files[style]!.body) + gzip(assets.files[script]!.body)).toBeLessThan(8 * 1024);
});

test('what a worker holds of the site leaves room in it', () => {
  expect(brotliCompressSync(JSON.stringify(workerAssets(assets))).length).toBeLessThan(60 * 1024);
});
