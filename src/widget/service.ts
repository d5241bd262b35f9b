import type { WidgetTexts } from './texts.ts';

const texts = new Map<string, Promise<WidgetTexts>>();

const ORIGIN = /^https?:\/\/[^/?#]+/;

/**
 * The address of the service: the attribute, else the origin of this script. A script that a shop has
 * bundled comes from the shop, so the script of the npm package needs the attribute.
 *
 * @param attribute an address; anything that is none of http or https counts as absent
 * @returns an origin without a slash at the end; empty if there is none
 */
export const originOf = (attribute: string | null): string =>
  (ORIGIN.exec(attribute ?? '') ?? ((IS_SERVED && ORIGIN.exec(import.meta.url)) || ['']))[0];

/** A service that has not answered after so many milliseconds counts as unreachable. */
const PATIENCE = 10_000;

/**
 * Gets JSON from the service.
 *
 * @param signal ends the call; without it the call has a time limit
 * @throws {Error} if the service does not answer with success, or not in time
 */
export async function get<T>(
  origin: string,
  path: string,
  // Safari before 16 lacks `timeout`: there the call has no limit.
  signal: AbortSignal | null = AbortSignal.timeout?.(PATIENCE) ?? null,
): Promise<T> {
  const response = await fetch(origin + path, { signal });
  if (!response.ok) throw Error(`${response.status}`);
  return response.json() as Promise<T>;
}

/**
 * The texts of the language that fits a tag best; the service chooses it. They are loaded once for all
 * elements of a page.
 *
 * @param tag a BCP 47 tag, such as `pt-BR`
 */
export function textsFor(origin: string, tag: string): Promise<WidgetTexts> {
  const path = `/widget/${encodeURIComponent(tag.toLowerCase())}.json`;
  let promise = texts.get(origin + path);
  if (promise === undefined) {
    promise = get<WidgetTexts>(origin, path);
    promise.catch(() => texts.delete(origin + path));
    texts.set(origin + path, promise);
  }
  return promise;
}
