import { Container, type SnapshotMeta } from './container.ts';
import { DeviceTable } from './device-table.ts';
import { Lexicon } from './lexicon.ts';

/** An opened snapshot: what the search and the detector read from. */
export interface Snapshot {
  readonly meta: SnapshotMeta;
  readonly devices: DeviceTable;
  /** What the words of questions are. */
  readonly lexicon: Lexicon;
  /** The sections of the search index and of the detector's tables. */
  readonly container: Container;
}

/**
 * Opens a snapshot. Reads the header and decodes the names; builds no object per device.
 *
 * @param bytes the whole file
 * @throws {SnapshotError} when the bytes cannot be served
 */
export function openSnapshot(bytes: Uint8Array): Snapshot {
  const container = new Container(bytes);
  return {
    meta: container.meta,
    devices: new DeviceTable(container),
    lexicon: new Lexicon(() => container.text('lexicon')),
    container,
  };
}
