/** Why a snapshot was refused. */
export type SnapshotFault =
  | 'not-a-snapshot'
  | 'truncated'
  | 'corrupted'
  | 'newer-format'
  | 'older-format';

/** The bytes are not a snapshot that this version can serve. The service must not start on them. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';

  readonly fault: SnapshotFault;

  constructor(fault: SnapshotFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
