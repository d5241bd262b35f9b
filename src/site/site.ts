import { Hono } from 'hono';
import type { SiteOptions } from './options.ts';
import { serveFiles } from './routes/files.ts';
import { isPage, page } from './routes/pages.ts';
import { servePreviews } from './routes/previews.ts';
import { visitOf } from './routes/visit.ts';

/**
 * First path segments that pages and files of the service use. No brand may have one as its slug.
 */
export const RESERVED: readonly string[] = [
  'about',
  'api',
  'assets',
  'brands',
  'compare',
  'data',
  'demo',
  'docs',
  'healthz',
  'mcp',
  'metrics',
  'og',
  'privacy',
  'readyz',
  'shops',
  'sitemap',
  'what-is-esim',
  'widget',
];

/**
 * The web site: pages for people, the widget for shops, and what search engines read.
 * An address that is not the site's falls through to whatever is mounted beside it.
 *
 * @example app.route('/', createSite({ lookup, baseUrl, assets, repositoryUrl: null }));
 */
export function createSite(options: SiteOptions): Hono {
  const site = new Hono();
  serveFiles(site, options);
  servePreviews(site, options);
  site.get('*', (c, next) => (isPage(c.req.path) ? page(visitOf(c, options)) : next()));
  return site;
}
