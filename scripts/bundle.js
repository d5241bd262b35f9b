// Bundles into dist/bundle what Node runs: the command with its HTTP host, and the library's modules
// for `import` and `require`. Bundled, the package needs no other, and a process that reads a few
// files instead of two hundred has its first answer in half the time.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { define } from './code-version.js';
import { root } from './project.js';

// One level below dist, as the modules of src are below src: they find their files from there.
const outdir = join(root, 'dist', 'bundle');
const common = {
  // Texts in other scripts as they are: escapes take twice the bytes.
  charset: 'utf8',
  outdir,
  bundle: true,
  target: 'node20',
  legalComments: 'none',
  logLevel: 'warning',
};
rmSync(outdir, { recursive: true, force: true });

/** What `esim-lookup`, `esim-lookup/client` and `esim-lookup/data` are. */
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
    // The names stay, so that a stack can be read.
    minifyWhitespace: true,
    platform: 'node',
    format: 'esm',
    define: define(),
    // Packages in the older module format ask for Node's modules with require.
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
