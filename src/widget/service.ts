import type { WidgetTexts } from './texts.ts';

const LANGUAGES = 'en de fr es pt it ja ko zh-hans zh-hant ar ru tr hi'.split(' ');
const headers = { Accept: 'application/json' };
const texts = new Map<string, Promise<WidgetTexts>>();

const ORIGIN = /^https?:\/\/[^/?#]+/;

/**
 * Where the service is: what the attribute says, else where this script came from.
 *
 * @param attribute an address; anything that is none of http or https counts as absent
 */
export const originOf = (attribute: string | null): string =>
  (ORIGIN.exec(attribute ?? '') ?? ORIGIN.exec(import.meta.url) ?? [''])[0];

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
 * The texts of the language that fits a tag best. They are asked for once, however many elements
 * there are.
 *
 * @param tag a BCP 47 tag, such as `pt-BR`
 */
export function textsFor(origin: string, tag: string): Promise<WidgetTexts> {
  const path = `/widget/${languageFor(tag)}.json`;
  let promise = texts.get(origin + path);
  if (promise === undefined) {
    promise = get<WidgetTexts>(origin, path);
    promise.catch(() => texts.delete(origin + path));
    texts.set(origin + path, promise);
  }
  return promise;
}

function languageFor(tag: string): string {
  const t = tag.toLowerCase();
  if (t.startsWith('zh')) return /hant|tw|hk|mo/.test(t) ? 'zh-hant' : 'zh-hans';
  const primary = t.split('-', 1)[0]!;
  return LANGUAGES.includes(primary) ? primary : 'en';
}
