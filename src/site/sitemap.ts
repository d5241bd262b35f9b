import { languageTag } from '../locale/index.ts';
import type { Lookup } from '../lookup/index.ts';
import { LANGUAGES, localPath } from './language.ts';
import { isListed } from './listing.ts';
import type { PageContext } from './page.ts';

/**
 * Pages per sitemap, each in fourteen languages. The protocol allows 50,000 addresses and 50 MB. With the links
 * to the other languages an address takes about 1.6 KB, so that a file stays below 3.4 MB.
 */
const PER_FILE = 150;

const PAGES = ['/', '/brands', '/what-is-esim'] as const;
const ENGLISH_PAGES = ['/data', '/api', '/shops', '/about', '/privacy'] as const;

/** `/robots.txt`: search engines may read all pages, but no searches, which are endless. */
export const robots = ({ base }: PageContext): string =>
  [
    'User-agent: *',
    'Disallow: /*?q=',
    'Disallow: /*?detect=',
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');

/** The paths of the devices that search engines list. */
function listed({ lookup }: PageContext): string[] {
  let slugs = LISTED.get(lookup);
  if (slugs === undefined) {
    slugs = listedOf(lookup);
    LISTED.set(lookup, slugs);
  }
  return slugs;
}

const LISTED = new WeakMap<Lookup, string[]>();

function listedOf(lookup: Lookup): string[] {
  const { devices } = lookup.snapshot;
  const slugs: string[] = [];
  for (let d = 0; d < devices.size; d++) {
    if (isListed(lookup, d)) {
      slugs.push(`/${devices.brands[devices.brand[d]!]!.slug}/${devices.modelSlug(d)}`);
    }
  }
  return slugs;
}

/** The index of the sitemaps: `/sitemap.xml`. */
export function sitemapIndex(context: PageContext): string {
  const parts = Math.ceil(listed(context).length / PER_FILE);
  const names = ['pages-1', ...Array.from({ length: parts }, (_, i) => `devices-${i + 1}`)];
  const { base } = context;
  const entries = names.map((name) => `<sitemap><loc>${base}/sitemap/${name}.xml</loc></sitemap>`);
  return document('sitemapindex', '', entries);
}

/** True if there is a sitemap of this name: `pages-1` or `devices-<n>`. */
export const hasSitemap = (context: PageContext, name: string): boolean =>
  name === 'pages-1' || partOf(context, name).length > 0;

/**
 * One sitemap.
 *
 * @param name one that {@link hasSitemap} knows
 */
export function sitemap(context: PageContext, name: string): string {
  if (name !== 'pages-1') return urls(context, partOf(context, name), []);
  const brands = context.catalogue.brands
    .filter(({ counts }) => counts.yes + counts.no + counts.partial > 0)
    .map((b) => `/${b.slug}`);
  return urls(context, [...PAGES, ...brands], ENGLISH_PAGES);
}

/** The devices of one sitemap; none for an unknown name. */
function partOf(context: PageContext, name: string): string[] {
  const number = /^devices-([1-9]\d{0,3})$/.exec(name)?.[1];
  if (number === undefined) return [];
  const from = (Number(number) - 1) * PER_FILE;
  return listed(context).slice(from, from + PER_FILE);
}

/** An entry for each page in each language, with links to all of them. */
function urls(
  { base, changedOn }: PageContext,
  translated: readonly string[],
  english: readonly string[],
): string {
  const lastmod = (path: string): string => {
    const date = changedOn(path.slice(1));
    return date === null ? '' : `<lastmod>${date}</lastmod>`;
  };
  const entries = (path: string): string[] => {
    const links = LANGUAGES.map(
      (l) =>
        `<xhtml:link rel="alternate" hreflang="${languageTag(l)}" href="${base}${localPath(l, path)}"/>`,
    ).join('');
    const rest = `${lastmod(path)}${links}`;
    return LANGUAGES.map((l) => `<url><loc>${base}${localPath(l, path)}</loc>${rest}</url>`);
  };
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', [
    ...translated.flatMap(entries),
    ...english.map((path) => `<url><loc>${base}${path}</loc></url>`),
  ]);
}

function document(root: string, namespaces: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}
