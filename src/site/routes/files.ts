import type { Context, Hono } from 'hono';
import { PRIVATE, PUBLIC } from '../../http/index.ts';
import { DETECT_HEADERS } from '../../lookup/index.ts';
import type { Asset } from '../assets.ts';
import { negotiate } from '../language.ts';
import { llmsText } from '../llms.ts';
import { manifest } from '../manifest.ts';
import type { SiteOptions } from '../options.ts';
import { ownIphones } from '../own-iphone.ts';
import type { PageContext } from '../page.ts';
import { hasSitemap, robots, sitemap, sitemapIndex } from '../sitemap.ts';
import { widgetTexts } from '../widget-texts.ts';
import { tagged } from './tagged.ts';
import { visitOf } from './visit.ts';

/** A language tag as pages have it in `lang` (RFC 5646 asks for room for 35 characters). */
const LANGUAGE_TAG = /^[a-z\d_-]{1,35}$/;
/** For files whose name contains a hash of the content. */
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/** For files that other sites load. */
const SHARED = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Serves what pages and other sites load, and what search engines and assistants read. */
export function serveFiles(site: Hono, options: SiteOptions): void {
  serveAssets(site, options);
  serveWidgetData(site, options);
  serveTexts(site, options);
}

function serveAssets(site: Hono, options: SiteOptions): void {
  const { files, widget } = options.assets;
  const file = (c: Context, asset: Asset, headers: Record<string, string>): Promise<Response> =>
    tagged(
      c,
      options,
      `file ${c.req.path}`,
      { ...headers, 'Content-Type': asset.type },
      (all) => new Response(asset.body, { headers: all }),
    );
  site.get('/assets/:name', (c, next) => {
    const asset = files[c.req.path];
    if (asset === undefined) return next();
    return file(c, asset, { ...IMMUTABLE, ...(c.req.path === widget.path ? SHARED : {}) });
  });
  for (const path of ['/widget.js', '/widget.css']) {
    site.get(path, (c) => file(c, files[path]!, { ...PUBLIC, ...SHARED }));
  }
}

function serveWidgetData(site: Hono, options: SiteOptions): void {
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
}

function serveTexts(site: Hono, options: SiteOptions): void {
  const text = (c: Context, type: string, body: (context: PageContext) => string) => {
    const { context } = visitOf(c, options);
    return tagged(
      c,
      options,
      `${context.base} ${c.req.path}`,
      { ...PUBLIC, 'Content-Type': type },
      (all) => new Response(body(context), { headers: all }),
    );
  };
  const plain = 'text/plain; charset=utf-8';
  site.get('/manifest.webmanifest', (c) =>
    text(c, 'application/manifest+json', () => manifest(options.assets.paths.icon)),
  );
  site.get('/robots.txt', (c) => text(c, plain, robots));
  site.get('/llms.txt', (c) => text(c, plain, llmsText));
  site.get('/sitemap.xml', (c) => text(c, 'application/xml', sitemapIndex));
  site.get('/sitemap/:file{[a-z-]+-[0-9]+\\.xml}', (c, next) => {
    const name = c.req.param('file').slice(0, -'.xml'.length);
    if (!hasSitemap(visitOf(c, options).context, name)) return next();
    return text(c, 'application/xml', (context) => sitemap(context, name));
  });
}
