import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { progress } from '../../../src/cli/batch/progress.ts';
import { readInput } from '../../../src/cli/batch/source.ts';
import { EXIT } from '../../../src/cli/exit-codes.ts';

interface Options {
  forms?: string;
  firstSeen?: string;
  dates?: string;
  json?: boolean;
  write?: boolean;
}

/** `import play-list FILE`: merges Google Play's list of supported devices into the catalogue. */
export function registerImportPlayList(parent: Command, root: () => string): void {
  parent
    .command('play-list')
    .description("weigh Google Play's list of supported devices: new devices, codes and names")
    .argument('<file>', 'supported_devices.csv as Google publishes it, or a table with tabs')
    .option(
      '--forms <file>',
      'a table of form factors: brand, marketing_name, form_factor, screens, densities',
    )
    .option(
      '--first-seen <file>',
      'a table of editions: brand, model_code, absent_on, first_seen_on',
    )
    .option('--dates <file>', 'a table of days of sale: brand, marketing_name, release')
    .option('--json', 'print the whole change as JSON')
    .option('--write', 'apply the change to the catalogue')
    .action(async (file: string, { forms, firstSeen, dates, json, write }: Options) => {
      const { checkFacts, formatFacts } = await import('../../../src/data/index.ts');
      const list = await import('../../../src/data/play-list/index.ts');
      const { facts } = checkFacts(root());
      const curated = facts.devices.filter((d) => d.origin === 'curated');
      const before = list.readCatalogue(root());
      const brands = list.readBrands(root());
      const { rows, malformed } = readInput(file, list.readPlayList);
      const table = (path: string | undefined) =>
        path === undefined ? [] : readInput(path, (bytes) => list.readTable(bytes.toString()));
      const tables = { forms: table(forms), firstSeen: table(firstSeen), dates: table(dates) };
      let done = 0;
      const bar = progress(
        process.stderr,
        rows.length,
        () => done,
        () => done,
      );
      const merged = list.mergePlayList(
        rows,
        before,
        curated,
        brands,
        (names) => list.evidenceOf(names, tables, facts),
        () => {
          done++;
          bar.show();
        },
      );
      bar.clear();
      const summary = list.summarise(before, merged, rows.length, malformed);
      console.log(json ? JSON.stringify(summary, null, 2) : list.formatSummary(summary));
      if (write) {
        const files = list.writeCatalogue(root(), merged.catalogue, brands);
        const redirects = list.direct({ ...facts.redirects, ...merged.redirects });
        writeFileSync(join(root(), 'redirects.json'), JSON.stringify(redirects));
        formatFacts(root());
        console.error(`${files.length} files of the catalogue written`);
      }
      process.exitCode = malformed.length === 0 ? EXIT.ok : EXIT.notFound;
    });
}
