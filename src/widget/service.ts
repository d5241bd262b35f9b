import type { WidgetTexts } from './texts.ts';

const headers = { Accept: 'application/json' };
const texts = new Map<string, Promise<WidgetTexts>>();

const ORIGIN = /^https?:\/\/[^/?#]+/;

/**
 * Where the service is: what the attribute says, else where this script came from. The address of
 * a script that a shop has bundled is the shop's, so that the copy of the npm package has none.
 *
 * @param attribute an address; anything that is none of http or https counts as absent
 * @returns an origin without a slash at the end; empty if there is none
 */
export const originOf = (attribute: string | null): string =>
  (ORIGIN.exec(attribute ?? '') ?? ((IS_SERVED && ORIGIN.exec(import.meta.url)) || ['']))[0];

/**
 * Gets JSON from the service.
 *
 * @throws {Error} if the service does not answer with success
 */
export async function get<T>(origin: string, path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(origin + path, { headers, signal: signal ?? null });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json() as Promise<T>;
}

/**
 * The texts of the language that fits a tag best; the service knows which. They are asked for once,
 * however many elements there are.
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
