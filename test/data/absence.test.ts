import { describe, expect, it } from 'vitest';
import { withReleaseYears } from '../../src/compile/index.ts';
import { INFERENCES, RuleBook } from '../../src/compile/inference/index.ts';
import type { DeviceEntry } from '../../src/data/index.ts';
import type { Claim, DeviceFacts } from '../../src/model/index.ts';
import { slugOf, wholeDevices, wholeFacts } from '../whole-data.ts';

const facts = wholeFacts();
const { sources } = facts;
const devices = withReleaseYears(facts.devices, facts.releaseYears, facts.date);
const absence = INFERENCES.find(({ id }) => id === 'absence')!;

/** The device with the claims that the test leaves. */
function withClaims(entry: DeviceEntry, keep: (claim: Claim) => boolean): DeviceEntry {
  const kept = <T extends { claims?: Claim[] | undefined }>(part: T): T => ({
    ...part,
    claims: (part.claims ?? []).filter(keep),
  });
  const stripped = kept(entry.facts);
  const variants = (stripped.variants ?? []).map(kept);
  return { ...entry, facts: { ...stripped, variants } as DeviceFacts };
}

const isList = ({ source }: Claim): boolean => sources[source]!.kind === 'list';
const claimsOf = ({ facts: { claims = [], variants = [] } }: DeviceEntry): Claim[] => [
  ...claims,
  ...variants.flatMap((variant) => variant.claims ?? []),
];

/** What the rule says of phones that no list names, beside what makers, firmware and sheets say. */
function measured(): { slug: string; right: boolean }[] {
  const lists = devices.map((entry) => withClaims(entry, isList));
  const book = new RuleBook(facts.rules, lists);
  const answers = new Map(wholeDevices().map((d) => [slugOf(d), d.supports]));
  return devices.flatMap((entry) => {
    const claims = claimsOf(entry);
    const supports = answers.get(slugOf(entry))!;
    if (claims.length === 0 || claims.some(isList) || supports === 'unknown') return [];
    const silent = withClaims(entry, () => false);
    if (absence.device!(silent.facts, entry.brandSlug, book) !== 'no') return [];
    return [{ slug: slugOf(entry), right: supports === 'no' }];
  });
}

describe('the rule of absence', () => {
  const checked = measured();
  const wrong = checked.filter(({ right }) => !right).map(({ slug }) => slug);

  it('is as seldom wrong as its reason says', () => {
    const said = /Of ([\d,]+) phones that no list names .* wrong about (\d+)/.exec(
      facts.rules.absence!.reason,
    );
    const [phones, faults] = said!.slice(1).map((n) => Number(n.replace(',', ''))) as [
      number,
      number,
    ];
    expect(Math.abs(checked.length - phones) / phones).toBeLessThan(0.1);
    expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(faults);
  });

  it('says nothing of phones from February 2024 on', () => {
    const late = wholeDevices().filter(
      ({ rule, released }) =>
        rule === 'absence' && !released?.estimate && (released?.date ?? '') >= '2024-02',
    );
    expect(late.map((d) => d.modelSlug)).toEqual([]);
  });

  it('says nothing of editions for the United States and Japan', () => {
    const only = (regions: readonly string[]): boolean =>
      regions.length > 0 && regions.every((r) => r === 'united-states' || r === 'japan');
    const said = wholeDevices()
      .filter(({ rule }) => rule === 'absence')
      .flatMap((d) => d.variants.map((v) => ({ slug: d.modelSlug, ...v })))
      .filter(
        ({ regions, supports, claims }) =>
          only(regions) && claims.length === 0 && supports === 'no',
      );
    expect(said).toEqual([]);
  });
});
