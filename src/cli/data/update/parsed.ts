import * as v from 'valibot';
import { UpstreamError } from './upstream.ts';

/** The entries of a list that have the known shape, and how many have another. */
export interface Parsed<T> {
  entries: T[];
  odd: number;
  all: number;
}

/**
 * Reads a JSON list entry by entry, so that one invalid entry does not lose the others.
 *
 * @param listOf returns the list in the document
 * @throws {UpstreamError} if the text is not JSON or has no such list
 */
export function parsed<S extends v.GenericSchema>(
  name: string,
  bytes: Uint8Array,
  entry: S,
  listOf: (json: unknown) => unknown,
): Parsed<v.InferOutput<S>> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new UpstreamError(`${name} is not JSON, or was cut off`, { cause });
  }
  const list = listOf(json);
  if (!Array.isArray(list)) throw new UpstreamError(`${name} has changed: it has no list`);
  const results = list.map((item) => v.safeParse(entry, item));
  const entries = results.flatMap(({ success, output }) =>
    success ? [output as v.InferOutput<S>] : [],
  );
  return { entries, odd: list.length - entries.length, all: list.length };
}
