import type { Verdict } from '../model/index.ts';
import type { DeviceTable } from '../snapshot/index.ts';
import { commonAnswer, type GroupAnswer } from './group.ts';

/** The verdict if nothing can be said. */
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
 * The verdict of several devices, one of which is meant.
 *
 * @param answer what the devices have in common; `null` if there are none
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

/** The verdict of a device if nothing identifies the unit. */
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
 * The verdict for a unit of a device whose own code is not held. It holds for every unit that it can
 * be: where a variant has another answer, outside the regions that are named as exceptions, the
 * answer depends on which of them it is. If every code that is held is of a known market, this one is
 * of another, of which a `yes` says nothing: of the Xperia 1 VIII the codes for Europe, Asia and
 * Japan are held, and XQ-GE72 would be one with two trays. If all the siblings by which it was told have
 * one answer of their own that is no `yes`, it has theirs: of BKQ-TN20 the only sibling, BKQ-AN20, is for China.
 *
 * @param siblings the entries of the device by which the code was told; empty if they are not known
 * @param mayDiffer may the unit take other SIMs than those, by its code?
 */
export function unlistedUnitVerdict(
  table: DeviceTable,
  device: number,
  siblings: readonly number[],
  mayDiffer: boolean,
): Verdict {
  const verdict = wholeDeviceVerdict(table, device);
  const owners = [...new Set(siblings.map((code) => table.variantOfCode(code)))];
  const [supports] = owners.map((v) => table.variantSupports(v));
  if (
    supports !== undefined &&
    supports !== 'yes' &&
    supports !== verdict.supports &&
    owners.every((v) => table.variantIsOwn(v) && table.variantSupports(v) === supports)
  ) {
    return { ...verdict, supports, exceptionRegions: [] };
  }
  if (mayDiffer && verdict.supports === 'yes')
    return { ...verdict, supports: 'unknown', exceptionRegions: [] };
  if (verdict.supports !== 'yes' && verdict.supports !== 'no') return verdict;
  const { variantStart } = table;
  let isOfAnotherMarket =
    verdict.supports === 'yes' && variantStart[device]! < variantStart[device + 1]!;
  for (let v = variantStart[device]!; v < variantStart[device + 1]!; v++) {
    const supports = table.variantSupports(v);
    const regions = table.variantRegions(v);
    if (regions.length === 0) isOfAnotherMarket = false;
    if (supports === verdict.supports) continue;
    const excepted =
      regions.length > 0 && regions.every((region) => verdict.exceptionRegions.includes(region));
    if (!excepted) return { ...verdict, supports: 'partial', exceptionRegions: [] };
  }
  return isOfAnotherMarket ? { ...verdict, supports: 'unknown', exceptionRegions: [] } : verdict;
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
  const owners = codes.map((code) => table.variantOfCode(code));
  const variants = owners.length === 1 ? owners : [...new Set(owners)];
  const modelCode = table.codes.at(codes[0]!);
  const regions = regionsOf(table, variants);
  const supports = table.variantSupports(variants[0]!);
  const isCommon = variants.every((v) => table.variantSupports(v) === supports);
  if (isCommon && variants.some((v) => table.variantIsOwn(v))) {
    // The answer of a unit that is bound to regions holds in all of them. A unit that is sold
    // everywhere shares the device's exceptions, unless it takes no eSIM at all.
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
 * The device's exceptions that can concern a unit with this code: those among its own regions; for
 * a unit without regions those that no unit with a sibling's code is made for. SM-S9280 is the unit
 * for China, so that SM-S928B is not; an iPhone's identifier is the same everywhere.
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
 * The exceptions of codes without regions: reading the codes of all variants takes 4 to 8 µs, more than
 * all the rest of an answer. Only codes of devices with exceptions are kept.
 */
const ELSEWHERE = new WeakMap<DeviceTable, Map<number, readonly string[]>>();

/** The regions for which units with a sibling's code are made. */
function takenBySiblings(table: DeviceTable, device: number, code: string): Set<string> {
  const taken = new Set<string>();
  for (let v = table.variantStart[device]!; v < table.variantStart[device + 1]!; v++) {
    if (hasSibling(table, v, code)) for (const region of table.variantRegions(v)) taken.add(region);
  }
  return taken;
}

/** Does a variant have a code that differs from another in its last two characters at most? */
function hasSibling(table: DeviceTable, variant: number, code: string): boolean {
  const stem = code.slice(0, Math.max(5, code.length - 2));
  for (let c = table.codeStart[variant]!; c < table.codeStart[variant + 1]!; c++) {
    if (table.codes.at(c).startsWith(stem)) return true;
  }
  return false;
}

/** The verdict of a code that several devices share: what they have in common. */
export function sharedVerdict(table: DeviceTable, codes: readonly number[]): Verdict {
  const variants = [...new Set(codes.map((code) => table.variantOfCode(code)))];
  const answers = variants.map((v) => ({
    supports: table.variantSupports(v),
    exceptionRegions: table.variantIsOwn(v) ? [] : table.exceptionRegions(table.deviceOfVariant(v)),
  }));
  return familyVerdict(commonAnswer(answers), table.codes.at(codes[0]!));
}

/** The regions of all variants; none if those of one variant are not known. */
function regionsOf(table: DeviceTable, variants: readonly number[]): string[] {
  const lists = variants.map((v) => table.variantRegions(v));
  if (lists.some((list) => list.length === 0)) return [];
  return [...new Set(lists.flat())].sort();
}
