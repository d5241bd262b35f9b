import type { Command } from 'commander';
import type { DetectResponse } from '../lookup/index.ts';
import { byUserAgent } from './batch/answer.ts';
import { answerFile, type BatchOptions, withBatchOptions } from './batch/options.ts';
import { logRows } from './batch/rows.ts';
import { paintFor } from './colour.ts';
import { EXIT } from './exit-codes.ts';
import { openData } from './open-data.ts';
import { exceptions } from './table.ts';

interface Options extends BatchOptions {
  model?: string;
  platform?: string;
  userAgent?: string;
  log?: string;
}

/** `esim-lookup detect` */
export function registerDetect(program: Command): void {
  const command = program
    .command('detect')
    .description('name a device from what its browser sends')
    .option('--model <model>', 'the value of Sec-CH-UA-Model, with or without quotes')
    .option('--platform <platform>', 'the value of Sec-CH-UA-Platform, for instance Android')
    .option('--user-agent <text>', 'the User-Agent header')
    .option('--log <file>', 'answer every line of an access log; - is the standard input');
  withBatchOptions(command)
    .addHelpText(
      'after',
      `
Examples:
  esim-lookup detect --model SM-S928B --platform Android
  esim-lookup detect --user-agent "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)"
  esim-lookup detect --log access.log --summary
  zcat access.log.*.gz | esim-lookup detect --log - --csv > devices.csv

A log is in the combined format of Apache and nginx, or has one user agent per line.`,
    )
    .action(async (options: Options) => {
      const { model, platform, userAgent, log } = options;
      if (log !== undefined) {
        if (model ?? userAgent ?? platform) command.error('error: --log stands alone');
        await answerFile(log, 'lines', options, logRows, byUserAgent);
        return;
      }
      if (model === undefined && userAgent === undefined) {
        command.error('error: give --model, --user-agent or --log');
      }
      const answer = (await openData()).detect({
        'user-agent': userAgent,
        'sec-ch-ua-model': model === undefined ? undefined : quoted(model),
        'sec-ch-ua-platform': platform === undefined ? undefined : quoted(platform),
      });
      console.log(options.json ? JSON.stringify(answer, null, 2) : sentence(answer));
      const known = answer.verdict.meant !== 'none';
      process.exitCode = known ? EXIT.ok : EXIT.notFound;
    });
}

/** A structured-field string (RFC 9651), unless the caller wrote one. */
function quoted(value: string): string {
  return value.startsWith('"') ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
}

function sentence({ brand, model, verdict }: DetectResponse): string {
  const name = [brand, model].filter((x) => x !== null).join(' ') || 'Unknown device';
  const code = verdict.modelCode === null ? '' : ` (${verdict.modelCode})`;
  const paint = paintFor(process.stdout);
  const except = exceptions(verdict);
  const basis = paint.dim(`basis: ${verdict.basis}`);
  const supports = paint.supports(verdict.supports, verdict.supports);
  return `${supports}  ${name}${code}${except && `  ${except}`}  ${basis}`;
}
