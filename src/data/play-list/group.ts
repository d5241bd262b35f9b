import { type CatalogueDevice, type Category, slugify } from '../../model/index.ts';

/** A device in the making. */
export interface Group {
  model: string;
  aliases: Set<string>;
  /** True for a device that the catalogue had before. */
  stored: boolean;
  slug: string | undefined;
  named: boolean;
  /** What the rows of the list are, and whether that is assumed. */
  votes: Map<Category, number>;
  assumed: boolean;
  /** What the catalogue held it for. */
  before: { category: Category; assumed: boolean } | undefined;
  released: string | undefined;
  missing: string | undefined;
  seen: string | undefined;
  codes: Set<string>;
  /** The group that took this one in. */
  into: Group | undefined;
}

/** The slug of a device: its own, else the one that its name makes. */
export const slugOf = ({ slug, model }: { slug?: string | undefined; model: string }): string =>
  slug ?? slugify(model);

/** The group that a group has become part of, or itself. */
export const heirOf = (group: Group): Group =>
  group.into === undefined ? group : heirOf(group.into);

/** A device that a row of the list begins. */
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

/** Joins another group of the same device to a group. */
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

/** What is stated counts; what is assumed counts only as long as nothing is stated. */
export function vote(group: Group, kind: Category, assumed: boolean): void {
  if (assumed && !group.assumed) return;
  if (!assumed && group.assumed) {
    group.votes.clear();
    group.assumed = false;
  }
  group.votes.set(kind, (group.votes.get(kind) ?? 0) + 1);
}

/** What the list states now, else what it stated before, else what it lets assume. */
export function whatItIs({ votes, assumed, before }: Group): {
  category: Category;
  assumed: boolean;
} {
  const [most] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (most && !assumed) return { category: most[0], assumed };
  if (before && (!before.assumed || !most)) return before;
  return { category: most![0], assumed };
}
