// Bundles the worker into dist/worker: worker.js, the site's files beside it as data, and a
// configuration with which workerd serves them on a local port. The snapshot stays where it is,
// one folder above: the package ships it once.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { define } from './code-version.js';
import { root } from './project.js';

const { build } = await import('esbuild');
const out = join(root, 'dist', 'worker');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
// In pieces: what is loaded with its first use alone (the tools for assistants) stays out of the start.
const { metafile } = await build({
  entryPoints: [join(root, 'src', 'hosts', 'worker.ts')],
  outdir: out,
  splitting: true,
  metafile: true,
  bundle: true,
  format: 'esm',
  target: 'es2023',
  conditions: ['workerd', 'worker', 'browser'],
  minify: true,
  define: define(),
  legalComments: 'none',
  external: ['*.data', '*.snapshot'],
  logLevel: 'warning',
});
const files = Object.keys(metafile.outputs).map((file) => basename(file));
// The first module is the one that is started.
const modules = ['worker.js', ...files.filter((file) => file !== 'worker.js')].map(
  (file) => `    (name = "worker/${file}", esModule = embed "${file}"),`,
);
copyFileSync(join(root, 'dist', 'site-assets.json'), join(out, 'site-assets.data'));
writeFileSync(
  join(out, 'workerd.capnp'),
  `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "main", worker = .service)],
  sockets = [(name = "http", address = "127.0.0.1:8080", http = (), service = "main")],
);

const service :Workerd.Worker = (
  modules = [
${modules.join('\n')}
    (name = "esim.snapshot", data = embed "../esim.snapshot"),
    (name = "worker/site-assets.data", data = embed "site-assets.data"),
  ],
  bindings = [
    (name = "BASE_URL", fromEnvironment = "BASE_URL"),
    (name = "REPOSITORY_URL", fromEnvironment = "REPOSITORY_URL"),
    (name = "SECURITY_CONTACT", fromEnvironment = "SECURITY_CONTACT"),
  ],
  compatibilityDate = "2026-01-01",
);
`,
);
