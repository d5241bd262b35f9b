// npm run docs: writes the generated parts of the documents. A part is between
// `<!-- name:begin -->` and `<!-- name:end -->`. A test compares every part with what this writes.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  brandsMarkdown,
  type Coverage,
  compileDevices,
  coverageOf,
  statedYears,
  totalsMarkdown,
} from '../src/compile/index.ts';
import { type Facts, loadFacts } from '../src/data/index.ts';
import { layerTable } from '../test/layers/layers.ts';

const root = new URL('../', import.meta.url);

interface Figures {
  facts: Facts;
  coverage: Coverage;
  /** A sentence with the number of devices with a stated year. */
  years: string;
}

/** The figures of the facts, counted when a document first needs them. */
let counted: Figures | null = null;
function figures(): Figures {
  if (counted !== null) return counted;
  const { facts } = loadFacts(fileURLToPath(new URL('data', root)));
  const devices = compileDevices(facts);
  counted = { facts, coverage: coverageOf(devices), years: statedYears(devices) };
  return counted;
}

/** The generated parts of each document, by the name in their marks. */
const PARTS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'ARCHITECTURE.md': { layers: layerTable },
  'README.md': { totals: () => totalsMarkdown(figures().coverage, figures().facts) },
  'docs/data.md': {
    brands: () => brandsMarkdown(figures().coverage),
    years: () => figures().years,
  },
};

/** The documents that have generated parts. */
export const GENERATED: readonly string[] = Object.keys(PARTS);

/**
 * Replaces the generated parts of a document.
 *
 * @param file its path in the project
 * @throws {Error} if a mark is missing
 * @example withGenerated('ARCHITECTURE.md', '…<!-- layers:begin -->\nold\n<!-- layers:end -->…')
 */
export function withGenerated(file: string, text: string): string {
  return Object.entries(PARTS[file] ?? {}).reduce((document, [name, write]) => {
    const [begin, end] = [`<!-- ${name}:begin -->\n`, `\n<!-- ${name}:end -->`];
    const from = document.indexOf(begin);
    const to = document.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`${file} has no ${begin.trim()} with its end.`);
    return document.slice(0, from + begin.length) + write() + document.slice(to);
  }, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of GENERATED) {
    const url = new URL(file, root);
    const text = readFileSync(url, 'utf8');
    const written = withGenerated(file, text);
    if (written === text) continue;
    writeFileSync(url, written);
    console.error(`${file}: written`);
  }
}
