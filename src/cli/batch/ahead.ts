/** The columns are those of so many rows, which are read before the first is answered. */
export const LOOKED_AT = 1_000;

/** Lets the first values be read ahead. */
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
