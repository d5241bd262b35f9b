import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { DeviceEntry, Facts } from '../../data/index.ts';
import type { CompiledDevice } from '../../model/index.ts';
import { InputError } from '../batch/source.ts';
import { counted } from '../counted.ts';
import { EXIT } from '../exit-codes.ts';

/** `data review`: checks the changed files, and shows how the answers change. */
export function registerReview(parent: Command, root: () => string): void {
  parent
    .command('review')
    .description('check the files that were changed, and say what answers they change')
    .option('--since <commit>', 'compare with this commit (default: where the branch began)')
    .action(async ({ since }: { since?: string }) => {
      const { checkFacts, formatProblems, lostSlugs, slugsIn } = await import(
        '../../data/index.ts'
      );
      const base = since ?? branchPoint(root());
      const files = changedFiles(root(), base);
      if (files.length === 0) {
        console.log(`Nothing below ${root()} differs from ${base.slice(0, 12)}.`);
        return;
      }
      const { facts, problems } = checkFacts(root(), files);
      const before = files.flatMap((f) => slugsIn(f, git(root(), 'show', `${base}:./${f}`) ?? ''));
      const there = files.filter((f) => existsSync(join(root(), f)));
      const lost = lostSlugs(before, facts, new Set(there.flatMap((f) => slugsIn(f, ''))));
      const own = [...problems.filter(({ file }) => files.includes(file)), ...lost];
      const others = problems.filter(({ file }) => !files.includes(file));
      for (const line of await answersOf(root(), base, files, facts)) console.log(line);
      if (own.length > 0) console.log(`\n${formatProblems(own)}`);
      // A shared code is a problem of both files.
      if (others.length > 0)
        console.log(`\nIn files that you did not change:\n${formatProblems(others)}`);
      console.error(
        `\n${counted(files.length, 'file')} changed, ${counted(own.length + others.length, 'problem')}`,
      );
      process.exitCode = own.length + others.length === 0 ? EXIT.ok : EXIT.notFound;
    });
}

/** Formats the answers of the devices in the changed files, before and now, in a few lines per device. */
async function answersOf(
  root: string,
  base: string,
  files: readonly string[],
  facts: Facts,
): Promise<string[]> {
  const { compilable, readDevice } = await import('../../data/index.ts');
  const { compileDevices } = await import('../../compile/index.ts');
  const changed = new Set(files);
  const old = files
    .filter((file) => file.startsWith('devices/'))
    .map((file) => readDevice(file, git(root, 'show', `${base}:./${file}`) ?? ''))
    .filter((entry) => entry !== null);
  const rest = facts.devices.filter(({ file }) => !changed.has(file));
  const compiled = (devices: readonly DeviceEntry[]): Map<string, CompiledDevice> => {
    const isChanged = ({ file }: DeviceEntry): boolean =>
      file.startsWith('devices/') && changed.has(file);
    const list = compileDevices(compilable({ ...facts, devices }), isChanged);
    return new Map(list.map((d) => [`${d.brandSlug}/${d.modelSlug}`, d]));
  };
  const before = compiled([...old, ...rest]);
  const now = compiled(facts.devices);
  const lines: string[] = [];
  for (const slug of [...new Set([...before.keys(), ...now.keys()])].sort()) {
    const [was, is] = [before.get(slug), now.get(slug)];
    const name = `${(is ?? was)!.brand} ${(is ?? was)!.model}`;
    const [words, words2] = [was && answer(was), is && answer(is)];
    if (words === words2) lines.push(`${name} (${slug}): ${words2}, as before.`);
    else if (was === undefined) lines.push(`${name} (${slug}) is new: ${words2}.`);
    else if (is === undefined) {
      const isThere = existsSync(join(root, 'devices', `${slug}.json`));
      const what = isThere ? 'has problems and is left out' : 'is gone';
      lines.push(`${name} (${slug}) ${what}. Before: ${words}.`);
    } else lines.push(`${name} (${slug}):`, `  before: ${words}`, `  now:    ${words2}`);
  }
  const others = files.filter((file) => !file.startsWith('devices/'));
  if (others.length > 0) {
    lines.push(
      `Changed as well: ${others.join(', ')}. What it does to other devices is not shown.`,
    );
  }
  return lines;
}

function answer({ supports, exceptionRegions, grade, variants }: CompiledDevice): string {
  const except = exceptionRegions.length === 0 ? '' : `, except in ${exceptionRegions.join(', ')}`;
  const own = variants.filter((v) => v.own && v.supports !== supports);
  const codes = own.map((v) => `${v.codes[0] ?? v.name ?? 'a variant'} ${v.supports}`);
  const more = codes.length === 0 ? '' : `; ${codes.join(', ')}`;
  return `${supports}${except}${more} (${grade ?? 'no source decides'})`;
}

/** Returns the files below the data folder that differ from a commit, as paths below the folder. */
function changedFiles(root: string, base: string): string[] {
  const lists = [
    git(root, 'diff', '--name-only', '--relative', base, '--', '.'),
    git(root, 'ls-files', '--others', '--exclude-standard', '.'),
  ];
  if (lists.some((list) => list === null)) {
    throw new InputError(`Git cannot compare with "${base}". Use "data check" for every file.`);
  }
  return lists
    .flatMap((list) => list!.split('\n'))
    .filter((file) => file.endsWith('.json'))
    .sort();
}

/** Returns the commit where this branch left the main branch; the last commit if there is no main branch. */
function branchPoint(root: string): string {
  for (const main of ['origin/main', 'main']) {
    const commit = git(root, 'merge-base', 'HEAD', main)?.trim();
    if (commit) return commit;
  }
  return 'HEAD';
}

/** Returns the output of Git; `null` if it fails or is not installed. */
function git(cwd: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : null;
}
