// Bundles the command and the Node host into dist/bundle: a process that reads a few files instead
// of two hundred has its first answer in half the time.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { define } from './code-version.js';
import { root } from './project.js';

const { build } = await import('esbuild');
// One level below dist, as the modules are that it is made of: they find their files from there.
const outdir = join(root, 'dist', 'bundle');
rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: [join(root, 'src', 'cli', 'main.ts')],
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  define: define(),
  legalComments: 'none',
  // Packages in the older module format ask for Node's modules with require.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  logLevel: 'warning',
});
