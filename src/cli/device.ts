import type { Command } from 'commander';
import type { DeviceDetail, Lookup } from '../lookup/index.ts';
import { remarksOn } from '../lookup/remarks.ts';
import { paintFor } from './colour.ts';
import { EXIT } from './exit-codes.ts';
import { openData } from './open-data.ts';
import { deviceTable, table } from './table.ts';

/** `esim-lookup device <slug>` */
export function registerDevice(program: Command): void {
  program
    .command('device')
    .description('show everything known about a device: variants, codes, claims and their sources')
    .argument('<slug>', 'the slug of a result, for instance: samsung/galaxy-s24-ultra')
    .option('--json', 'print the answer of /api/devices/{brandSlug}/{modelSlug}')
    .action(async (slug: string, { json }: { json?: boolean }) => {
      const data = await openData();
      const detail = data.device(slug);
      process.exitCode = detail === null ? EXIT.notFound : EXIT.ok;
      const removed = data.removed(slug);
      if (removed !== null) console.error(`It was ${removed}, and is not listed any more.`);
      else if (detail === null) {
        console.error('No device has this slug. Find it with check --json.');
      } else console.log(json ? JSON.stringify(detail, null, 2) : describe(data, detail));
    });
}

function describe(data: Lookup, detail: DeviceDetail): string {
  const paint = paintFor(process.stdout);
  const parts = [deviceTable(data, [detail], paint)];
  if (remarksOn(data, detail).isCarrierOnly) {
    parts.push("It works only with its carrier's plans. Travel eSIMs do not work.");
  }
  if (detail.released !== null) {
    const { date, estimate } = detail.released;
    parts.push(`Released: ${estimate ? `about ${date}, an estimate` : date}`);
  }
  if (detail.grade !== null) parts.push(`Grade: ${detail.grade}`);
  if (detail.rule !== null) parts.push(`Rule: ${detail.rule.statement}`);
  if (detail.unknownBecause !== null) parts.push(`Unknown because: ${detail.unknownBecause}`);
  if (detail.dependsOn.length > 0) parts.push(`Depends on: ${detail.dependsOn.join(', ')}`);
  if (detail.note !== null) parts.push(detail.note);
  if (detail.variants.length > 0) {
    const rows = detail.variants.map((v) => [
      v.supports,
      v.codes.join(' '),
      [v.name ?? '', v.regions.join(', ')].filter((x) => x !== '').join(' · '),
    ]);
    parts.push(
      `Variants:\n${table(rows, (cell, y, x) =>
        x === 0 ? paint.supports(cell, detail.variants[y]!.supports) : cell,
      )}`,
    );
  }
  const sources = detail.sources.map((s) => [s.kind, s.publisher, s.title, s.url ?? '']);
  if (sources.length > 0) parts.push(`Sources:\n${table(sources)}`);
  return parts.join('\n\n');
}
