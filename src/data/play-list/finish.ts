import { type CatalogueDevice, type Category, slugify } from '../../model/index.ts';
import { nameKey } from '../name-key.ts';
import type { Catalogue } from './catalogue.ts';
import type { Draft } from './draft.ts';
import { type Group, heirOf, slugOf, vote, whatItIs } from './group.ts';
import { isNumberedByInches } from './kind.ts';
import { kindOfNamed } from './listed-device.ts';

/** Step 4: converts the groups to devices of the catalogue, each with its own slug. */
export function finish(draft: Draft): Catalogue['devices'] {
  const out: Record<string, CatalogueDevice[]> = {};
  for (const brandSlug of draft.brands) {
    const groups = draft.groupsOf(brandSlug);
    const stored = [...groups.values()].flatMap(({ slug }) => slug ?? []);
    const slugs = new Set([...draft.curated.slugs(brandSlug), ...stored]);
    for (const group of groups.values()) readAnew(draft, brandSlug, group);
    if (draft.curated.slugs(brandSlug).length === 0) readInches([...groups.values()]);
    const devices = [...groups]
      .filter(([, { codes }]) => codes.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, group]) => {
        const isOther = (name: string) =>
          group.model !== name &&
          (groups.has(nameKey(name)) || draft.curated.byName(brandSlug, name) !== null);
        return device(group, slugs, isOther);
      });
    if (devices.length > 0) out[brandSlug] = devices;
  }
  for (const { from, brandSlug, group } of draft.kept) {
    const heir = heirOf(group);
    const to = `${brandSlug}/${slugOf(heir)}`;
    if (heir.codes.size > 0 && from !== to) draft.redirects[from] = to;
  }
  return out;
}

/**
 * Decides again what a device is that the list no longer has, by today's rules for names. If the name says
 * nothing, the device stays what it was, because there may have been other evidence.
 */
function readAnew({ evidence }: Draft, brandSlug: string, group: Group): void {
  const [code] = group.codes;
  if (group.votes.size > 0 || !group.before?.assumed || code === undefined) return;
  const forms = evidence.forms.of(brandSlug, nameKey(group.model));
  const { kind, assumed } = kindOfNamed(brandSlug, [group.model], { code }, evidence, forms);
  const isDefault = kind === 'phone' && assumed;
  if (kind !== 'out' && !isDefault) vote(group, kind, assumed);
}

/**
 * Makes a device a tablet that only counts as a phone by assumption, if its number begins with the inches of a
 * tablet. Brands with curated devices are exempt, because what they make is described.
 */
function readInches(groups: readonly Group[]): void {
  const kinds = groups.map(whatItIs);
  const stated = (kind: Category): number =>
    kinds.filter(({ category, assumed }) => category === kind && !assumed).length;
  const phones = kinds.filter(({ category }) => category === 'phone').length;
  const makes = { phones: stated('phone') > 0, tablets: stated('tablet') * 2 > phones };
  for (const [i, group] of groups.entries()) {
    const { category, assumed } = kinds[i]!;
    if (category !== 'phone' || !assumed || !isNumberedByInches(group.model, makes)) continue;
    group.votes = new Map([['tablet', 1]]);
    group.before = undefined;
  }
}

function device(
  group: Group,
  slugs: Set<string>,
  isOther: (name: string) => boolean,
): CatalogueDevice {
  const codes = distinct(group.codes);
  const own = slugify(group.model);
  group.slug ??= freeSlug(own, codes[0]!, slugs);
  slugs.add(group.slug);
  const { slug } = group;
  const { category, assumed } = whatItIs(group);
  const aliases = [...group.aliases].filter((name) => !isOther(name)).sort();
  return {
    model: group.model,
    ...(slug === own ? {} : { slug }),
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(category === 'phone' ? {} : { category }),
    ...(assumed ? { assumed: true as const } : {}),
    ...(group.named ? {} : { named: false as const }),
    ...(group.released ? { released: group.released } : {}),
    ...(group.missing ? { missing: group.missing } : {}),
    ...(group.seen ? { seen: group.seen } : {}),
    codes,
  };
}

/**
 * Returns a free slug for a name. Names in another script may have the same Latin letters; the code then
 * distinguishes them.
 */
function freeSlug(own: string, code: string, taken: ReadonlySet<string>): string {
  const slug = own || slugify(code);
  return taken.has(slug) ? slugify(`${slug} ${code}`) : slug;
}

/** Sorts the codes and keeps only the first of those that differ only in case. */
function distinct(codes: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  return [...codes].sort().filter((code) => {
    const folded = code.toLowerCase();
    return !seen.has(folded) && seen.add(folded);
  });
}
