import { Hono } from 'hono';
import type { SiteAssets, SiteOptions } from '../site/index.ts';

/** The site as an app that loads its code with the first page that is asked for. */
export interface LazySite {
  pages: Hono;
  /** Loads it now. */
  load(): Promise<unknown>;
}

/** What the site needs; its assets are asked for when it is loaded. */
export interface PagesOptions extends Omit<SiteOptions, 'assets'> {
  assets: () => SiteAssets;
}

/** Marks a response that the site leaves to what is mounted beside it. */
const PASSED = 'x-passed';

/**
 * The web site, loaded on demand. Its code takes as long to load as all of the API's, and a process
 * or a worker should answer before that.
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
