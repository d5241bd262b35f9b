import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Command } from 'commander';
import { InputError } from './batch/source.ts';
import { counted } from './counted.ts';
import { registerDiff } from './data/diff.ts';
import { registerNew } from './data/new.ts';
import { registerReports } from './data/reports.ts';
import { registerReview } from './data/review.ts';
import { registerUpdateOfFacts } from './data/update.ts';
import { EXIT } from './exit-codes.ts';

/** `esim-lookup data …`: the tools for contributors, which run in a checkout. */
export function registerData(program: Command): void {
  const data = new Command('data')
    .description('check and build the facts')
    .option('--data <folder>', 'the folder of the facts', 'data');
  const root = (): string => {
    const { data: folder } = data.opts<{ data: string }>();
    if (!existsSync(folder)) {
      throw new InputError(
        `There is no folder "${folder}". Run the command in a checkout, or name the folder with --data.`,
      );
    }
    return folder;
  };

  data
    .command('check')
    .description('report every problem of every file')
    .option('--json', 'print the problems as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const { checkFacts, formatProblems } = await import('../data/index.ts');
      const { facts, problems } = checkFacts(root());
      if (json) console.log(JSON.stringify(problems, null, 2));
      else if (problems.length > 0) console.log(formatProblems(problems));
      console.error(
        `${counted(facts.devices.length, 'device')} read, ${counted(problems.length, 'problem')}`,
      );
      process.exitCode = problems.length === 0 ? EXIT.ok : EXIT.notFound;
    });

  data
    .command('fix')
    .description('repair what can be repaired: the format of the files')
    .action(async () => {
      const { checkText, formatFacts, formatProblems } = await import('../data/index.ts');
      const changed = formatFacts(root());
      for (const file of changed) console.log(`${file}: fields in order, one way to write them`);
      const left = checkText(root());
      if (left.length > 0) console.log(`\nLeft as they are:\n\n${formatProblems(left)}\n`);
      console.error(
        `${counted(changed.length, 'file')} rewritten, ${left.length} that cannot be rewritten`,
      );
      process.exitCode = left.length === 0 ? EXIT.ok : EXIT.notFound;
    });

  data
    .command('build')
    .description('compile the facts into a snapshot')
    .option('-o, --out <file>', 'where to write it', 'dist/esim.snapshot')
    .action(async ({ out }: { out: string }) => {
      const { checkFacts, formatProblems } = await import('../data/index.ts');
      const { compile } = await import('../compile/index.ts');
      const { facts, problems } = checkFacts(root());
      if (problems.length > 0) {
        console.error(formatProblems(problems));
        console.error(`${counted(problems.length, 'problem')}: nothing was built`);
        process.exitCode = EXIT.notFound;
        return;
      }
      const { bytes, meta } = compile(facts);
      mkdirSync(dirname(out), { recursive: true });
      writeFileSync(out, bytes);
      // The format of `sha256sum --check`, for people who download the file.
      const hash = createHash('sha256').update(bytes).digest('hex');
      writeFileSync(`${out}.sha256`, `${hash}  ${basename(out)}\n`);
      console.error(
        `${out}: ${meta.version}, ${meta.devices} devices, ${meta.codes} codes, ${bytes.length} bytes`,
      );
    });
  registerReports(data, root);
  registerDiff(data);
  registerNew(data, root);
  registerReview(data, root);
  registerUpdateOfFacts(data, root);
  program.addCommand(data);
}
