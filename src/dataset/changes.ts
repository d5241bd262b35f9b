import type { DeviceRecord } from '../model/index.ts';
import type { AnswerChange, ChangeSet, ChangesDocument } from './schema.ts';

/** The parts of a device that are compared between two versions. */
export type Compared = Pick<
  DeviceRecord,
  'slug' | 'brand' | 'model' | 'supports' | 'exceptionRegions'
>;

/**
 * Returns the answers that differ between two versions, in the order of their slugs.
 *
 * @param moved the target of each slug that was retired between them
 */
export function changesBetween(
  before: Iterable<Compared>,
  after: Iterable<Compared>,
  moved: (slug: string) => string,
): AnswerChange[] {
  const old = new Map([...before].map((d) => [moved(d.slug), d]));
  const changes: AnswerChange[] = [];
  for (const device of after) {
    const earlier = old.get(device.slug) ?? null;
    old.delete(device.slug);
    if (earlier === null || !sameAnswer(earlier, device)) {
      changes.push(change(device, earlier, device));
    }
  }
  for (const [slug, gone] of old) changes.push(change({ ...gone, slug }, gone, null));
  return changes.sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function change(
  { slug, brand, model }: Compared,
  before: Compared | null,
  after: Compared | null,
): AnswerChange {
  return { slug, brand, model, before: answer(before), after: answer(after) };
}

const answer = (d: Compared | null): AnswerChange['before'] =>
  d === null ? null : { supports: d.supports, exceptionRegions: [...d.exceptionRegions] };

function sameAnswer(a: Compared, b: Compared): boolean {
  return (
    a.supports === b.supports &&
    a.exceptionRegions.length === b.exceptionRegions.length &&
    a.exceptionRegions.every((region, i) => region === b.exceptionRegions[i])
  );
}

/** Returns the document for publication, newest version first. */
export function changesDocument(sets: readonly ChangeSet[]): ChangesDocument {
  const versions = sets
    .map(({ $schema: _, ...set }) => set)
    .sort((a, b) =>
      a.date === b.date ? (a.version < b.version ? 1 : -1) : a.date < b.date ? 1 : -1,
    );
  return { license: 'CC-BY-4.0', versions };
}
