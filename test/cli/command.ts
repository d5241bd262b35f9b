import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a run of the built command gave. */
export interface Result {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the built command as a user does; `home` is where it is installed. */
export function run(
  args: readonly string[],
  { input = '', env = {}, node = [] as string[], home = root } = {},
): Promise<Result> {
  return runNode([...node, join(home, 'dist/bundle/main.js'), ...args], { input, env });
}

/** Runs Node in the project. */
export function runNode(args: readonly string[], { input = '', env = {} } = {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...env },
    });
    const result: Result = { code: null, out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      result.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      result.err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...result, code }));
    child.stdin.on('error', () => {}); // a command that reads nothing may end first
    child.stdin.end(input);
  });
}
