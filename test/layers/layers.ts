/** A layer: a folder of `src`. */
export interface Layer {
  /** The folder's name. */
  readonly name: string;
  /** What it is for, as Markdown. */
  readonly purpose: string;
  /** The layers that it may import from, besides itself. Each is above it in {@link LAYERS}. */
  readonly imports: readonly string[];
  /** `any`: it runs in workers and browsers as well, so it imports nothing of Node. */
  readonly runtime: 'any' | 'node';
}

/**
 * The layers of `src`, from the bottom up. To add one, add an entry below all that it imports and run
 * `npm run docs`, which writes the table in ARCHITECTURE.md.
 */
export const LAYERS: readonly Layer[] = [
  {
    name: 'model',
    purpose:
      'defines devices, variants, regions, sources, verdicts and the files of `data/`: one schema gives types, validation and JSON Schema',
    imports: [],
    runtime: 'any',
  },
  {
    name: 'snapshot',
    purpose: 'the file that all hosts read: container, columns of the devices, reader',
    imports: ['model'],
    runtime: 'any',
  },
  {
    name: 'codes',
    purpose: "knows how makers number devices: the siblings of a model code, Apple's order numbers",
    imports: ['snapshot', 'model'],
    runtime: 'any',
  },
  {
    name: 'text',
    purpose: 'folds text of any script, splits it into tokens, and knows the roles of words',
    imports: ['snapshot', 'model'],
    runtime: 'any',
  },
  {
    name: 'data',
    purpose: 'reads, formats and checks the facts; `rules/` holds one rule per file',
    imports: ['text', 'model'],
    runtime: 'node',
  },
  {
    name: 'search-index',
    purpose: 'the search index: compiled from the names, and opened as views of the snapshot',
    imports: ['text', 'codes', 'snapshot', 'model'],
    runtime: 'any',
  },
  {
    name: 'query',
    purpose:
      'takes a question apart: tidies it, splits it into tokens, and lists what each can mean outside a name',
    imports: ['search-index', 'text', 'model'],
    runtime: 'any',
  },
  {
    name: 'lattice',
    purpose: 'all ways to read a question, as arcs with their costs; one generator per file',
    imports: ['query', 'search-index', 'text', 'codes', 'snapshot', 'model'],
    runtime: 'any',
  },
  {
    name: 'unit',
    purpose:
      'reads what a question says about the unit: its region of sale, its edition, its SIM cards',
    imports: ['query', 'search-index', 'text', 'model'],
    runtime: 'any',
  },
  {
    name: 'search',
    purpose:
      'finds the devices that a question means: candidates, one score, one abstention (`docs/search.md`)',
    imports: ['unit', 'lattice', 'query', 'search-index', 'text', 'codes', 'snapshot', 'model'],
    runtime: 'any',
  },
  {
    name: 'verdict',
    purpose: 'the answer for a unit, a device or several devices, by region of sale',
    imports: ['snapshot', 'model'],
    runtime: 'any',
  },
  {
    name: 'locale',
    purpose: 'the languages of the product and the names of regions in them',
    imports: ['model'],
    runtime: 'any',
  },
  {
    name: 'detect',
    purpose: 'names a device from request headers',
    imports: ['verdict', 'codes', 'snapshot', 'model'],
    runtime: 'any',
  },
  {
    name: 'compile',
    purpose:
      'compiles facts into a snapshot: `answer/`, `inference/`, `years/`; `report/` lists where sources disagree',
    imports: ['data', 'search-index', 'text', 'detect', 'snapshot', 'model'],
    runtime: 'node',
  },
  {
    name: 'lookup',
    purpose:
      'the library: `openLookup()` and `Lookup`; `answer.ts` is the one reading of a question, which every face shows',
    imports: ['search', 'text', 'detect', 'verdict', 'snapshot', 'model'],
    runtime: 'any',
  },
  {
    name: 'places',
    purpose: 'the place that a person names: country or region, in every language of the product',
    imports: ['lookup', 'text', 'locale', 'model'],
    runtime: 'any',
  },
  {
    name: 'dataset',
    purpose: 'the whole data set as JSON and CSV, and the changes between versions',
    imports: ['lookup', 'model'],
    runtime: 'any',
  },
  {
    name: 'http',
    purpose: 'the API: endpoints, problem documents, cache policy, OpenAPI, open data',
    imports: ['dataset', 'lookup', 'locale', 'model'],
    runtime: 'any',
  },
  {
    name: 'widget',
    purpose: 'the embeddable element',
    imports: ['model'],
    runtime: 'any',
  },
  {
    name: 'site',
    purpose: 'pages in fourteen languages, styles, preview images',
    imports: ['http', 'dataset', 'lookup', 'widget', 'locale', 'model'],
    runtime: 'any',
  },
  {
    name: 'mcp',
    purpose: 'tools for AI assistants',
    imports: ['http', 'places', 'lookup', 'model'],
    runtime: 'any',
  },
  {
    name: 'client',
    purpose: 'a small client for the API',
    imports: ['model'],
    runtime: 'any',
  },
  {
    name: 'hosts',
    purpose: 'Node (`node/`: workers, reload, metrics, limits) and worker',
    imports: ['site', 'mcp', 'http', 'dataset', 'lookup', 'model'],
    runtime: 'node',
  },
  {
    name: 'cli',
    purpose: 'the command line',
    imports: [
      'hosts',
      'site',
      'mcp',
      'http',
      'dataset',
      'places',
      'lookup',
      'client',
      'compile',
      'search',
      'text',
      'locale',
      'data',
      'snapshot',
      'model',
    ],
    runtime: 'node',
  },
];

/** The table of layers for ARCHITECTURE.md. */
export function layerTable(layers: readonly Layer[] = LAYERS): string {
  const rows = layers.map(
    ({ name, purpose, imports, runtime }) =>
      `| \`src/${name}\` | ${purpose} | ${imports.join(', ') || 'nothing'} | ${runtime === 'any' ? 'any' : 'Node'} |`,
  );
  return ['| layer | what it does | may import | runtime |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}
