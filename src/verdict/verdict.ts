import type { Supports, Verdict } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';
import { commonAnswer, type GroupAnswer } from './group.ts';

/** Returns the verdict for which nothing is known: `unknown`. */
export function noVerdict(meant: Verdict['meant'] = 'none'): Verdict {
  return {
    supports: 'unknown',
    exceptionRegions: [],
    basis: 'none',
    modelCode: null,
    regions: [],
    meant,
  };
}

/**
 * Returns the verdict on several devices, one of which is meant.
 *
 * @param answer the common answer of the devices; `null` if there are none
 */
export function familyVerdict(
  answer: GroupAnswer | null,
  modelCode: string | null = null,
): Verdict {
  if (answer === null) return { ...noVerdict(), modelCode };
  const { supports, exceptionRegions } = answer;
  if (supports === 'unknown') return { ...noVerdict('several'), modelCode };
  return {
    supports,
    exceptionRegions: [...exceptionRegions],
    basis: 'family',
    modelCode,
    regions: [],
    meant: 'several',
  };
}

/** Returns the verdict on a device if nothing identifies the unit. */
export function wholeDeviceVerdict(table: DeviceTable, device: number): Verdict {
  return {
    supports: table.supports(device),
    exceptionRegions: [...table.exceptionRegions(device)],
    basis: 'device',
    modelCode: null,
    regions: [],
    meant: 'one',
  };
}

/**
 * Returns the verdict on a unit of a device whose code is not in the data set. It must hold for every unit that
 * it can be:
 *
 * - If all known siblings share an answer of their own other than `yes`, the unit has that answer. The only
 *   sibling of BKQ-TN20 is BKQ-AN20, which is for China.
 * - If a variant outside the exception regions has another answer than the device, the verdict is `partial`.
 * - If units for an exception region are siblings, or none is known, this unit may be for it as well, and a `yes` becomes
 *   `partial`: SM-S901N is for South Korea, as SM-S901S would be. Units for China are no siblings of those that end in a
 *   letter.
 * - If every known code is for known markets, this unit is for another market and a `yes` becomes `unknown`.
 *   The known codes of the Xperia 1 VIII are for Europe, Asia and Japan, and XQ-GE72 would be a unit with two
 *   trays.
 *
 * @param siblings the device's entries of known siblings of the code; may be empty
 * @param mayDiffer true if the code says that the unit may take other SIMs than its siblings
 * @param isBegun true if the code is the beginning of those of the siblings
 */
export function unlistedUnitVerdict(
  table: DeviceTable,
  device: number,
  siblings: readonly number[],
  mayDiffer: boolean,
  isBegun = false,
): Verdict {
  const verdict = wholeDeviceVerdict(table, device);
  const instead = (supports: Supports): Verdict => ({ ...verdict, supports, exceptionRegions: [] });
  const ofSiblings = answerOfSiblings(table, siblings);
  if (ofSiblings !== null && ofSiblings !== 'yes' && ofSiblings !== verdict.supports) {
    return instead(ofSiblings);
  }
  if (mayDiffer && verdict.supports === 'yes') return instead('unknown');
  if (verdict.supports !== 'yes' && verdict.supports !== 'no') return verdict;
  const { variantStart } = table;
  const owners = siblings.map((code) => table.variantOfCode(code));
  const left = new Set(verdict.exceptionRegions);
  let isOfAnotherMarket =
    verdict.supports === 'yes' && variantStart[device]! < variantStart[device + 1]!;
  for (let v = variantStart[device]!; v < variantStart[device + 1]!; v++) {
    const supports = table.variantSupports(v);
    const regions = table.variantRegions(v);
    if (regions.length === 0) isOfAnotherMarket = false;
    if (supports === verdict.supports) continue;
    const excepted =
      regions.length > 0 && regions.every((region) => verdict.exceptionRegions.includes(region));
    if (!excepted) return instead('partial');
    if (!owners.includes(v)) for (const region of regions) left.delete(region);
  }
  if (isOfAnotherMarket) return instead('unknown');
  const mayBeExcepted = left.size > 0 && owners.length > 0 && !isBegun;
  return mayBeExcepted ? instead('partial') : verdict;
}

/** Returns the answer that all owners of the codes have of their own; `null` if they have none in common. */
function answerOfSiblings(table: DeviceTable, codes: readonly number[]): Supports | null {
  const owners = [...new Set(codes.map((code) => table.variantOfCode(code)))];
  if (owners.length === 0) return null;
  const supports = table.variantSupports(owners[0]!);
  const isCommon = owners.every(
    (v) => table.variantIsOwn(v) && table.variantSupports(v) === supports,
  );
  return isCommon ? supports : null;
}

/**
 * Returns the verdict on a code whose entries all belong to one device. The variant's own answer counts if it
 * has one. If several variants share the code, their answers count if they agree.
 *
 * @param codes the entries, at least one, all of `device`
 */
export function deviceVerdict(
  table: DeviceTable,
  device: number,
  codes: readonly number[],
): Verdict {
  const owners = codes.map((code) => table.variantOfCode(code));
  const variants = owners.length === 1 ? owners : [...new Set(owners)];
  const modelCode = table.codes.at(codes[0]!);
  const regions = regionsOf(table, variants);
  const supports = table.variantSupports(variants[0]!);
  const isCommon = variants.every((v) => table.variantSupports(v) === supports);
  if (isCommon && variants.some((v) => table.variantIsOwn(v))) {
    // The answer of a unit for certain regions holds in all of them. A unit that is sold everywhere shares the
    // device's exceptions, unless it takes no eSIM at all.
    const inherits =
      supports === 'yes' &&
      regions.length === 0 &&
      (table.supports(device) === 'yes' || table.supports(device) === 'partial');
    const exceptionRegions = inherits ? exceptions(table, device, codes[0]!, regions) : [];
    return {
      supports,
      exceptionRegions,
      basis: 'variant',
      modelCode,
      regions,
      meant: 'one',
    };
  }
  return {
    supports: table.supports(device),
    exceptionRegions: exceptions(table, device, codes[0]!, regions),
    basis: 'device',
    modelCode,
    regions,
    meant: 'one',
  };
}

/**
 * Returns the device's exceptions that can apply to a unit with this code: those among its own regions. A unit
 * without regions keeps those for which no sibling is made. SM-S9280 is the unit for China, so SM-S928B is not;
 * an iPhone's identifier is the same everywhere.
 */
function exceptions(
  table: DeviceTable,
  device: number,
  code: number,
  regions: readonly string[],
): string[] {
  const all = table.exceptionRegions(device);
  if (all.length === 0) return [];
  if (regions.length > 0) return all.filter((region) => regions.includes(region));
  let kept = ELSEWHERE.get(table);
  if (kept === undefined) {
    kept = new Map();
    ELSEWHERE.set(table, kept);
  }
  let exceptions = kept.get(code);
  if (exceptions === undefined) {
    const taken = takenBySiblings(table, device, table.codes.at(code));
    exceptions = all.filter((region) => !taken.has(region));
    kept.set(code, exceptions);
  }
  return [...exceptions];
}

/**
 * Caches the exceptions of codes without regions. To read the codes of all variants takes 4 to 8 µs, more than
 * the rest of an answer. Only codes of devices with exceptions get here.
 */
const ELSEWHERE = new WeakMap<DeviceTable, Map<number, readonly string[]>>();

/** Returns the regions for which units with a sibling's code are made. */
function takenBySiblings(table: DeviceTable, device: number, code: string): Set<string> {
  const taken = new Set<string>();
  for (let v = table.variantStart[device]!; v < table.variantStart[device + 1]!; v++) {
    if (hasSibling(table, v, code)) for (const region of table.variantRegions(v)) taken.add(region);
  }
  return taken;
}

/** True if a variant has a code that differs from the given one in its last two characters at most. */
function hasSibling(table: DeviceTable, variant: number, code: string): boolean {
  const stem = code.slice(0, Math.max(5, code.length - 2));
  for (let c = table.codeStart[variant]!; c < table.codeStart[variant + 1]!; c++) {
    if (table.codes.at(c).startsWith(stem)) return true;
  }
  return false;
}

/** Returns the verdict on a code that several devices share: their common answer. */
export function sharedVerdict(table: DeviceTable, codes: readonly number[]): Verdict {
  const variants = [...new Set(codes.map((code) => table.variantOfCode(code)))];
  const answers = variants.map((v) => ({
    supports: table.variantSupports(v),
    exceptionRegions: table.variantIsOwn(v) ? [] : table.exceptionRegions(table.deviceOfVariant(v)),
  }));
  return familyVerdict(commonAnswer(answers), table.codes.at(codes[0]!));
}

/** Returns the regions of all variants; none if the regions of one variant are unknown. */
function regionsOf(table: DeviceTable, variants: readonly number[]): string[] {
  const lists = variants.map((v) => table.variantRegions(v));
  if (lists.some((list) => list.length === 0)) return [];
  return [...new Set(lists.flat())].sort();
}
