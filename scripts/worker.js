// Bundles the worker: dist/worker.js, which the runtime starts, and dist/worker with its other pieces, the
// site's files and the changes of answers as data, and a configuration for workerd on a local port. The
// snapshot stays beside worker.js, so that the package ships it once and a tool that publishes a folder finds
// everything at or below the module that it starts.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { define } from './code-version.js';
import { root } from './project.js';
import { textsInOrder } from './texts-in-order.js';

const { default: workerd } = createRequire(import.meta.url)('workerd');
const dist = join(root, 'dist');
const out = join(dist, 'worker');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
/** The paths of the data, relative to worker.js. */
const DATA = {
  '../esim.snapshot': './esim.snapshot',
  './site-assets.data': './worker/site-assets.data',
  './changes.data': './worker/changes.data',
};
const besideTheWorker = {
  name: 'data beside the worker',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.(snapshot|data)$/ }, ({ path }) => ({
      path: DATA[path],
      external: true,
    })),
};
/** @type {import('esbuild').Plugin} Leaves out how Zod writes JSON Schemas; see `src/mcp/no-json-schemas.ts`. */
const noJsonSchemas = {
  name: 'no JSON Schemas of Zod',
  setup: ({ onResolve }) =>
    onResolve(
      { filter: /\/(?:to-json-schema|json-schema-(?:processors|generator))\.js$/ },
      ({ importer }) =>
        /[\\/]zod[\\/]v4[\\/]/.test(importer)
          ? { path: join(root, 'src', 'mcp', 'no-json-schemas.ts') }
          : null,
    ),
};
/**
 * @type {import('esbuild').Plugin} Leaves out the MCP package's schemas of OAuth, 1.4 KB compressed. It only lists them
 * for others to use, and the tools for assistants need no sign-in.
 */
const noSignIn = {
  name: 'no schemas of OAuth',
  setup: ({ onLoad }) =>
    onLoad(
      { filter: /@modelcontextprotocol[\\/]core[\\/]dist[\\/]auth-[\w-]+\.mjs$/ },
      ({ path }) => {
        const [exported] = /(?<=\nexport \{)[^}]+/.exec(readFileSync(path, 'utf8')) ?? [];
        const names = [...(exported ?? '').matchAll(/\w+(?= *(?:,|$))/g)].map(([name]) => name);
        return {
          contents: `const none = undefined;\nexport { ${names.map((name) => `none as ${name}`)} };`,
        };
      },
    ),
};
/**
 * @type {import('esbuild').Plugin} Leaves out Zod's sentences for each fault, 0.8 KB compressed. A fault still says its path,
 * its kind and what was expected.
 */
const noSentences = {
  name: 'no sentences of Zod',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/ }, () => ({
      contents: "export default () => ({ localeError: () => 'Invalid input' });",
    })),
};
/**
 * @type {import('esbuild').Plugin} Leaves out why the MCP package checks a request in its order, 1.6 KB compressed. Its table
 * of the checks has it as texts, which nothing reads.
 */
const noReasons = {
  name: 'no reasons of the MCP package',
  setup: ({ onLoad }) =>
    onLoad(
      { filter: /@modelcontextprotocol[\\/]server[\\/]dist[\\/]src-[\w-]+\.mjs$/ },
      ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(
          /(?<=\n\t+rationale: )"(?:[^"\\]|\\.)*"/g,
          '""',
        ),
      }),
    ),
};
// Split into pieces, so that code that is loaded at its first use (the tools for assistants) does not delay the
// start.
const { metafile } = await build({
  entryPoints: [{ in: join(root, 'src', 'hosts', 'worker.ts'), out: 'worker' }],
  outdir: dist,
  chunkNames: 'worker/[name]-[hash]',
  splitting: true,
  metafile: true,
  bundle: true,
  format: 'esm',
  target: 'es2023',
  conditions: ['workerd', 'worker', 'browser'],
  minify: true,
  // Keeps texts in other scripts as they are, which saves 3 KB, compressed.
  charset: 'utf8',
  define: define(),
  alias: {
    '@modelcontextprotocol/server/_shims': join(root, 'src', 'mcp', 'no-questions.ts'),
  },
  legalComments: 'none',
  plugins: [besideTheWorker, noJsonSchemas, noReasons, noSentences, noSignIn, textsInOrder],
  // The module that takes the place of Zod's has few of its names.
  logOverride: { 'import-is-undefined': 'silent' },
  logLevel: 'warning',
});
const pieces = Object.keys(metafile.outputs)
  .map((file) => basename(file))
  .filter((file) => file !== 'worker.js');
// The runtime starts the first module.
const modules = [
  '    (name = "worker.js", esModule = embed "../worker.js"),',
  ...pieces.map((file) => `    (name = "worker/${file}", esModule = embed "${file}"),`),
];
copyFileSync(join(dist, 'worker-assets.json'), join(out, 'site-assets.data'));
copyFileSync(join(dist, 'dataset', 'files', 'changes.json'), join(out, 'changes.data'));
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
    (name = "worker/changes.data", data = embed "changes.data"),
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
// The same configuration as one encoded message. workerd maps it into memory, whereas it would parse a text and
// copy the embedded files (15 ms of the start and 9 MB).
const encoded = execFileSync(workerd, ['compile', '--config-only', join(out, 'workerd.capnp')], {
  maxBuffer: 64 * 1024 * 1024,
});
// Not named .bin: Wrangler would take that for a module.
writeFileSync(join(out, 'workerd.config'), encoded);
