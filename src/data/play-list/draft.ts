import { nameKey } from '../name-key.ts';
import { type Curated, placeOf } from './curated.ts';
import type { Evidence } from './evidence.ts';
import { type Group, slugOf } from './group.ts';

/** A code that the list files under the name of a curated device that does not have it. */
export interface MissingCode {
  slug: string;
  code: string;
}

/** The catalogue while a list is merged into it: devices in the making, by brand, name and code. */
export class Draft {
  readonly curated: Curated;
  readonly evidence: Evidence;
  /** Retired slugs and where they lead. */
  readonly redirects: Record<string, string> = {};
  readonly missing: MissingCode[] = [];
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

  /** The groups of a brand by the key of their name. */
  groupsOf(brandSlug: string): Map<string, Group> {
    const groups = this.#byBrand.get(brandSlug) ?? new Map<string, Group>();
    this.#byBrand.set(brandSlug, groups);
    return groups;
  }

  /** The group that holds a code. */
  byCode(brandSlug: string, code: string): Group | undefined {
    return this.#byCode.get(placeOf(brandSlug, code));
  }

  /** Notes that a group holds a code. The group's own set is its caller's to extend. */
  hold(brandSlug: string, code: string, group: Group): void {
    this.#byCode.set(placeOf(brandSlug, code), group);
  }

  /** Retires a slug of a brand. */
  redirect(brandSlug: string, from: string, to: string): void {
    if (from !== to) this.redirects[`${brandSlug}/${from}`] = `${brandSlug}/${to}`;
  }

  /**
   * Gives a device the name that a source states for its code. A device of the catalogue keeps its
   * slug for ever. If another device has the name already, the two are one.
   *
   * @returns the device that has the name now
   */
  rename(brandSlug: string, group: Group, model: string): Group {
    const groups = this.groupsOf(brandSlug);
    const [from, to] = [nameKey(group.model), nameKey(model)];
    const other = groups.get(to);
    if (other !== undefined && other !== group) {
      groups.delete(from);
      for (const code of group.codes) other.codes.add(code);
      for (const alias of group.aliases) other.aliases.add(alias);
      if (group.stored) this.redirect(brandSlug, slugOf(group), slugOf(other));
      return other;
    }
    if (group.stored) group.slug ??= slugOf(group) || undefined;
    groups.delete(from);
    groups.set(to, Object.assign(group, { model, named: true }));
    return group;
  }
}
