import type { Category } from '../../model/index.ts';
import { nameKey } from '../name-key.ts';
import type { Draft } from './draft.ts';
import { holdsSeveral, isFactoryCode, tellsApart } from './evidence.ts';
import { type Group, newGroup, vote } from './group.ts';
import type { ListedDevice } from './listed-device.ts';
import { isOfAnother } from './reused-code.ts';

/** A listed device that the data set holds. */
export type HeldDevice = ListedDevice & { kind: Category };

/** Step 3: places a code in the group of its device. */
export function place(draft: Draft, brandSlug: string, code: string, listed: HeldDevice): void {
  const heir = draft.curated.byName(brandSlug, listed.model);
  // If the catalogue still has a device of this name, the name is an alias of the curated one.
  if (heir !== null && !draft.groupsOf(brandSlug).has(nameKey(listed.model))) {
    draft.missing.push({ slug: `${brandSlug}/${heir}`, code });
    return;
  }
  const group = groupFor(draft, brandSlug, code, listed);
  draft.hold(brandSlug, code, group);
  for (const alias of listed.aliases) group.aliases.add(alias);
  vote(group, listed.kind, listed.assumed);
  group.codes.add(code);
  date(draft, brandSlug, code, listed, group);
}

/** The group that has the code already, else the group of the name, else a new one. */
function groupFor(draft: Draft, brandSlug: string, code: string, listed: ListedDevice): Group {
  const { model, named, onBox } = listed;
  const held = draft.byCode(brandSlug, code);
  const isApart = onBox !== undefined && held !== undefined && tellsApart(onBox, held.model);
  if (isApart) held.codes.delete(code);
  const groups = draft.groupsOf(brandSlug);
  const group = (isApart ? undefined : held) ?? groups.get(nameKey(model));
  if (group === undefined) {
    const made = newGroup(model, named);
    groups.set(nameKey(model), made);
    return made;
  }
  const isBetter =
    named &&
    (!group.named ||
      (onBox !== undefined && (holdsSeveral(group.model) || isFactoryCode(group.model))));
  return isBetter ? draft.rename(brandSlug, group, model) : group;
}

/** Dates a group by the first edition of the list that has one of its codes, and by its day of sale. */
function date(
  { evidence }: Draft,
  brandSlug: string,
  code: string,
  { model, filedAs }: ListedDevice,
  group: Group,
): void {
  const edition = evidence.seen(brandSlug, code);
  const isOwn =
    edition !== null && !isOfAnother(edition.seen, evidence.oldestApi(brandSlug, filedAs));
  if (isOwn && (group.seen === undefined || edition.seen < group.seen)) {
    group.seen = edition.seen;
    group.missing = edition.missing ?? undefined;
  }
  group.released ??= evidence.released(brandSlug, nameKey(model)) ?? undefined;
}
