// Bundles the worker into dist/worker: worker.js, the snapshot beside it as data, and a
// configuration with which workerd serves the two on a local port.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.js';

const { build } = await import('esbuild');
const out = join(root, 'dist', 'worker');
mkdirSync(out, { recursive: true });
await build({
  entryPoints: [join(root, 'src', 'hosts', 'worker.ts')],
  outfile: join(out, 'worker.js'),
  bundle: true,
  format: 'esm',
  target: 'es2023',
  conditions: ['workerd', 'worker', 'browser'],
  minify: true,
  legalComments: 'none',
  external: ['*.data'],
  logLevel: 'warning',
});
copyFileSync(join(root, 'dist', 'esim.snapshot'), join(out, 'snapshot.data'));
writeFileSync(
  join(out, 'workerd.capnp'),
  `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "main", worker = .service)],
  sockets = [(name = "http", address = "127.0.0.1:8080", http = (), service = "main")],
);

const service :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "worker.js"),
    (name = "snapshot.data", data = embed "snapshot.data"),
  ],
  bindings = [(name = "BASE_URL", fromEnvironment = "BASE_URL")],
  compatibilityDate = "2026-01-01",
);
`,
);
