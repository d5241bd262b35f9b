import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, FLAGS, listen, type Site, withoutChromium } from './chromium.ts';

let site: Site;
beforeAll(async () => {
  if (!withoutChromium) site = await listen();
});
afterAll(async () => site?.close());

const CLI = fileURLToPath(new URL('../../node_modules/lighthouse/cli/index.js', import.meta.url));
const LEAST = { accessibility: 1, 'best-practices': 1, seo: 1 } as const;
/**
 * What makes a page quick on a slow phone, and is the same on every machine. The score of `performance`
 * is printed and decides nothing: on a busy machine it measures the machine.
 */
const QUICK: readonly string[] = [
  ...['cumulative-layout-shift', 'unsized-images', 'font-display', 'dom-size'],
  ...['uses-text-compression', 'unminified-css', 'unminified-javascript', 'unused-css-rules'],
  ...['unused-javascript', 'duplicated-javascript', 'legacy-javascript', 'total-byte-weight'],
];
/** All that a page loads, compressed. */
const MOST_BYTES = 40_000;

interface Report {
  /** A fault of the recording, not of the page: "NO_NAVSTART … Please run Lighthouse again." */
  runtimeError?: { code: string };
  categories: Record<string, { score: number }>;
  audits: Record<
    string,
    { score: number | null; title: string; displayValue?: string; numericValue?: number }
  >;
}

function lighthouse(url: string): Promise<Report> {
  const flags = ['--headless=new', ...FLAGS].join(' ');
  // Into a file: the command exits before a pipe has taken all of a long report.
  const folder = mkdtempSync(join(tmpdir(), 'esim-lighthouse-'));
  const file = join(folder, 'report.json');
  const output = ['--output=json', `--output-path=${file}`];
  const args = [CLI, url, '--quiet', ...output, `--chrome-flags=${flags}`];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: chromiumPath! },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', () => {
      try {
        resolve(JSON.parse(readFileSync(file, 'utf8')) as Report);
      } catch (error) {
        reject(error);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  });
}

const RECORDING_FAULTS: readonly string[] = ['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_SCREENSHOTS'];

/** The report; asked for again, twice at most, where the recording failed and not the page. */
async function recorded(url: string, again = 2): Promise<Report> {
  const report = await lighthouse(url);
  const failed = RECORDING_FAULTS.includes(report.runtimeError?.code ?? '');
  return failed && again > 0 ? recorded(url, again - 1) : report;
}

/** The categories whose score is below what is asked, and the audits that lowered it. */
function lowOf({ categories, audits }: Report): { low: string[]; failed: string[] } {
  const low = Object.entries(LEAST)
    .filter(([category, least]) => (categories[category]?.score ?? 0) < least)
    .map(([category]) => `${category} ${categories[category]?.score}`);
  for (const audit of QUICK) if ((audits[audit]?.score ?? 0) < 0.9) low.push(audit);
  if ((audits['total-byte-weight']?.numericValue ?? Infinity) > MOST_BYTES) low.push('bytes');
  const failed = Object.values(audits)
    .filter((a) => a.score !== null && a.score < 0.9)
    .map((a) => `${a.title} ${a.displayValue ?? ''}`);
  return { low, failed };
}

describe.skipIf(withoutChromium)('Lighthouse', () => {
  test.each(['/', '/samsung/galaxy-s24'])(
    '%s is light, accessible, sound and found',
    async (path) => {
      const report = await recorded(site.url + path);
      console.info(`${path}: performance ${report.categories.performance?.score}`);
      const { low, failed } = lowOf(report);
      expect(low, failed.join('; ')).toEqual([]);
    },
    // Three recordings at most, of some minutes each on a very busy machine.
    900_000,
  );
});
