import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'esim-lookup-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What bash offers after these words; the last one is being written. */
async function bashOffers(...words: string[]): Promise<string[]> {
  const { out: script } = await run(['completion', 'bash']);
  const line = ['esim-lookup', ...words].map((w) => `'${w}'`).join(' ');
  const { stdout, stderr } = spawnSync(
    'bash',
    [
      '-c',
      `${script}
    COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _esim_lookup; echo "\${COMPREPLY[@]}"`,
    ],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  return stdout
    .trim()
    .split(' ')
    .filter((w) => w !== '');
}

describe('bash', () => {
  test.each([
    [['che'], ['check']],
    [['check', '--col'], ['--column']],
    [['data', 'ch'], ['check']],
    [['detect', '--l'], ['--log']],
    [['check', 'iphone', '--j'], ['--json']],
    [['check', 'nonsense-word'], []],
  ])('completes %j', async (words, offers) => {
    expect(await bashOffers(...words)).toEqual(offers);
  });
});

describe.each(['zsh', 'fish'])('%s', (shell) => {
  test('is offered every command and option', async () => {
    const { out, code } = await run(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['check', 'detect', 'device', 'serve', 'completion', 'column', 'log']) {
      expect(out).toContain(word);
    }
  });

  test.skipIf(missing(shell))('reads the script', async () => {
    const { status, stderr } = spawnSync(shell, ['-n', await scriptOf(shell)], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

describe.skipIf(missing('fish'))('fish', () => {
  test.each([
    ['che', 'check'],
    ['check --col', '--column'],
    ['data ch', 'check'],
    ['detect --l', '--log'],
  ])('completes %s', async (words, offer) => {
    const script = await scriptOf('fish');
    const command = `source '${script}'; complete -C 'esim-lookup ${words}'`;
    const { stdout, stderr } = spawnSync('fish', ['-c', command], { encoding: 'utf8' });
    expect(stderr).toBe('');
    // Beside commands fish offers files.
    expect(stdout.split('\n').map((line) => line.split('\t')[0])).toContain(offer);
  });
});

describe.skipIf(missing('zsh'))('zsh', () => {
  test('takes the function for the command', async () => {
    const script = await scriptOf('zsh');
    const command = `autoload -U compinit; compinit -u -D; source '${script}'; echo $_comps[esim-lookup]`;
    const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', command], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe('_esim_lookup');
  });
});

/** In CI nothing is skipped; elsewhere the runner says loudly what is missing. */
function missing(shell: string): boolean {
  return spawnSync(shell, ['--version']).error !== undefined && !process.env.CI;
}

async function scriptOf(shell: string): Promise<string> {
  const file = join(folder, `completion.${shell}`);
  writeFileSync(file, (await run(['completion', shell])).out);
  return file;
}
