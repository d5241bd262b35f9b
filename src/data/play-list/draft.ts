import { nameKey } from '../name-key.ts';
import { type Curated, placeOf } from './curated.ts';
import type { Evidence } from './evidence.ts';
import { absorb, type Group, heirOf, slugOf } from './group.ts';

/** A code in the list under the name of a curated device that lacks it. */
export interface MissingCode {
  slug: string;
  code: string;
}

/** A device of the catalogue before the import. */
export interface Kept {
  from: string;
  brandSlug: string;
  group: Group;
}

/** The catalogue while a list is merged into it: groups that become devices, by brand, name and code. */
export class Draft {
  readonly curated: Curated;
  readonly evidence: Evidence;
  /** Retired slugs with their targets. */
  readonly redirects: Record<string, string> = {};
  readonly missing: MissingCode[] = [];
  /** The devices of the catalogue by their earlier slug, with the groups that they became. */
  readonly kept: Kept[] = [];
  readonly #byBrand = new Map<string, Map<string, Group>>();
  readonly #byCode = new Map<string, Group>();

  /** @param curated the devices that have files of their own */
  constructor(curated: Curated, evidence: Evidence) {
    this.curated = curated;
    this.evidence = evidence;
  }

  /** The slugs of the brands that have groups, sorted. */
  get brands(): string[] {
    return [...this.#byBrand.keys()].sort();
  }

  /**
   * Adds a device of the catalogue. It is merged with another one of the same name.
   *
   * @param from the earlier slug of the device, with that of its brand
   */
  keep(brandSlug: string, group: Group, from: string): void {
    const groups = this.groupsOf(brandSlug);
    const key = nameKey(group.model);
    const other = groups.get(key);
    if (other === undefined) groups.set(key, group);
    else absorb(other, group);
    const owner = other ?? group;
    for (const code of group.codes) this.hold(brandSlug, code, owner);
    this.kept.push({ from, brandSlug, group: owner });
  }

  /** Returns the groups of a brand by the key of their name. */
  groupsOf(brandSlug: string): Map<string, Group> {
    const groups = this.#byBrand.get(brandSlug) ?? new Map<string, Group>();
    this.#byBrand.set(brandSlug, groups);
    return groups;
  }

  /** Returns the group with a code, or the group that it was merged into. */
  byCode(brandSlug: string, code: string): Group | undefined {
    const group = this.#byCode.get(placeOf(brandSlug, code));
    return group && heirOf(group);
  }

  /** Records that a group has a code. The caller adds the code to the group itself. */
  hold(brandSlug: string, code: string, group: Group): void {
    this.#byCode.set(placeOf(brandSlug, code), group);
  }

  /**
   * Gives a device the name that a source states for its code. A device of the catalogue keeps its slug. If
   * another device has the name, the two are merged.
   *
   * @returns the group that has the name now
   */
  rename(brandSlug: string, group: Group, model: string): Group {
    const groups = this.groupsOf(brandSlug);
    const [from, to] = [nameKey(group.model), nameKey(model)];
    const other = groups.get(to);
    if (other !== undefined && other !== group) {
      groups.delete(from);
      absorb(other, group);
      return other;
    }
    if (group.stored) group.slug ??= slugOf(group) || undefined;
    groups.delete(from);
    groups.set(to, Object.assign(group, { model, named: true }));
    return group;
  }
}
