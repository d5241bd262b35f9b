import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileDevices } from '../../../compile/index.ts';
import { checkFacts, type Facts, formatFacts, formatProblems } from '../../../data/index.ts';
import { type Catalogue, writeCatalogue } from '../../../data/play-list/index.ts';
import type { CompiledDevice } from '../../../model/index.ts';

/** The change would do what only a person may, or breaks a rule of the facts. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** An answer that differs, in words; null where there is no such device. */
export interface ChangedAnswer {
  slug: string;
  before: string | null;
  after: string | null;
}

/**
 * Lays the new catalogue into a copy of the facts, checks the copy and compares all answers. Then
 * `keep` may take over the files.
 *
 * @param root the data folder, which is left as it is
 * @param today becomes the date of the data set and of Google's list (YYYY-MM-DD)
 * @returns the answers that change
 * @throws {RefusedError} when a device with a file of its own would change its answer, or when a rule
 *   of the facts is broken
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
    writeCatalogue(copy, catalogue, JSON.parse(readFileSync(join(copy, 'brands.json'), 'utf8')));
    dated(copy, today);
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
    const touched = changes.filter(({ slug }) => curated.has(slug));
    if (touched.length > 0) {
      throw new RefusedError(
        `The change would alter answers that rest on files of devices: ${touched
          .slice(0, 20)
          .map(({ slug, before, after: now }) => `${slug} (${before} -> ${now})`)
          .join(', ')}`,
      );
    }
    keep(copy);
    return changes;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The next edition is compared with the day of this one. */
function dated(root: string, today: string): void {
  const change = (file: string, edit: (json: Record<string, { date?: string }>) => void): void => {
    const path = join(root, file);
    const json = JSON.parse(readFileSync(path, 'utf8'));
    edit(json);
    writeFileSync(path, JSON.stringify(json));
  };
  change('dataset.json', (json) => Object.assign(json, { date: today }));
  change('sources.json', (json) => {
    for (const id of ['google-play-devices', 'google-play-first-seen']) {
      if (json[id]) json[id].date = today;
    }
  });
}

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
