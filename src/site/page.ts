import type { Child } from 'hono/jsx';
import type { ChangeSet } from '../dataset/index.ts';
import type { Lookup } from '../lookup/index.ts';
import { Catalogue } from './catalogue.ts';
import { type Language, localPath, type Translate, translator } from './language.ts';
import type { SiteOptions } from './options.ts';

/** What every page is rendered from. */
export interface PageContext {
  language: Language;
  t: Translate;
  lookup: Lookup;
  catalogue: Catalogue;
  options: SiteOptions;
  /** The public address without a slash at the end. */
  base: string;
  /** The day on which a device's answer last changed; `null` if no change is recorded. */
  changedOn: (slug: string) => string | null;
  /** The address of a page in the page's language. */
  href: (path: string) => string;
}

/** A page: the contents of its head and its body. */
export interface Page {
  status?: number;
  title: string;
  description: string;
  /** The path without the language, for canonical and alternate links; null: no such links. */
  path: string | null;
  /** False if search engines should not list it. A page without a path is never listed. */
  listed?: boolean;
  /** False for the pages for developers, which are in English. */
  translated: boolean;
  /** The device on the preview image; null for the site's own image, undefined for none. */
  preview?: string | null;
  /** schema.org objects. */
  data?: readonly object[];
  /** The entry of the navigation that the page belongs to. */
  section?: string;
  /** True if the page itself has the search field, so that the header needs none. */
  search?: boolean;
  body: Child;
}

/** The address of a page below its language, with the parameters that it reads. */
export interface Address {
  path: string;
  /** Empty, or from the question mark on. */
  search: string;
}

/** Makes the context of the pages of a request. */
export function pageContext(options: SiteOptions, language: Language, origin: string): PageContext {
  const lookup = options.lookup();
  return {
    language,
    t: translator(language),
    lookup,
    catalogue: Catalogue.of(lookup),
    options,
    base: options.baseUrl ?? origin,
    changedOn: (slug) => changeDates(options.changes ?? NONE).get(slug) ?? null,
    href: (path) => localPath(language, path),
  };
}

const NONE: readonly ChangeSet[] = [];
const DATES = new WeakMap<readonly ChangeSet[], ReadonlyMap<string, string>>();

/** The day of the last change by slug; computed once. */
function changeDates(changes: readonly ChangeSet[]): ReadonlyMap<string, string> {
  const known = DATES.get(changes);
  if (known !== undefined) return known;
  const dates = new Map<string, string>();
  for (const { date, changes: changed } of changes) {
    for (const { slug } of changed) if (date > (dates.get(slug) ?? '')) dates.set(slug, date);
  }
  DATES.set(changes, dates);
  return dates;
}
