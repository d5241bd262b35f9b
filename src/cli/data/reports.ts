import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { counted } from '../counted.ts';
import { table } from '../table.ts';

type Root = () => string;

/** `data stats`, `data conflicts`, `data slugs`: what the facts cover, and where sources disagree. */
export function registerReports(parent: Command, root: Root): void {
  parent
    .command('stats')
    .description('count devices by brand, category, year, grade and age of the evidence')
    .option('--json', 'print everything as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const { loadFacts } = await import('../../data/index.ts');
      const { compileDevices, coverageOf } = await import('../../compile/index.ts');
      const { facts } = loadFacts(root());
      const coverage = coverageOf(compileDevices(facts));
      if (json) {
        console.log(JSON.stringify(coverage, null, 2));
        return;
      }
      const { total, byBrand, byCategory, byYear, byGrade, byEvidence, dated } = coverage;
      const decided = total.devices - total.unknown;
      for (const [title, rows] of [
        ['category', [...byCategory, total]],
        ['brand', byBrand.slice(0, 40)],
        ['year', byYear],
        ['grade', byGrade],
        ['newest claim', byEvidence],
      ] as const) {
        const head = [title, 'devices', 'yes', 'partial', 'no', 'unknown', 'codes'];
        const body = rows.map((r) => [
          r.name,
          ...[r.devices, r.yes, r.partial, r.no, r.unknown, r.codes].map(String),
        ]);
        console.log(`${table([head, ...body])}\n`);
      }
      console.log(`${decided} decided, ${dated} of them with a year that a source states`);
    });

  parent
    .command('conflicts')
    .description('report where sources contradict each other, what was decided, and why')
    .option('--write', 'write the report to CONFLICTS.md in the data folder')
    .action(async ({ write }: { write?: boolean }) => {
      const { compilable, loadFacts } = await import('../../data/index.ts');
      const { conflictsOf, formatConflicts } = await import('../../compile/index.ts');
      const conflicts = conflictsOf(compilable(loadFacts(root()).facts));
      const report = formatConflicts(conflicts);
      if (!write) console.log(report);
      else writeFileSync(join(root(), 'CONFLICTS.md'), report);
      const where = write ? ' of sources, listed in CONFLICTS.md' : ' of sources';
      console.error(counted(conflicts.length, 'conflict') + where);
    });

  parent
    .command('slugs')
    .description('add the slugs of all devices to the list of released slugs, which never shrinks')
    .argument('<file>', 'the list, for instance test/cases/released-slugs.txt')
    .action(async (file: string) => {
      const { formatSlugs, loadFacts, parseSlugs } = await import('../../data/index.ts');
      const { devices } = loadFacts(root()).facts;
      const before = parseSlugs(readIfThere(file));
      const now = devices.map((d) => `${d.brandSlug}/${d.modelSlug}`);
      const text = formatSlugs([...before, ...now]);
      writeFileSync(file, text);
      console.error(`${file}: ${parseSlugs(text).length - before.length} slugs added`);
    });
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
