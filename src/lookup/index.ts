/**
 * The library: answers questions and detects devices, without input or output.
 *
 * @example
 * import { openLookup } from 'esim-lookup';
 * const lookup = await openLookup();
 * const { results } = lookup.check('pixel 8 pro');
 */

export {
  ACCEPT_CH,
  CRITICAL_CH,
  DETECT_HEADERS,
  iosVersion,
  type VersionRange,
} from '../detect/index.ts';
export type {
  Basis,
  Category,
  DetectResponse,
  DeviceDetail,
  DeviceRecord,
  EditionNamed,
  Grade,
  Meant,
  SearchResponse,
  Supports,
  Verdict,
} from '../model/index.ts';
export {
  DEFAULT_LIMIT,
  type Identifier,
  InvalidQueryError,
  identifierIn,
  identifierText,
  MAX_LIMIT,
} from '../model/index.ts';
export type { Part } from '../search/index.ts';
export { SnapshotError, type SnapshotMeta } from '../snapshot/index.ts';
export { canonicalQuery } from '../text/index.ts';
export type { Place } from '../verdict/index.ts';
export type { Answer } from './answer.ts';
export {
  EDITION_FAULT,
  isEdition,
  limitFault,
  MAX_QUERY,
  queryFault,
  REGION_FAULT,
} from './arguments.ts';
export type { HeadersLike } from './headers-like.ts';
export { Lookup, type ScreenAnswer, type UnitNamed } from './lookup.ts';
export {
  type FetchedSnapshot,
  fetchSnapshot,
  type OpenOptions,
  openLookup,
  readSnapshot,
  SnapshotUnavailableError,
  shippedSnapshot,
} from './open.ts';
