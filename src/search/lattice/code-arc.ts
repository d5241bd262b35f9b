import type { Tables } from '../../search-index/tables.ts';
import { foldCode } from '../../snapshot/index.ts';
import { WEIGHTS } from '../weights.ts';
import type { Part } from './code-within.ts';
import { CODE, type Lattice } from './lattice.ts';

/** A part of a query that is a code, or the beginning of codes. */
export interface CodeSaid {
  text: string;
  entries: readonly number[];
  /** All devices that have it, those too whose name it only repeats. */
  devices: readonly number[];
  /** Is the whole code said, and is it more than a name? */
  isExact: boolean;
  from: number;
  to: number;
}

/** Adds an arc that reads a part as a code: of the devices that have one of these entries. */
export function addCodeArc(
  lattice: Lattice,
  { from, to }: Part,
  entries: readonly number[],
  cost: number,
  isStrong: boolean,
  tables: Tables,
): void {
  const { devices } = tables;
  const atom = lattice.atom();
  if (atom < 0) return;
  for (const entry of entries) {
    const device = devices.deviceOfVariant(devices.variantOfCode(entry));
    lattice.markDevice(atom, device, isStrong && !isName(entry, tables));
  }
  lattice.addAtom(from, to, CODE, isStrong ? cost : cost + WEIGHTS.codePart, atom);
}

/** Is the code only the name of its device? */
export function isName(entry: number, { devices }: Tables): boolean {
  const device = devices.deviceOfVariant(devices.variantOfCode(entry));
  return foldCode(devices.model(device)) === foldCode(devices.codes.at(entry));
}
