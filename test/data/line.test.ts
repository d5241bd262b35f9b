import { describe, expect, it } from 'vitest';
import { compileDevices, withReleaseYears } from '../../src/compile/index.ts';
import { INFERENCES, RuleBook } from '../../src/compile/inference/index.ts';
import { lineOf } from '../../src/compile/line.ts';
import { type DeviceEntry, loadFacts } from '../../src/data/index.ts';
import type { DeviceFacts } from '../../src/model/index.ts';

const { facts } = loadFacts('data');
const rule = INFERENCES.find(({ id }) => id === 'line-without-esim')!;

/** The device as it would be if no source said anything of it. */
function hidden(entry: DeviceEntry): DeviceEntry {
  const variants = (entry.facts.variants ?? []).map(({ claims, ...rest }) => rest);
  const { claims, ...rest } = entry.facts;
  return { ...entry, facts: { ...rest, variants } as DeviceFacts };
}

const year = ({ facts: { released } }: DeviceEntry): number =>
  Number(released?.date.slice(0, 4) ?? 0);

/**
 * What the rule says of each described phone, beside what the sources say. It knows no later phone,
 * so that the first one of a line with an eSIM counts as an error.
 */
function measured(): { slug: string; right: boolean }[] {
  const entries = withReleaseYears(facts.devices, facts.releaseYears, facts.date);
  const answers = compileDevices(facts);
  const lines = new Map<string, DeviceEntry[]>();
  for (const entry of entries) {
    const line = lineOf({ brandSlug: entry.brandSlug, model: entry.facts.model });
    lines.set(line, [...(lines.get(line) ?? []), entry]);
  }
  return entries.flatMap((entry, i) => {
    const { claims = [], variants = [], category } = entry.facts;
    const { supports, exceptionRegions, releaseYear } = answers[i]!;
    const described = claims.length > 0 || variants.some((one) => one.claims?.length);
    if (category !== 'phone' || !described || supports === 'unknown' || releaseYear! < 2019)
      return [];
    const line = lines.get(lineOf({ brandSlug: entry.brandSlug, model: entry.facts.model }))!;
    const alone = hidden(entry);
    const book = new RuleBook(
      facts.rules,
      line.filter((one) => year(one) <= year(entry)).map((one) => (one === entry ? alone : one)),
    );
    if (rule.device!(alone.facts, entry.brandSlug, book) !== 'no') return [];
    const right = supports === 'no' && exceptionRegions.length === 0;
    return [{ slug: `${entry.brandSlug}/${entry.modelSlug}`, right }];
  });
}

describe('the rule of lines without eSIM', () => {
  const checked = measured();
  const wrong = checked.filter(({ right }) => !right).map(({ slug }) => slug);

  it('is as seldom wrong as its reason says', () => {
    const said = /of (\d+) phones since 2019 the rule is wrong about (\d+)/.exec(
      facts.rules['line-without-esim']!.reason,
    );
    const [phones, faults] = said!.slice(1).map(Number) as [number, number];
    expect(Math.abs(checked.length - phones) / phones).toBeLessThan(0.1);
    expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(faults);
  });
});
