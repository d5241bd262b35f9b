import { Container, type SnapshotMeta } from './container.ts';
import { DeviceTable } from './device-table.ts';
import { type Lexicon, lexiconIn } from './lexicon.ts';

/** An opened snapshot, from which the search and the detector read. */
export interface Snapshot {
  readonly meta: SnapshotMeta;
  readonly devices: DeviceTable;
  /** What the words of questions mean. */
  readonly lexicon: Lexicon;
  /** The sections of the search index and of the detector's tables. */
  readonly container: Container;
}

/**
 * Opens a snapshot. It reads the header and decodes the names, and builds no object per device.
 *
 * @param bytes the whole file
 * @throws {SnapshotError} if the bytes are not a snapshot that this version can read
 */
export function openSnapshot(bytes: Uint8Array): Snapshot {
  const container = new Container(bytes);
  return {
    meta: container.meta,
    devices: new DeviceTable(container),
    lexicon: lexiconIn(container),
    container,
  };
}
