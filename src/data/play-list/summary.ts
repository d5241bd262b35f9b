import { slugify } from '../../model/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { Merged } from './merge.ts';
import type { MalformedRow } from './rows.ts';

/** What an import would change, for a person to review. */
export interface ImportSummary {
  rows: number;
  malformed: readonly MalformedRow[];
  newDevices: string[];
  newCodes: { slug: string; code: string }[];
  renamed: { slug: string; from: string; to: string }[];
  /** Slugs of devices that are curated now. */
  retired: string[];
  missing: Merged['missing'];
  late: Merged['late'];
  out: number;
}

/** Compares the catalogue before and after an import. */
export function summarise(
  before: Catalogue,
  merged: Merged,
  rows: number,
  malformed: readonly MalformedRow[],
): ImportSummary {
  const old = bySlug(before);
  const now = bySlug(merged.catalogue);
  const summary: ImportSummary = {
    rows,
    malformed,
    newDevices: [],
    newCodes: [],
    renamed: [],
    retired: [...old.keys()].filter((slug) => !now.has(slug)),
    missing: merged.missing,
    late: merged.late,
    out: merged.out,
  };
  for (const [slug, device] of now) {
    const earlier = old.get(slug);
    if (earlier === undefined) {
      summary.newDevices.push(slug);
      continue;
    }
    if (earlier.model !== device.model) {
      summary.renamed.push({ slug, from: earlier.model, to: device.model });
    }
    for (const code of device.codes) {
      if (!earlier.codes.includes(code)) summary.newCodes.push({ slug, code });
    }
  }
  return summary;
}

function bySlug({ devices }: Catalogue): Map<string, Catalogue['devices'][string][number]> {
  return new Map(
    Object.entries(devices).flatMap(([brand, list]) =>
      list.map((d) => [`${brand}/${d.slug ?? slugify(d.model)}`, d] as const),
    ),
  );
}

const SHOWN = 20;

/** Formats the summary as text: counts first, then the first lines of each kind. */
export function formatSummary(summary: ImportSummary): string {
  const { rows, malformed, newDevices, newCodes, renamed, retired, missing, late, out } = summary;
  const lines = [
    `${rows} rows: ${newDevices.length} new devices, ${newCodes.length} new codes of known ones, ` +
      `${renamed.length} new names, ${retired.length} devices curated meanwhile; ` +
      `${out} televisions, cars and the like left out`,
  ];
  const list = (title: string, items: readonly string[]): void => {
    if (items.length === 0) return;
    lines.push('', `${title}:`, ...items.slice(0, SHOWN).map((i) => `  ${i}`));
    if (items.length > SHOWN) lines.push(`  and ${items.length - SHOWN} more`);
  };
  list('New devices', newDevices);
  list(
    'New codes',
    newCodes.map(({ slug, code }) => `${slug}: ${code}`),
  );
  list(
    'New names',
    renamed.map(({ slug, from, to }) => `${slug}: ${from} -> ${to}`),
  );
  list('Curated meanwhile', retired);
  list(
    'Codes that the list files under a curated device that does not have them; decide by hand',
    missing.map(({ slug, code }) => `${slug}: ${code}`),
  );
  list(
    'Codes that came years after the device of their name; a second one goes to code-names.json',
    late.map(({ slug, code, seen }) => `${slug}: ${code}, ${seen}`),
  );
  list(
    'Malformed rows',
    malformed.map(({ line, text, why }) => `line ${line}: ${why}: ${text}`),
  );
  return lines.join('\n');
}
