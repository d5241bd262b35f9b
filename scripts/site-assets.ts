// Bundles what the site's pages load as text, so that every host can serve it from memory. Writes
// dist/site-assets.json; tests use the bundle directly.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { SiteAssets } from '../src/site/assets.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const path = (...parts: string[]): string => join(root, ...parts);
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 10);

/** Browsers of the last four years, because the widget is used in other sites' pages. */
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
    letters: readLetters(),
  };
}

/**
 * Bundles the widget.
 *
 * @param isServed false for the npm package, whose script needs the address of the service
 */
export async function bundleWidget(isServed: boolean): Promise<string> {
  // The bundler keeps the spaces in the values of custom properties.
  const css = (await bundle('src/widget/style.css', {})).trim().replace(/(--[\w-]+:|,) /g, '$1');
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

/** Reads the outlines of letters that `npm run letters` wrote. */
function readLetters(): SiteAssets['letters'] {
  const folder = path('src/site/og/letters');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => [
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    ]),
  );
}

/** The letters that fit into a worker. The others take 82 KB, compressed. */
const OF_WORKER = ['latin', 'ru'];

/** Returns the assets for a worker, which draws previews in other scripts in English. */
export function workerAssets(assets: SiteAssets): SiteAssets {
  const letters = OF_WORKER.map((name) => [name, assets.letters[name]]);
  return { ...assets, letters: Object.fromEntries(letters) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(path('dist'), { recursive: true });
  const assets = await bundleSite();
  writeFileSync(path('dist/site-assets.json'), JSON.stringify(assets));
  writeFileSync(path('dist/worker-assets.json'), JSON.stringify(workerAssets(assets)));
  // esim-lookup/widget, for sites that bundle the widget themselves.
  writeFileSync(path('dist/widget.js'), await bundleWidget(false));
}
