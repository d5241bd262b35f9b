import type { Facts } from '../../data/index.ts';
import type { CompiledDevice } from '../../model/index.ts';

/** The number of devices of one kind, by their answer. */
export interface CoverageRow {
  name: string;
  devices: number;
  codes: number;
  yes: number;
  no: number;
  partial: number;
  unknown: number;
}

/** What the data set covers. */
export interface Coverage {
  total: CoverageRow;
  byBrand: CoverageRow[];
  byCategory: CoverageRow[];
  byYear: CoverageRow[];
  /** Decided devices by the grade of their answer. */
  byGrade: CoverageRow[];
  /** Decided devices by the year of the newest claim about them. */
  byEvidence: CoverageRow[];
  /** The number of decided devices whose day or year of sale a source states. */
  dated: number;
}

/** Counts what the data set covers: by brand, category, year, grade and age of the evidence. */
export function coverageOf(devices: readonly CompiledDevice[]): Coverage {
  const decided = devices.filter((d) => d.supports !== 'unknown');
  return {
    total: rows(devices, () => 'all')[0] ?? emptyRow('all'),
    byBrand: rows(devices, (d) => d.brand).sort((a, b) => known(b) - known(a) || byName(a, b)),
    byCategory: rows(devices, (d) => d.category).sort((a, b) => b.devices - a.devices),
    byYear: rows(devices, (d) => String(d.releaseYear)).sort((a, b) => -byName(a, b)),
    byGrade: rows(decided, (d) => d.grade ?? 'none').sort(byName),
    byEvidence: rows(decided, newestClaim).sort((a, b) => -byName(a, b)),
    dated: decided.filter((d) => d.released?.estimate === undefined).length,
  };
}

function rows(
  devices: readonly CompiledDevice[],
  nameOf: (device: CompiledDevice) => string,
): CoverageRow[] {
  const out = new Map<string, { row: CoverageRow; codes: Set<string> }>();
  for (const device of devices) {
    const name = nameOf(device);
    const { row, codes } = out.get(name) ?? { row: emptyRow(name), codes: new Set() };
    row.devices++;
    row[device.supports]++;
    // A code that several devices share counts once.
    for (const code of device.variants.flatMap((variant) => variant.codes)) codes.add(code);
    row.codes = codes.size;
    out.set(name, { row, codes });
  }
  return [...out.values()].map(({ row }) => row);
}

const emptyRow = (name: string): CoverageRow => ({
  name,
  devices: 0,
  codes: 0,
  yes: 0,
  no: 0,
  partial: 0,
  unknown: 0,
});

const known = (row: CoverageRow): number => row.yes + row.partial;
const byName = (a: CoverageRow, b: CoverageRow): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

function newestClaim({ claims, variants }: CompiledDevice): string {
  const dates = [...claims, ...variants.flatMap((v) => v.claims)].map((c) => c.checked);
  return dates.length === 0 ? 'rule alone' : dates.sort().at(-1)!.slice(0, 4);
}

const BRANDS_SHOWN = 20;

/** Formats the totals by category as a Markdown table, with the date and the number of sources. */
export function totalsMarkdown({ total, byCategory }: Coverage, facts: Facts): string {
  const sources = Object.keys(facts.sources).length;
  const rows = [...byCategory, { ...total, name: '**all**' }];
  return `As of ${facts.date}, from ${sources} sources:\n\n${table('category', rows)}`;
}

/** Formats the brands with the most devices that have eSIM as a Markdown table. */
export const brandsMarkdown = ({ byBrand }: Coverage): string =>
  table('brand', byBrand.slice(0, BRANDS_SHOWN));

function table(title: string, rows: readonly CoverageRow[]): string {
  const line = (r: CoverageRow): string =>
    `| ${[r.name, r.devices, r.yes, r.partial, r.no, r.unknown, r.codes].join(' | ')} |`;
  return [
    `| ${title} | devices | yes | partial | no | unknown | codes |`,
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map(line),
  ].join('\n');
}

/** Returns a sentence with the number of devices that have a stated day or year of sale. */
export function statedYears(devices: readonly CompiledDevice[]): string {
  const stated = (list: readonly CompiledDevice[]): number =>
    Math.round((100 * list.filter((d) => !d.released?.estimate).length) / list.length);
  const having = devices.filter((d) => d.supports === 'yes' || d.supports === 'partial');
  return `A source states it for ${stated(devices)} % of all devices, and for ${stated(having)} % of those with an eSIM.`;
}
