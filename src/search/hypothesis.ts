import type { Lattice } from '../lattice/lattice.ts';
import type { Query } from '../query/query.ts';
import type { Tables } from '../search-index/tables.ts';
import type { Candidate } from './best.ts';
import type { Evidence } from './evidence.ts';

/** The hypothesis that a query means its best candidate. */
export interface Hypothesis {
  query: Query;
  device: number;
  /** All candidates, that device first. */
  candidates: readonly Candidate[];
  /** The evidence for that device. */
  evidence: Evidence;
  lattice: Lattice;
  tables: Tables;
}

/** True if people carry devices of the candidate's maker. */
export const isCarried = ({ device, tables }: Hypothesis): boolean =>
  tables.weight[tables.devices.brand[device]!]! > 0;
