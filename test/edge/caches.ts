import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf } from '../../scripts/system-packages.js';
import { freePort, PATIENCE } from '../runtime/hosts.ts';
import { send } from '../runtime/request.ts';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));

/** A running cache. */
export interface RunningCache {
  url: string;
  stop(): Promise<void>;
}

/** A shared cache with the configuration that the project ships. */
export interface Cache {
  name: 'varnish' | 'nginx';
  /** Does it take spellings of one question for one entry (case, plus signs, spaces)? */
  foldsSpelling: boolean;
  /**
   * @param origin the port of the service
   * @param changes what is to differ from the configuration that the project ships
   */
  start(origin: number, changes?: Changes): Promise<RunningCache>;
}

/** Replacements of exact texts. */
export type Changes = readonly (readonly [from: string, to: string])[];

/** Varnish that takes each spelling of a question for a question of its own. */
export const withoutCanonicalQuery: Changes = [
  // Called where nothing arrives, because VCL refuses a sub that nobody calls.
  ['req.url ~ "^/api/check\\?" &&', 'req.url == "" &&'],
];

/** Replaces what a machine decides: ports and folders. Fails where the text has changed. */
function adapt(file: string, changes: Changes): string {
  let text = readFileSync(join(deploy, file), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} holds no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function running(
  command: string,
  args: string[],
  port: number,
  folder: string,
): Promise<RunningCache> {
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  const url = `http://127.0.0.1:${port}`;
  for (const begun = performance.now(); ; ) {
    if (child.exitCode !== null) throw new Error(`${command} ended early:\n${output}`);
    const status = await send(url, '/healthz').then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) break;
    if (performance.now() - begun > PATIENCE) {
      child.kill('SIGKILL');
      throw new Error(`${command} does not answer (${status}):\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      if (child.exitCode === null) {
        const exit = once(child, 'exit');
        child.kill('SIGTERM');
        await exit;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const CACHES: readonly Cache[] = [
  {
    name: 'varnish',
    foldsSpelling: true,
    async start(origin, changes = []) {
      const port = await freePort();
      const folder = mkdtempSync(join(tmpdir(), 'esim-varnish-'));
      const vcl = join(folder, 'test.vcl');
      const text = adapt('varnish.vcl', [['.port = "8080"', `.port = "${origin}"`], ...changes]);
      writeFileSync(vcl, text);
      // The bounds that the file asks for.
      const bounds = [...text.matchAll(/ -p (\w+=\w+)/g)].flatMap(([, bound]) => ['-p', bound!]);
      const place = ['-F', '-n', folder, '-a', `127.0.0.1:${port}`];
      const args = [...place, '-f', vcl, '-s', 'malloc,64m', ...bounds];
      // The jail would drop to a user that may not read the folder.
      return running(programOf('varnish')!, [...args, '-j', 'none'], port, folder);
    },
  },
  {
    name: 'nginx',
    foldsSpelling: false,
    async start(origin, changes = []) {
      const port = await freePort();
      const folder = mkdtempSync(join(tmpdir(), 'esim-nginx-'));
      for (const part of ['cache', 'temp']) mkdirSync(join(folder, part));
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder}/temp/${kind};`)
        .join(' ');
      const user = process.getuid?.() === 0 ? 'user root;\n' : '';
      const file = join(folder, 'nginx.conf');
      const conf = adapt('nginx.conf', [
        ['pid /run/nginx.pid;', `pid ${folder}/nginx.pid;`],
        ['/var/cache/nginx/esim-lookup', `${folder}/cache`],
        ['server 127.0.0.1:8080;', `server 127.0.0.1:${origin};`],
        ['listen 80;', `listen 127.0.0.1:${port};`],
        ['access_log off;', `access_log off; ${temporary}`],
        ...changes,
      ]);
      writeFileSync(file, user + conf);
      const args = ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'];
      return running(programOf('nginx')!, args, port, folder);
    },
  },
];
