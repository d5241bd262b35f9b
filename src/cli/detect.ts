import type { Command } from 'commander';
import { type DetectResponse, openLookup } from '../lookup/index.ts';
import { EXIT } from './exit-codes.ts';

interface Options {
  model?: string;
  platform?: string;
  userAgent?: string;
  json?: boolean;
}

/** `esim-lookup detect` */
export function registerDetect(program: Command): void {
  program
    .command('detect')
    .description('name a device from what its browser sends')
    .option('--model <model>', 'the value of Sec-CH-UA-Model, with or without quotes')
    .option('--platform <platform>', 'the value of Sec-CH-UA-Platform')
    .option('--user-agent <text>', 'the User-Agent header')
    .option('--json', 'print the answer of /api/detect')
    .action(async (options: Options, command: Command) => {
      const { model, platform, userAgent, json } = options;
      if (model === undefined && userAgent === undefined) {
        command.error('error: give --model or --user-agent');
      }
      const answer = (await openLookup()).detect({
        'user-agent': userAgent,
        'sec-ch-ua-model': model === undefined ? undefined : quoted(model),
        'sec-ch-ua-platform': platform === undefined ? undefined : quoted(platform),
      });
      console.log(json ? JSON.stringify(answer, null, 2) : sentence(answer));
      const known = answer.match !== null || answer.verdict.basis !== 'none';
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
  const regions = verdict.exceptionRegions.join(', ');
  const exceptions = regions === '' ? '' : `; another answer in: ${regions}`;
  return `${name}${code}: ${verdict.supports}, basis ${verdict.basis}${exceptions}`;
}
