import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileDevices } from '../../../compile/index.ts';
import { checkFacts, type Facts, formatFacts, formatProblems } from '../../../data/index.ts';
import { type Catalogue, readBrands, writeCatalogue } from '../../../data/play-list/index.ts';
import { sourceFile } from '../../../data/source-files.ts';
import type { CompiledDevice, SourceFile } from '../../../model/index.ts';

/** The error for a change that only a person may make, or that breaks a rule of the facts. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** A changed answer in words; null if the device does not exist before or after. */
export interface ChangedAnswer {
  slug: string;
  before: string | null;
  after: string | null;
}

/**
 * Puts the new catalogue into a copy of the facts, checks the copy and compares all answers. `keep`
 * then writes the files to the data folder.
 *
 * @param root the data folder; only `keep` changes it
 * @param today becomes the date of the data set and of Google's list (YYYY-MM-DD)
 * @returns the answers that change
 * @throws {RefusedError} if the answer of a device with its own file would change, a device would
 * be lost, or a rule of the facts would be broken
 */
export function tried(
  root: string,
  facts: Facts,
  catalogue: Catalogue,
  today: string,
  keep: (changed: string) => void,
): ChangedAnswer[] {
  const copy = mkdtempSync(join(tmpdir(), 'esim-lookup-update-'));
  try {
    cpSync(root, copy, { recursive: true });
    writeCatalogue(copy, catalogue, readBrands(copy));
    dated(copy, facts, today);
    formatFacts(copy);
    const after = checkFacts(copy);
    if (after.problems.length > 0) {
      throw new RefusedError(
        `The change breaks rules of the facts:\n${formatProblems(after.problems.slice(0, 20))}`,
      );
    }
    const changes = changedAnswers(facts, after.facts);
    const curated = new Set(
      facts.devices.flatMap((d) => (d.origin === 'curated' ? [slugOf(d)] : [])),
    );
    refuse(
      'The change would alter answers that rest on files of devices',
      changes.filter(({ slug }) => curated.has(slug)),
    );
    refuse(
      'The change would lose devices',
      changes.filter(({ after: now }) => now === null),
    );
    keep(copy);
    return changes;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function refuse(why: string, changes: readonly ChangedAnswer[]): void {
  if (changes.length === 0) return;
  const named = changes.slice(0, 20).map((c) => `${c.slug} (${c.before} -> ${c.after})`);
  throw new RefusedError(`${why}: ${named.join(', ')}`);
}

/** Sets the dates, because the next edition is compared with the day of this one. */
function dated(root: string, { sources }: Facts, today: string): void {
  const lists = ['google-play-devices', 'google-play-first-seen'];
  const publishers = lists.flatMap((id) => sources[id]?.publisher ?? []);
  for (const file of new Set(publishers.map(sourceFile))) {
    const { sources: own, ...rest } = readJson(join(root, file)) as SourceFile;
    const now = Object.entries(own).map(([id, source]) =>
      lists.includes(id) ? [id, { ...source, date: today }] : [id, source],
    );
    writeJson(join(root, file), { ...rest, sources: Object.fromEntries(now) });
  }
  const dataset = join(root, 'dataset.json');
  writeJson(dataset, { ...(readJson(dataset) as object), date: today });
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, json: object): void => writeFileSync(file, JSON.stringify(json));

function changedAnswers(before: Facts, after: Facts): ChangedAnswer[] {
  const [old, now] = [before, after].map(
    (facts) => new Map(compileDevices(facts).map((d) => [slugOf(d), words(d)])),
  ) as [Map<string, string>, Map<string, string>];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((slug) => old.get(slug) !== now.get(slug))
    .map((slug) => ({ slug, before: old.get(slug) ?? null, after: now.get(slug) ?? null }));
}

const slugOf = ({ brandSlug, modelSlug }: { brandSlug: string; modelSlug: string }): string =>
  `${brandSlug}/${modelSlug}`;

function words({ supports, exceptionRegions }: CompiledDevice): string {
  const except = exceptionRegions.length > 0 ? ` except in ${exceptionRegions.join(', ')}` : '';
  return supports + except;
}
