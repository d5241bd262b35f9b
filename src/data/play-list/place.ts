import type { Category } from '../../model/index.ts';
import type { KnownBrand } from '../brand-names.ts';
import { saysNothing } from '../listed-name.ts';
import { nameKey } from '../name-key.ts';
import { holdsSeveral } from '../several-names.ts';
import type { Draft } from './draft.ts';
import { type Group, newGroup, vote } from './group.ts';
import type { ListedDevice } from './listed-device.ts';
import { isFactoryCode } from './names-on-box.ts';
import { isOfAnother } from './reused-code.ts';
import { tellsApart } from './reused-name.ts';

/** A listed device of a category of the data set. */
export type HeldDevice = ListedDevice & { kind: Category };

/** Step 3: places a code in the group of its device. */
export function place(draft: Draft, brand: KnownBrand, code: string, listed: HeldDevice): void {
  const brandSlug = brand.slug;
  const heir = draft.curated.byName(brandSlug, listed.model);
  // If the catalogue still has a device of this name, the name is an alias of the curated one.
  if (heir !== null && !draft.groupsOf(brandSlug).has(nameKey(listed.model))) {
    draft.missing.push({ slug: `${brandSlug}/${heir}`, code });
    return;
  }
  const group = groupFor(draft, brand, code, listed);
  draft.hold(brandSlug, code, group);
  for (const alias of listed.aliases) group.aliases.add(alias);
  vote(group, listed.kind, listed.assumed);
  group.codes.add(code);
  date(draft, brandSlug, code, listed, group);
}

/** Returns the group with the code, else the group with the name, else a new one. */
function groupFor(
  draft: Draft,
  { slug: brandSlug, name: brand }: KnownBrand,
  code: string,
  listed: ListedDevice,
): Group {
  const { model, named, onBox, replaced } = listed;
  const held = draft.byCode(brandSlug, code);
  const groups = draft.groupsOf(brandSlug);
  if (held !== undefined && leaves(held, listed, brand)) {
    held.codes.delete(code);
    const other = groups.get(nameKey(model));
    const group = other === held ? undefined : other;
    const own = newGroup(model, named);
    const made = group ?? (listed.inCode ? formerly(held, own) : own);
    groups.set(nameKey(model), made);
    if (held.codes.size === 0) held.into = made;
    return made;
  }
  const group = held ?? groups.get(nameKey(model));
  if (group === undefined) {
    const made = newGroup(model, named);
    groups.set(nameKey(model), made);
    return made;
  }
  const isBetter =
    named &&
    (!group.named ||
      (onBox !== undefined &&
        (holdsSeveral(group.model) ||
          isFactoryCode(group.model) ||
          nameKey(group.model) === replaced)));
  return isBetter ? draft.rename(brandSlug, group, model) : group;
}

/** Copies what is known about a code from its former group to a new one. */
const formerly = ({ before, missing, seen }: Group, made: Group): Group =>
  Object.assign(made, { before, missing, seen });

/**
 * True if a code belongs to another device than its present one: to one of the same name with a year, to one
 * that the code names, or if the present name is of no single device (two phones of Hisense were one "Mexico").
 */
const leaves = (
  held: Group,
  { model, onBox, inCode, listed }: ListedDevice,
  brand: string,
): boolean =>
  (onBox !== undefined && tellsApart(onBox, held.model)) ||
  (inCode && nameKey(held.model) === nameKey(listed)) ||
  (saysNothing(held.model, [brand]) && nameKey(held.model) !== nameKey(model));

/** Dates a group by the first edition of the list with one of its codes, and by its day of sale. */
function date(
  { evidence }: Draft,
  brandSlug: string,
  code: string,
  { model, listed, filedAs }: ListedDevice,
  group: Group,
): void {
  const edition = evidence.seen(brandSlug, code);
  // The console has a device that is named by its code under the name of the list.
  const [api = null] = [filedAs, nameKey(listed)].flatMap(
    (name) => evidence.oldestApi(brandSlug, name) ?? [],
  );
  const isOwn = edition !== null && !isOfAnother(edition.seen, api);
  if (isOwn && (group.seen === undefined || edition.seen < group.seen)) {
    group.seen = edition.seen;
    group.missing = edition.missing ?? undefined;
  }
  group.released ??= evidence.released(brandSlug, nameKey(model)) ?? undefined;
}
