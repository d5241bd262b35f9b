// Writes dist/types: the types of the package's exports, for `import` and for `require`. Types that are
// inferred from schemas are written out, so that they need no library.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as v from 'valibot';
import { root, tool } from './project.js';
import { typeText } from './type-text.ts';

const declared = join(root, '.cache', 'types');
const out = join(root, 'dist', 'types');
const ENTRIES = ['lookup/index', 'client/index', 'dataset/index'];
/** Types of modules that the sources do not contain. They have no form for `require`. */
const WRITTEN = {
  worker: `/** What the worker's configuration may set. */
export interface Environment {
  /** The public address of the service, such as \`https://esim.example\`. */
  BASE_URL?: string;
  /** The address of the repository where facts are corrected. */
  REPOSITORY_URL?: string;
  /** Where to report a vulnerability: a \`mailto:\` or \`https:\` address. */
  SECURITY_CONTACT?: string;
}
/** The service on Cloudflare's runtime. */
declare const worker: {
  fetch(request: Request, environment: Environment): Response | Promise<Response>;
};
export default worker;
`,
  snapshot: `/** The data set, where a bundler takes the file in as bytes. */
declare const snapshot: ArrayBuffer;
export default snapshot;
`,
  widget: `import type { DeviceRecord, Supports, Verdict } from './lookup/index.js';

/** \`<esim-check>\`: the import defines it where there is a document. */
export declare class EsimCheck extends HTMLElement {
  /** The answer that is shown; empty before there is one. */
  readonly value: Supports | '';
  /** True if a form with it is not submitted after a \`no\`. */
  block: boolean;
  /** True if it takes one line only. */
  compact: boolean;
}
/** The detail of \`esim-answer\`. */
export interface EsimAnswer {
  verdict: Verdict;
  /** The device that is meant; null unless it is exactly one. */
  device: DeviceRecord | null;
}
declare global {
  interface HTMLElementTagNameMap {
    'esim-check': EsimCheck;
  }
  interface GlobalEventHandlersEventMap {
    'esim-answer': CustomEvent<EsimAnswer>;
    'esim-reset': CustomEvent<null>;
    'esim-error': CustomEvent<{ message: string }>;
  }
}
`,
};

rmSync(declared, { recursive: true, force: true });
rmSync(out, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [
    tool('typescript', 'tsc'),
    ...['-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--outDir', declared],
  ],
  { cwd: root, stdio: 'inherit' },
);

const modules = new Map<string, string>();
for (const entry of ENTRIES) collect(entry);
const named = new Map<object, { name: string; module: string }>();
for (const [module, text] of modules) {
  if (!text.includes("from 'valibot'")) continue;
  const exported = await schemasOf(module);
  for (const [name, schema] of exported) named.set(schema, { name, module });
}
for (const [module, text] of modules) {
  write(module, text.includes("from 'valibot'") ? await withoutSchemas(module, text) : text);
}
for (const [module, text] of Object.entries(WRITTEN)) {
  writeFileSync(join(out, `${module}.d.ts`), text);
}

/** Collects a module and all modules that it imports, by its path without an ending. */
function collect(module: string): void {
  if (modules.has(module)) return;
  const text = readFileSync(join(declared, `${module}.d.ts`), 'utf8');
  modules.set(module, text);
  for (const [, path] of text.matchAll(/from '(\.[^']+)\.ts'/g)) {
    collect(normalize(join(dirname(module), path!)).replaceAll('\\', '/'));
  }
}

/** Returns the schemas of a module that have a type of the same name. */
async function schemasOf(module: string): Promise<[string, v.GenericSchema][]> {
  const file = pathToFileURL(join(root, 'src', `${module}.ts`)).href;
  const exported = (await import(file)) as Record<string, v.GenericSchema>;
  const types = [...modules.get(module)!.matchAll(/^export type (\w+) = v\.InferOutput</gm)];
  return types.map(([, name]) => [name!, exported[name!]!]);
}

/** Returns the declarations of a module with its types written out and without its schemas. */
async function withoutSchemas(module: string, text: string): Promise<string> {
  const schemas = new Map(await schemasOf(module));
  const imports = new Map<string, Set<string>>();
  const nameOf = (schema: object): string | undefined => {
    const known = named.get(schema);
    if (known !== undefined && known.module !== module) {
      const names = imports.get(known.module) ?? new Set();
      imports.set(known.module, names.add(known.name));
    }
    return known?.name;
  };
  const kept = declarations(text).filter((d) => !/^(export )?declare const [^;]*\bv\.\w/.test(d));
  const body = kept
    .filter((d) => !d.startsWith('import '))
    .map((d) =>
      d.replace(/^export type (\w+) = v\.InferOutput<typeof \w+>;/, (_, name) => {
        return `export type ${name} = ${typeText(schemas.get(name)!, nameOf)};`;
      }),
    );
  const heads = [...imports].map(([from, names]) => {
    const path = '../'.repeat(module.split('/').length - 1) + from;
    return `import type { ${[...names].sort().join(', ')} } from '${path}.ts';`;
  });
  const others = kept.filter((d) => d.startsWith('import ') && !d.includes("'valibot'"));
  return `${[...others, ...heads, ...body].join('\n')}\n`;
}

/** Splits a text into declarations and comments. */
function declarations(text: string): string[] {
  return text
    .split(/\n(?=\/\*\*|import |export |declare )/)
    .map((d) => d.trimEnd())
    .filter((d) => d !== '');
}

/** Writes a module's types for `import` and for `require`. */
function write(module: string, text: string): void {
  for (const [ending, own] of [
    ['ts', '.js'],
    ['cts', '.cjs'],
  ]) {
    const file = join(out, `${module}.d.${ending}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text.replaceAll(/from '(\.[^']+)\.ts'/g, `from '$1${own}'`));
  }
}
