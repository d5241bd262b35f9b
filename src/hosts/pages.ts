import { Hono } from 'hono';
import type { SiteAssets, SiteOptions } from '../site/index.ts';

/** The site as an app that loads its code at the first request for a page. */
export interface LazySite {
  pages: Hono;
  /** Loads the code now. */
  load(): Promise<unknown>;
}

/** What the site needs. The assets are read when the code is loaded. */
export interface PagesOptions extends Omit<SiteOptions, 'assets'> {
  assets: () => SiteAssets;
}

/** Marks a response for a request that the site leaves to other parts of the app. */
const PASSED = 'x-passed';

/**
 * Creates the web site, whose code is loaded on demand. It takes as long to load as all code of the API, and a
 * process or a worker should answer before that.
 */
export function lazySite({ assets, ...options }: PagesOptions): LazySite {
  let site: Promise<Hono> | undefined;
  const make = async (): Promise<Hono> => {
    const { createSite } = await import('../site/index.ts');
    const loaded = new Hono();
    loaded.route('/', createSite({ ...options, assets: assets() }));
    loaded.notFound(() => new Response(null, { status: 404, headers: { [PASSED]: '1' } }));
    loaded.onError((error) => {
      throw error;
    });
    return loaded;
  };
  const load = (): Promise<Hono> => {
    site ??= make();
    return site;
  };
  const pages = new Hono();
  pages.get('*', async (c, next) => {
    const response = await (await load()).fetch(c.req.raw);
    return response.headers.has(PASSED) ? next() : response;
  });
  return { pages, load };
}
