import type { CompiledDevice, SourceDetail } from '../model/index.ts';
import {
  ESTIMATE,
  type StoredDetail,
  type StoredSource,
  type StoredVariant,
} from './device-format.ts';

/** Writes the stored detail of a device as JSON without empty fields; the empty string if no field is left. */
export function storedDetail(device: CompiledDevice): string {
  const { dependsOn, twins = [], os, screens = [], claims, traits, note } = device;
  const released = yearAlone(device) ? null : device.released;
  const variants: Record<number, StoredVariant> = {};
  for (const [i, v] of device.variants.entries()) {
    const { name, edition, claims, traits, note } = v;
    const stored = withoutEmpty({ name, edition, claims, traits, note });
    if (Object.keys(stored).length > 0) variants[i] = stored;
  }
  const stored: StoredDetail = withoutEmpty({
    dependsOn,
    released,
    twins,
    os,
    screens,
    claims,
    traits,
    note,
    variants,
  });
  return Object.keys(stored).length > 0 ? JSON.stringify(stored) : '';
}

function withoutEmpty<T extends object>(o: T): Partial<T> {
  const isEmpty = (x: unknown): boolean =>
    x === null || (typeof x === 'object' && Object.keys(x as object).length === 0);
  return Object.fromEntries(Object.entries(o).filter(([, x]) => !isEmpty(x))) as Partial<T>;
}

/** @param checked when most claims of the source were checked; `undefined` if no claim cites it */
export function storedSource(
  { id: _, ...source }: SourceDetail,
  checked: string | undefined,
): StoredSource {
  return Object.fromEntries(
    Object.entries({ ...source, checked }).filter(([, value]) => value != null),
  ) as StoredSource;
}

/** The entry of {@link DetailRegistry.datedBy} for the date of a device. */
export const dateKey = ({
  source,
  estimate,
}: {
  source: string;
  estimate?: boolean | undefined;
}): string => (estimate ? ESTIMATE + source : source);

/** True if the date is only a year, which the column of the years already has. */
export function yearAlone({ released, releaseYear }: CompiledDevice): boolean {
  return released !== null && released.date === String(releaseYear);
}
