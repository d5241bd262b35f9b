// Bundles what the site's pages load, as text, so that every host can serve it from memory.
// Writes dist/site-assets.json; the tests take the bundle itself.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import opentype from 'opentype.js';
import type { GlyphTable, SiteAssets } from '../src/site/assets.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const path = (...parts: string[]): string => join(root, ...parts);
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 10);

/** Browsers of the last four years, as the widget stands in pages that are not ours. */
const target = ['es2022', 'chrome100', 'firefox100', 'safari15.4'];

/** Bundles the styles, the script, the widget and the letters of the preview images. */
export async function bundleSite(): Promise<SiteAssets> {
  const style = await bundle('src/site/styles/site.css', {});
  const script = await bundle('src/site/client/page.ts', { format: 'esm' });
  const reserve = await bundle('src/widget/reserve.css', {});
  const widget = await bundleWidget(true);
  const qr = await bundle('src/site/client/qr.ts', {
    format: 'esm',
    banner: { js: `/*! uqr\n${readFileSync(path('node_modules/uqr/LICENSE'), 'utf8')}*/` },
  });
  const reference = await bundle('src/site/styles/reference.css', {});
  const tryIt = await bundle('src/site/client/try-it.ts', { format: 'esm' });
  const icon = readFileSync(path('src/site/icon.svg'), 'utf8').trim();
  const named = (name: string, extension: string, body: string): string =>
    `/assets/${name}.${hashOf(body)}.${extension}`;
  const paths = {
    style: named('site', 'css', style),
    script: named('page', 'js', script),
    icon: named('icon', 'svg', icon),
    qr: named('qr', 'js', qr),
    reference: named('reference', 'css', reference),
    tryIt: named('try-it', 'js', tryIt),
  };
  const versioned = named('widget', 'js', widget);
  const files = {
    [paths.style]: { type: 'text/css; charset=utf-8', body: style },
    [paths.script]: { type: 'text/javascript; charset=utf-8', body: script },
    [paths.qr]: { type: 'text/javascript; charset=utf-8', body: qr },
    [paths.reference]: { type: 'text/css; charset=utf-8', body: reference },
    [paths.tryIt]: { type: 'text/javascript; charset=utf-8', body: tryIt },
    [paths.icon]: { type: 'image/svg+xml; charset=utf-8', body: icon },
    [versioned]: { type: 'text/javascript; charset=utf-8', body: widget },
    '/widget.js': { type: 'text/javascript; charset=utf-8', body: widget },
    '/widget.css': { type: 'text/css; charset=utf-8', body: reserve },
  };
  const integrity = `sha384-${createHash('sha384').update(widget).digest('base64')}`;
  return {
    paths,
    widget: { path: versioned, integrity },
    files,
    hash: hashOf(JSON.stringify(files)),
    glyphs: glyphTable(),
  };
}

/**
 * Bundles the widget.
 *
 * @param isServed false for the npm package: that script has to be told where the service is
 */
export async function bundleWidget(isServed: boolean): Promise<string> {
  // The bundler keeps the spaces in the values of custom properties.
  const css = (await bundle('src/widget/style.css', {})).trim().replace(/(--\w+:|,) /g, '$1');
  const style: Plugin = {
    name: 'minified style',
    setup: ({ onLoad }) =>
      onLoad({ filter: /style\.css$/ }, () => ({ contents: css, loader: 'text' })),
  };
  const define = { IS_SERVED: String(isServed) };
  return bundle('src/widget/esim-check.ts', { format: 'esm', define, plugins: [style] });
}

async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path(entry)],
    bundle: true,
    minify: true,
    write: false,
    target,
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
  });
  return outputFiles![0]!.text;
}

/**
 * Latin letters, digits and signs: what names of devices and brands are written with, and the texts of
 * the languages with Latin letters.
 */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)),
  ...'ÀÁÂÄÅÇÉÈÊÎÍÓÔÖØÚÜàáâãäåæçèéêëìíîïñòóôõöøùúûüýßœğİışŞ¿¡–—’“”·×°²³½™®',
].join('');

function glyphTable(): GlyphTable {
  const fonts = ['latin', 'latin-ext'].map((subset) => {
    const file = `@fontsource/ibm-plex-serif/files/ibm-plex-serif-${subset}-600-normal.woff`;
    const bytes = readFileSync(path('node_modules', file));
    const { byteOffset, byteLength } = bytes;
    return opentype.parse(bytes.buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  });
  const { unitsPerEm } = fonts[0]!;
  const glyphs: Record<string, readonly [number, string]> = {};
  for (const character of CHARACTERS) {
    const glyph = fonts.map((f) => f.charToGlyph(character)).find(({ index }) => index !== 0);
    if (glyph === undefined) continue;
    // At the size of the em square the path is in the font's own whole units.
    const { commands } = glyph.getPath(0, 0, unitsPerEm);
    glyphs[character] = [glyph.advanceWidth ?? 0, relativePath(commands)];
  }
  return {
    notice: 'Outlines of IBM Plex Serif, Copyright 2017 IBM Corp., SIL Open Font License 1.1',
    unitsPerEm,
    glyphs,
  };
}

/** A path with each point told from the one before, and without lines of no length. */
function relativePath(commands: readonly opentype.PathCommand[]): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const written = commands.map((c) => {
    if (c.type === 'Z') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const points = [
      ...(c.type === 'C' || c.type === 'Q' ? [c.x1, c.y1] : []),
      ...(c.type === 'C' ? [c.x2, c.y2] : []),
      ...[c.x, c.y],
    ].map(Math.round);
    const steps = points.map((n, i) => n - (i % 2 === 0 ? x : y));
    [x, y] = points.slice(-2) as [number, number];
    if (c.type === 'M') [startX, startY] = [x, y];
    if (c.type !== 'L') {
      const numbers = steps.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`));
      return c.type.toLowerCase() + numbers.join('');
    }
    const [right, down] = steps as [number, number];
    if (right === 0) return down === 0 ? '' : `v${down}`;
    return down === 0 ? `h${right}` : `l${right}${down < 0 ? '' : ' '}${down}`;
  });
  return written.join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(path('dist'), { recursive: true });
  const assets = await bundleSite();
  writeFileSync(path('dist/site-assets.json'), JSON.stringify(assets));
  // For those who serve the widget from their own pages: esim-lookup/widget.
  writeFileSync(path('dist/widget.js'), await bundleWidget(false));
}
