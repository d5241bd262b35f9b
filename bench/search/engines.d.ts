import type { Records } from './records.ts';

interface Engine {
  /** The numbers of the ten best records for a query. */
  find: (query: string) => readonly number[];
  /** Bytes of the index. */
  size: number;
  /** Milliseconds to load it; absent if the engine only builds it anew. */
  load?: number;
}
export const ENGINES: Readonly<
  Record<string, (records: Records, cache: string) => Promise<Engine>>
>;
