import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { run } from './command.ts';

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

  test('reads the script', async (context) => {
    if (spawnSync(shell, ['--version']).error !== undefined) {
      console.warn(`${shell} is not installed: its script was not run. apt-get install ${shell}`);
      context.skip();
    }
    const { out } = await run(['completion', shell]);
    const { status, stderr } = spawnSync(shell, ['-n', '/dev/stdin'], {
      input: out,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});
