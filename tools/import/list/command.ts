import type { Command } from 'commander';
import { readInput } from '../../../src/cli/batch/source.ts';
import { EXIT } from '../../../src/cli/exit-codes.ts';

/** `import list FILE --source ID`: compares a provider's list with the facts. */
export function registerImportList(parent: Command, root: () => string): void {
  parent
    .command('list')
    .description(
      "weigh a provider's list: where it agrees, decides, contradicts, names new devices",
    )
    .argument('<file>', 'a table with the columns brand, model and, if it has one, supports')
    .requiredOption('--source <id>', 'the id of the list in data/sources')
    .option('--json', 'print everything as JSON')
    .action(async (file: string, { source, json }: { source: string; json?: boolean }) => {
      const { loadFacts } = await import('../../../src/data/index.ts');
      const { readList, weighList } = await import('./weigh-list.ts');
      const { compileDevices } = await import('../../../src/compile/index.ts');
      const { facts } = loadFacts(root());
      if (!Object.hasOwn(facts.sources, source)) {
        console.error(`No source "${source}" in data/sources: add it there first.`);
        process.exitCode = EXIT.usage;
        return;
      }
      const { rows, malformed } = readInput(file, (bytes) => readList(bytes.toString()));
      const weighed = weighList(rows, compileDevices(facts), facts.brands);
      if (json) {
        console.log(JSON.stringify({ source, malformed, ...weighed }, null, 2));
      } else {
        const { agrees, conflicts, decides, unknown } = weighed;
        for (const { row, slug, ours } of conflicts) {
          console.log(`conflict  ${slug}: the facts say ${ours}, the list ${row.supports}`);
        }
        for (const { row, slug } of decides) console.log(`open      ${slug}: ${row.supports}`);
        for (const { brand, model } of unknown) console.log(`new       ${brand} ${model}`);
        for (const line of malformed) console.log(`malformed ${line}`);
        console.error(
          `${rows.length} rows of ${source}: ${agrees.length} agree, ${conflicts.length} conflict, ` +
            `${decides.length} speak of devices left open, ${unknown.length} are not known, ` +
            `${malformed.length} malformed`,
        );
      }
      process.exitCode = malformed.length === 0 ? EXIT.ok : EXIT.notFound;
    });
}
