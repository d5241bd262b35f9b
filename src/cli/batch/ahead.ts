/** Rows that are read before the first is answered, to find the columns. */
export const LOOKED_AT = 1_000;

/** Wraps an iterable so that its first values can be read in advance. */
export function ahead<T>(values: AsyncIterable<T>): AsyncIterable<T> & {
  look(count: number): Promise<readonly T[]>;
} {
  const iterator = values[Symbol.asyncIterator]();
  const looked: T[] = [];
  return {
    async look(count) {
      while (looked.length < count) {
        const { done, value } = await iterator.next();
        if (done) break;
        looked.push(value);
      }
      return looked;
    },
    async *[Symbol.asyncIterator]() {
      yield* looked.splice(0);
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        yield next.value;
      }
    },
  };
}
