import type { WidgetTexts } from './texts.ts';

const texts: Record<string, Promise<WidgetTexts>> = {};

const ORIGIN = /^https?:\/\/[^/?#]+/;

/**
 * Returns the address of the service: the attribute, else the origin of this script. A bundled script comes
 * from the shop, so the script of the npm package needs the attribute.
 *
 * @param attribute an address; anything other than http and https counts as absent
 * @returns an origin without a slash at the end; empty if there is none
 */
export const originOf = (attribute: string | null): string =>
  (ORIGIN.exec(attribute ?? '') ?? ((IS_SERVED && ORIGIN.exec(import.meta.url)) || ['']))[0];

/** Milliseconds after which a service without an answer counts as unreachable. */
const PATIENCE = 10_000;

/**
 * Gets JSON from the service.
 *
 * @param signal ends the call; without it the call has a time limit
 * @throws {Error} if the service does not answer in time, or answers with an error
 */
export async function get<T>(
  origin: string,
  path: string,
  // Safari before 16 lacks `timeout`, so the call has no limit there.
  signal: AbortSignal | null = AbortSignal.timeout?.(PATIENCE) ?? null,
): Promise<T> {
  const response = await fetch(origin + path, { signal });
  if (!response.ok) throw Error(`${response.status}`);
  return response.json() as Promise<T>;
}

/**
 * Loads the texts of the language that fits a tag best; the service chooses it. All elements of a page share
 * them.
 *
 * @param tag a BCP 47 tag, such as `pt-BR`
 */
export function textsFor(origin: string, tag: string): Promise<WidgetTexts> {
  const address = `${origin}/widget/${encodeURIComponent(tag.toLowerCase())}.json`;
  texts[address] ??= get<WidgetTexts>(address, '').catch((error) => {
    delete texts[address];
    throw error;
  });
  return texts[address];
}
