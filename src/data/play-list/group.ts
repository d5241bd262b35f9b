import { type CatalogueDevice, type Category, slugify } from '../../model/index.ts';

/** Rows of the list that become one device. */
export interface Group {
  model: string;
  aliases: Set<string>;
  /** True for a device that the catalogue had before. */
  stored: boolean;
  slug: string | undefined;
  named: boolean;
  /** How many rows of the list have each category. */
  votes: Map<Category, number>;
  assumed: boolean;
  /** Its category in the catalogue before the import. */
  before: { category: Category; assumed: boolean } | undefined;
  released: string | undefined;
  missing: string | undefined;
  seen: string | undefined;
  codes: Set<string>;
  /** The group that this one was merged into. */
  into: Group | undefined;
}

/** Returns the slug of a device: its own, else the one of its name. */
export const slugOf = ({ slug, model }: { slug?: string | undefined; model: string }): string =>
  slug ?? slugify(model);

/** Returns the group that a group was merged into, or itself. */
export const heirOf = (group: Group): Group =>
  group.into === undefined ? group : heirOf(group.into);

/** Creates a group for a row of the list. */
export function newGroup(model: string, named: boolean): Group {
  return {
    model,
    aliases: new Set(),
    stored: false,
    slug: undefined,
    named,
    votes: new Map(),
    assumed: true,
    before: undefined,
    released: undefined,
    missing: undefined,
    seen: undefined,
    codes: new Set(),
    into: undefined,
  };
}

/** A device as the catalogue has it. */
export function fromCatalogue(device: CatalogueDevice): Group {
  const group = newGroup(device.model, device.named !== false);
  const { slug, released, missing, seen } = device;
  return Object.assign(group, {
    stored: true,
    before: { category: device.category ?? 'phone', assumed: device.assumed === true },
    slug,
    released,
    missing,
    seen,
    aliases: new Set(device.aliases),
    codes: new Set(device.codes),
  });
}

/** Merges another group of the same device into a group. */
export function absorb(group: Group, other: Group): void {
  other.into = group;
  for (const code of other.codes) group.codes.add(code);
  for (const alias of other.aliases) group.aliases.add(alias);
  if (other.named && !group.named) Object.assign(group, { model: other.model, named: true });
  if (group.before?.assumed && other.before?.assumed === false) group.before = other.before;
  group.released ??= other.released;
  if (other.seen !== undefined && (group.seen === undefined || other.seen < group.seen)) {
    group.seen = other.seen;
    group.missing = other.missing;
  }
}

/** Counts the category of a row. An assumed one counts only as long as none is stated. */
export function vote(group: Group, kind: Category, assumed: boolean): void {
  if (assumed && !group.assumed) return;
  if (!assumed && group.assumed) {
    group.votes.clear();
    group.assumed = false;
  }
  group.votes.set(kind, (group.votes.get(kind) ?? 0) + 1);
}

/** Returns the category that the list states now, else the one it stated before, else the assumed one. */
export function whatItIs({ votes, assumed, before }: Group): {
  category: Category;
  assumed: boolean;
} {
  const [most] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (most && !assumed) return { category: most[0], assumed };
  if (before && (!before.assumed || !most)) return before;
  return { category: most![0], assumed };
}
