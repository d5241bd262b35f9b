import { expect, it } from 'vitest';
import { compileDevices, withReleaseYears } from '../../src/compile/index.ts';
import { isOfSplitLine, RuleBook } from '../../src/compile/inference/index.ts';
import { lineOf } from '../../src/compile/line.ts';
import { type DeviceEntry, loadFacts } from '../../src/data/index.ts';

const { facts } = loadFacts('data');
const isCurated = ({ origin }: DeviceEntry) => origin === 'curated';
const lineOfEntry = ({ brandSlug, facts: { model } }: DeviceEntry) => lineOf({ brandSlug, model });

it('a phone of a line whose units differ by market is as seldom alike everywhere as its rule says', () => {
  const entries = withReleaseYears(facts.devices, facts.releaseYears, facts.date, isCurated);
  const answers = compileDevices(facts, isCurated);
  const lines = new Map<string, DeviceEntry[]>();
  for (const entry of entries.filter(isCurated)) {
    const line = lines.get(lineOfEntry(entry));
    if (line === undefined) lines.set(lineOfEntry(entry), [entry]);
    else line.push(entry);
  }
  const known = entries.filter(isCurated).flatMap((entry, i) => {
    const { supports, rule, category, dependsOn } = answers[i]!;
    if (category !== 'phone' || (supports !== 'yes' && supports !== 'partial')) return [];
    if (rule === 'single-report' || rule === 'split-line') return [];
    // What is said of the phone itself does not count.
    const others = lines.get(lineOfEntry(entry))!.filter((one) => one !== entry);
    const book = new RuleBook(facts.rules, others);
    if (!isOfSplitLine(entry.facts, entry.brandSlug, book)) return [];
    const right = supports === 'partial' && dependsOn.includes('market');
    return [{ slug: `${entry.brandSlug}/${entry.modelSlug}`, right }];
  });
  const wrong = known.filter(({ right }) => !right).map(({ slug }) => slug);
  const said = /Of (\d+) phones[^.]* and (\d+) have it in all/.exec(
    facts.rules['split-line']!.reason,
  );
  const [phones, whole] = said!.slice(1).map(Number) as [number, number];
  expect(Math.abs(known.length - phones) / phones, String(known.length)).toBeLessThan(0.1);
  expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(whole);
});
