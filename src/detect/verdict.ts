import type { Verdict } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';
import { commonSupports, type GroupAnswer } from './family.ts';

/** Nothing can be said. */
export function noVerdict(): Verdict {
  return { supports: 'unknown', exceptionRegions: [], basis: 'none', modelCode: null, regions: [] };
}

/** The verdict of a group of devices; none where the group's answer is not known. */
export function familyVerdict(
  answer: GroupAnswer | null,
  modelCode: string | null = null,
): Verdict {
  if (answer === null || answer.supports === 'unknown') return { ...noVerdict(), modelCode };
  const { supports, exceptionRegions } = answer;
  return {
    supports,
    exceptionRegions: [...exceptionRegions],
    basis: 'family',
    modelCode,
    regions: [],
  };
}

/**
 * The verdict where the code's entries are all of one device. The variant decides where something
 * is known of it itself; a code that several variants share decides where they agree.
 *
 * @param codes the entries, at least one, all of `device`
 */
export function deviceVerdict(
  table: DeviceTable,
  device: number,
  codes: readonly number[],
): Verdict {
  const variants = [...new Set(codes.map((code) => table.variantOfCode(code)))];
  const modelCode = table.codes.at(codes[0]!);
  const regions = regionsOf(table, variants);
  const answers = new Set(variants.map((v) => table.variantSupports(v)));
  const [supports] = answers;
  if (answers.size === 1 && variants.some((v) => table.variantIsOwn(v))) {
    // A variant that is not bound to regions has the device's exceptions among its units.
    const inherits =
      supports === 'yes' &&
      regions.length === 0 &&
      (table.supports(device) === 'yes' || table.supports(device) === 'partial');
    const exceptionRegions = inherits ? [...table.exceptionRegions(device)] : [];
    return { supports: supports!, exceptionRegions, basis: 'variant', modelCode, regions };
  }
  return {
    supports: table.supports(device),
    exceptionRegions: [...table.exceptionRegions(device)],
    basis: 'device',
    modelCode,
    regions,
  };
}

/** The verdict where devices share a code: the answer that all of them give, if they do. */
export function sharedVerdict(table: DeviceTable, codes: readonly number[]): Verdict {
  const variants = [...new Set(codes.map((code) => table.variantOfCode(code)))];
  const supports = commonSupports(variants.map((v) => table.variantSupports(v)));
  const exceptions = variants
    .filter((v) => !table.variantIsOwn(v) && table.variantSupports(v) === supports)
    .flatMap((v) => table.exceptionRegions(table.deviceOfVariant(v)));
  return familyVerdict(
    { supports, exceptionRegions: [...new Set(exceptions)].sort() },
    table.codes.at(codes[0]!),
  );
}

/** The regions of all variants; none where one variant's are not known. */
function regionsOf(table: DeviceTable, variants: readonly number[]): string[] {
  const lists = variants.map((v) => table.variantRegions(v));
  if (lists.some((list) => list.length === 0)) return [];
  return [...new Set(lists.flat())].sort();
}
