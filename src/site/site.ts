import { type Context, Hono } from 'hono';
import { BRIEF, entityTag, matches, PRIVATE, PUBLIC } from '../http/index.ts';
import {
  ACCEPT_CH,
  CRITICAL_CH,
  DETECT_HEADERS,
  identifierIn,
  queryFault,
} from '../lookup/index.ts';
import type { Asset } from './assets.ts';
import { browserSaid } from './browser-said.ts';
import { DEFAULT_LANGUAGE, localPath, negotiate, respelled, splitPath } from './language.ts';
import { llmsText } from './llms.ts';
import { manifest } from './manifest.ts';
import { previewLanguage } from './og/language.ts';
import { previewImage } from './og/preview.ts';
import type { SiteOptions } from './options.ts';
import { detectedFamily, ownIphones } from './own-iphone.ts';
import { type Page, type PageContext, pageContext } from './page.ts';
import { aboutPage } from './pages/about.tsx';
import { apiPage } from './pages/api.tsx';
import { type BrandFilter, brandPage } from './pages/brand.tsx';
import { brandsPage } from './pages/brands.tsx';
import { comparePage } from './pages/compare.tsx';
import { dataPage } from './pages/data.tsx';
import { demoPage } from './pages/demo.tsx';
import { devicePage } from './pages/device.tsx';
import { homePage } from './pages/home.tsx';
import { notFoundPage } from './pages/not-found.tsx';
import { privacyPage } from './pages/privacy.tsx';
import { identifierPage, resultsPage } from './pages/results.tsx';
import { shopsPage } from './pages/shops.tsx';
import { whatIsEsimPage } from './pages/what-is-esim.tsx';
import { htmlHeaders, renderPage } from './render.tsx';
import { hasSitemap, robots, sitemap, sitemapIndex } from './sitemap.ts';
import { widgetTexts } from './widget-texts.ts';

/** Pages for developers; they are in English. */
const ENGLISH: Readonly<Record<string, (context: PageContext) => Page>> = {
  '/about': aboutPage,
  '/privacy': privacyPage,
  '/data': dataPage,
  '/api': apiPage,
  '/shops': shopsPage,
  '/demo': demoPage,
};
const TRANSLATED: Readonly<Record<string, (context: PageContext) => Page>> = {
  '/what-is-esim': whatIsEsimPage,
};

/**
 * First path segments that pages and files of the service use: a brand cannot have one of them as
 * its slug.
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

/** What a page may have in `lang`: a tag (RFC 5646 asks for room for 35 characters), or near to one. */
const LANGUAGE_TAG = /^[a-z\d_-]{1,35}$/;
/** Names of files change with their content. */
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** Other sites load these: anyone may. */
const SHARED = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * The web site: pages for people, the widget for shops, and what search engines read.
 * An address that is not the site's falls through to whatever is mounted beside it.
 *
 * @example app.route('/', createSite({ lookup, baseUrl, assets, repositoryUrl: null }));
 */
export function createSite(options: SiteOptions): Hono {
  const site = new Hono();
  const context = (c: Context): PageContext => {
    const url = new URL(c.req.url);
    return pageContext(options, splitPath(url.pathname).language, url.origin);
  };
  const file = (c: Context, asset: Asset, headers: Record<string, string>): Promise<Response> =>
    tagged(
      c,
      options,
      `file ${c.req.path}`,
      { ...headers, 'Content-Type': asset.type },
      (all) => new Response(asset.body, { headers: all }),
    );
  const text = (c: Context, type: string, body: (context: PageContext) => string) => {
    const pages = context(c);
    const headers = { ...PUBLIC, 'Content-Type': type };
    return tagged(
      c,
      options,
      `${pages.base} ${c.req.path}`,
      headers,
      (all) => new Response(body(pages), { headers: all }),
    );
  };

  site.get('/assets/:name', (c, next) => {
    const asset = options.assets.files[c.req.path];
    if (asset === undefined) return next();
    const shared = c.req.path === options.assets.widget.path ? SHARED : {};
    return file(c, asset, { ...IMMUTABLE, ...shared });
  });
  for (const path of ['/widget.js', '/widget.css']) {
    site.get(path, (c) => file(c, options.assets.files[path]!, { ...PUBLIC, ...SHARED }));
  }
  site.get('/widget/iphone.json', (c) => {
    const iphones = ownIphones(options.lookup(), c.req.raw.headers);
    return c.json(iphones, { headers: { ...PRIVATE, ...SHARED, Vary: DETECT_HEADERS.join(', ') } });
  });
  site.get('/widget/:file{.+\\.json}', (c, next) => {
    const tag = c.req.param('file').slice(0, -'.json'.length);
    if (!LANGUAGE_TAG.test(tag)) return next();
    const language = negotiate(tag);
    const headers = { ...PUBLIC, ...SHARED, 'Content-Type': 'application/json' };
    return tagged(c, options, `widget ${language}`, headers, (all) => {
      const texts = widgetTexts(language, options.lookup().snapshot.devices.regions);
      return new Response(JSON.stringify(texts), { headers: all });
    });
  });
  site.get('/manifest.webmanifest', (c) =>
    text(c, 'application/manifest+json', () => manifest(options.assets.paths.icon)),
  );
  site.get('/robots.txt', (c) => text(c, 'text/plain; charset=utf-8', robots));
  site.get('/llms.txt', (c) => text(c, 'text/plain; charset=utf-8', llmsText));
  site.get('/sitemap.xml', (c) => text(c, 'application/xml', sitemapIndex));
  site.get('/sitemap/:file{[a-z-]+-[0-9]+\\.xml}', (c, next) => {
    const name = c.req.param('file').slice(0, -'.xml'.length);
    if (!hasSitemap(context(c), name)) return next();
    return text(c, 'application/xml', (pages) => sitemap(pages, name));
  });
  for (const start of ['', '/:language']) {
    site.get(`${start}/og.png`, (c, next) => image(c, options, null) ?? next());
    site.get(`${start}/og/:brand/:file{.+\\.png}`, (c, next) => {
      const slug = `${c.req.param('brand')}/${c.req.param('file')!.slice(0, -'.png'.length)}`;
      const isCurrent = options.lookup().device(slug)?.slug === slug;
      return (isCurrent ? image(c, options, slug) : null) ?? next();
    });
  }
  site.get('*', (c, next) => (isPage(c) ? page(c, options, context(c)) : next()));
  return site;
}

/** The API and the files answer for themselves; every other address that a person types is a page. */
function isPage(c: Context): boolean {
  const { path } = c.req;
  return path === '/api' || !/^\/(?:api|mcp|og|widget|assets|sitemap)\/|\.[a-z]{2,11}$/.test(path);
}

function page(
  c: Context,
  options: SiteOptions,
  context: PageContext,
): Response | Promise<Response> {
  const url = new URL(c.req.url);
  const { language, path } = splitPath(url.pathname);
  const proper = respelled(url.pathname);
  if (proper !== null) return moved(c, proper);
  const q = url.searchParams.get('q') ?? '';
  if (identifierIn(q) !== null) {
    // The number of one unit: nobody keeps the page, and no link of it tells the address.
    return new Response(renderPage(identifierPage(context, q), context), {
      headers: { ...htmlHeaders(context), ...PRIVATE, 'Referrer-Policy': 'no-referrer' },
    });
  }
  if (path === '/docs') return moved(c, '/api');
  if (path === '/') return home(c, options, context, url.searchParams);
  if (path.endsWith('/')) return moved(c, localPath(language, path.replace(/\/+$/, '') || '/'));
  const english = Object.hasOwn(ENGLISH, path) ? ENGLISH[path] : undefined;
  if (english !== undefined) {
    if (language !== DEFAULT_LANGUAGE) return moved(c, path);
    return cached(c, options, context, () => english(context));
  }
  const translated = Object.hasOwn(TRANSLATED, path) ? TRANSLATED[path] : undefined;
  if (translated !== undefined) return cached(c, options, context, () => translated(context));
  if (path === '/brands') {
    const letter = url.searchParams.get('letter');
    return cached(c, options, context, () => brandsPage(context, letter) ?? notFoundPage(context));
  }
  if (path === '/compare') {
    return cached(
      c,
      options,
      context,
      () => comparePage(context, url.searchParams) ?? notFoundPage(context),
    );
  }
  const [brandSlug = '', modelSlug, ...rest] = path.slice(1).split('/');
  if (rest.length > 0) return cached(c, options, context, () => notFoundPage(context));
  if (modelSlug === undefined) {
    const brand = context.catalogue.brand(brandSlug);
    const number = pageNumber(url.searchParams.get('page'));
    return cached(
      c,
      options,
      context,
      () =>
        (brand === null ? null : brandPage(context, brand, number, filterOf(url.searchParams))) ??
        notFoundPage(context),
    );
  }
  const detail = context.lookup.device(`${brandSlug}/${modelSlug}`);
  if (detail !== null && detail.slug !== `${brandSlug}/${modelSlug}`) {
    return moved(c, localPath(language, `/${detail.slug}`));
  }
  return cached(c, options, context, () =>
    detail === null ? notFoundPage(context) : devicePage(context, detail, unitOf(url.searchParams)),
  );
}

/** The unit that an address names beside the device. No maker's code is longer than 64 characters. */
const unitOf = (query: URLSearchParams): { code: string | null; region: string | null } => ({
  code: query.get('code')?.slice(0, 64) ?? null,
  region: query.get('region'),
});

/** Which devices of a brand an address asks for. */
const filterOf = (query: URLSearchParams): BrandFilter => ({
  year: query.get('year') ?? '',
  type: query.get('type') ?? '',
  answer: query.get('answer') ?? '',
});

/** The parameters that the pages read; whatever else stands in an address changes nothing. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/': ['q', 'region'],
  '/brands': ['letter'],
  '/compare': ['a', 'b', 'q'],
};
const BRAND_PARAMETERS = ['year', 'type', 'answer', 'page'] as const;
const DEVICE_PARAMETERS = ['code', 'region'] as const;

/** The part of an address behind its path that its page reads, always in the same order. */
function readParameters(path: string, query: URLSearchParams): string {
  const names =
    PARAMETERS[path] ?? (path.split('/').length > 2 ? DEVICE_PARAMETERS : BRAND_PARAMETERS);
  const read = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size === 0 ? '' : `?${read}`;
}

const pageNumber = (text: string | null): number =>
  text === null ? 1 : /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.NaN;

function home(
  c: Context,
  options: SiteOptions,
  context: PageContext,
  query: URLSearchParams,
): Response | Promise<Response> {
  const q = query.get('q');
  if (q !== null && q.trim() !== '') {
    const wellFormed = queryFault(q) === null ? q : q.toWellFormed().slice(0, 200);
    return cached(c, options, context, () => resultsPage(context, wellFormed, query.get('region')));
  }
  const headers = c.req.raw.headers;
  const vary = ['Accept-Language', 'Sec-Fetch-Site', ...DETECT_HEADERS].join(', ');
  if (context.language === DEFAULT_LANGUAGE && headers.get('sec-fetch-site') !== 'same-origin') {
    // Only who comes from outside is sent to their language, so that the choice of English stays.
    const language = negotiate(headers.get('accept-language'));
    if (language !== DEFAULT_LANGUAGE) {
      const Location = localPath(language, '/') + new URL(c.req.url).search;
      return new Response(null, { status: 302, headers: { ...PRIVATE, Vary: vary, Location } });
    }
  }
  // The answer is about one device. It may be kept by its own browser, which asks again each time;
  // `no-store` would also forbid the page to come back at once when the reader returns to it.
  const detected = context.lookup.detect(headers);
  const family = detectedFamily(context.lookup, headers, detected);
  const make = (): Response => {
    const asked = query.has('detect');
    const page = homePage(
      context,
      detected,
      asked,
      browserSaid(headers),
      family,
      query.get('region'),
    );
    return new Response(renderPage(page, context), {
      headers: {
        ...htmlHeaders(context),
        'Cache-Control': 'private, no-cache',
        Vary: vary,
        'Accept-CH': ACCEPT_CH,
        'Critical-CH': CRITICAL_CH,
      },
    });
  };
  return options.keep === undefined ? make() : options.keep(null, c.req.raw, make);
}

/** A page that depends on its address and the data alone. */
function cached(
  c: Context,
  options: SiteOptions,
  context: PageContext,
  make: () => Page,
): Response | Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url);
  const what = `${pathname}${readParameters(splitPath(pathname).path, searchParams)}`;
  const headers = { ...htmlHeaders(context), ...PUBLIC, 'Accept-CH': ACCEPT_CH };
  return tagged(c, options, `${context.base} ${what}`, headers, (all) => {
    const page = make();
    // Errors are kept briefly, and have no tag that an answer could be taken for unchanged by.
    return page.status === undefined || page.status === 200
      ? new Response(renderPage(page, context), { headers: all })
      : new Response(renderPage(page, context), {
          status: page.status,
          headers: { ...htmlHeaders(context), ...BRIEF },
        });
  });
}

/**
 * A document with an entity tag: drawn once for as long as it is kept.
 *
 * @param what names the content
 * @param make draws it, with the headers that it is given
 */
async function tagged(
  c: Context,
  options: SiteOptions,
  what: string,
  headers: Record<string, string>,
  make: (headers: Record<string, string>) => Response | Promise<Response>,
): Promise<Response> {
  const version = `${options.lookup().info.version}-${options.assets.hash}`;
  const tag = entityTag(version, what);
  const all = {
    ...headers,
    ETag: tag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  };
  const ifNoneMatch = c.req.header('if-none-match') ?? null;
  const known = matches(ifNoneMatch, tag);
  const unchanged = (): Response => new Response(null, { status: 304, headers: all });
  // Who names the tag has the document. An asterisk means any document: there has to be one.
  if (known && !ifNoneMatch?.includes('*')) return unchanged();
  const response = await (options.keep === undefined
    ? make(all)
    : options.keep(`${version} ${what}`, c.req.raw, () => make(all)));
  return known && response.status === 200 ? unchanged() : response;
}

/** The preview image of a device or of the site; null for a language that it is not drawn in. */
function image(c: Context, options: SiteOptions, slug: string | null): Promise<Response> | null {
  const { language, path } = splitPath(new URL(c.req.url).pathname);
  const sources = { assets: options.assets, lookup: options.lookup() };
  const isDrawn = previewLanguage(sources, slug, language) === language;
  if (!isDrawn || !path.startsWith('/og')) return null;
  const headers = { ...PUBLIC, 'Content-Type': 'image/png' };
  return tagged(c, options, `og ${language} ${slug}`, headers, async (all) => {
    const png = await previewImage(options, slug, language);
    return new Response(png, { headers: all });
  });
}

/** To another address of this site: two slashes at its start would name another one. */
const moved = (c: Context, to: string): Response =>
  new Response(null, {
    status: 308,
    headers: { ...PUBLIC, Location: to.replace(/^\/+/, '/') + new URL(c.req.url).search },
  });
