// Bundles what Node runs into dist/bundle: the command with its HTTP host, and the library's modules for
// `import` and `require`. The bundled package has no dependencies, and a process that reads a few files in
// place of two hundred gives its first answer in half the time.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { define } from './code-version.js';
import { root } from './project.js';

// One level below dist, because modules one level below src find their files by relative paths.
const outdir = join(root, 'dist', 'bundle');
const common = {
  // Keeps texts in other scripts as they are, because escapes take twice the bytes.
  charset: 'utf8',
  outdir,
  bundle: true,
  target: 'node20',
  legalComments: 'none',
  logLevel: 'warning',
};
rmSync(outdir, { recursive: true, force: true });

/** The modules behind `esim-lookup`, `esim-lookup/client` and `esim-lookup/data`. */
const LIBRARY = {
  lookup: 'src/lookup/index.ts',
  client: 'src/client/index.ts',
  data: 'src/dataset/index.ts',
};
const entryPoints = Object.entries(LIBRARY).map(([out, file]) => ({ out, in: join(root, file) }));

await Promise.all([
  build({
    ...common,
    entryPoints: [join(root, 'src', 'cli', 'main.ts')],
    splitting: true,
    // Names stay, so that stack traces are readable.
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    define: define(),
    // CommonJS packages load Node's modules with `require`.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  }),
  build({
    ...common,
    entryPoints,
    platform: 'neutral',
    format: 'esm',
  }),
  build({
    ...common,
    entryPoints,
    outExtension: { '.js': '.cjs' },
    platform: 'node',
    format: 'cjs',
    define: { 'import.meta.url': 'moduleAddress' },
    banner: { js: "const moduleAddress = require('node:url').pathToFileURL(__filename).href;" },
  }),
]);
