import { readFileSync, statSync } from 'node:fs';
import type { Command } from 'commander';
import { InputError } from '../batch/source.ts';
import { EXIT } from '../exit-codes.ts';

interface Answer {
  supports: string;
  exceptionRegions: readonly string[];
}

/** `data diff OLD NEW`: the differences that a user notices, answers first. */
export function registerDiff(parent: Command): void {
  parent
    .command('diff')
    .description('say what changed for users between two data folders or snapshots')
    .argument('<old>', 'a data folder or a snapshot file')
    .argument('<new>', 'a data folder or a snapshot file')
    .option('--json', 'print the changes as JSON')
    .action(async (oldPath: string, newPath: string, { json }: { json?: boolean }) => {
      const { changesBetween } = await import('../../dataset/index.ts');
      const [before, after] = [await open(oldPath), await open(newPath)];
      const moved = (slug: string): string => after.snapshot.devices.redirect(slug) ?? slug;
      const changes = changesBetween(records(before), records(after), moved);
      if (json) {
        console.log(JSON.stringify(changes, null, 2));
      } else {
        const changed = changes.filter((c) => c.before !== null && c.after !== null);
        const added = changes.filter((c) => c.before === null);
        const gone = changes.filter((c) => c.after === null);
        for (const { slug, before: was, after: is } of changed) {
          console.log(`${slug}: ${words(was!)} -> ${words(is!)}`);
        }
        for (const { slug } of gone) console.log(`${slug}: gone`);
        const decided = added.filter((c) => c.after!.supports !== 'unknown');
        for (const { slug, after: is } of decided) console.log(`${slug}: new, ${words(is!)}`);
        console.error(
          `${changed.length} answers changed, ${gone.length} devices gone, ${added.length} new ` +
            `(${decided.length} with an answer)`,
        );
      }
      process.exitCode = changes.length === 0 ? EXIT.notFound : EXIT.ok;
    });
}

async function open(path: string) {
  const { Lookup } = await import('../../lookup/index.ts');
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new InputError(`Cannot read ${path}: it is not there`);
  if (!found.isDirectory()) return new Lookup(readFileSync(path));
  const { compilable, loadFacts } = await import('../../data/index.ts');
  const { compile } = await import('../../compile/index.ts');
  return new Lookup(compile(compilable(loadFacts(path).facts)).bytes);
}

type Opened = Awaited<ReturnType<typeof open>>;

function* records({ snapshot }: Opened) {
  for (let d = 0; d < snapshot.devices.size; d++) yield snapshot.devices.record(d);
}

const words = ({ supports, exceptionRegions }: Answer): string =>
  supports + (exceptionRegions.length > 0 ? ` except ${exceptionRegions.join(', ')}` : '');
