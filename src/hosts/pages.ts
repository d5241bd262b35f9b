import { Hono } from 'hono';
import type { Lookup } from '../lookup/index.ts';
import type { Config } from './config.ts';
import { readSiteAssets } from './site-assets.ts';

/** The site as an app that loads its code with the first page that is asked for. */
export interface LazySite {
  pages: Hono;
  /** Loads it now. */
  load(): Promise<unknown>;
}

/** Marks what the site leaves to whatever is mounted beside it. */
const PASSED = 'x-passed';

/**
 * The web site, compressed on the way out. Its code takes as long to load as all of the API's: a
 * process is to answer before that.
 *
 * @returns null where the build bundled no files for it
 */
export function lazySite(
  lookup: () => Lookup,
  { baseUrl, repositoryUrl }: Pick<Config, 'baseUrl' | 'repositoryUrl'>,
): LazySite | null {
  const assets = readSiteAssets();
  if (assets === null) return null;
  let site: Promise<Hono> | undefined;
  const load = (): Promise<Hono> => {
    site ??= Promise.all([import('../site/index.ts'), import('hono/compress')]).then(
      ([{ createSite }, { compress }]) => {
        const loaded = new Hono();
        loaded.use(compress());
        loaded.route('/', createSite({ lookup, baseUrl, repositoryUrl, assets }));
        loaded.notFound(() => new Response(null, { status: 404, headers: { [PASSED]: '1' } }));
        loaded.onError((error) => {
          throw error;
        });
        return loaded;
      },
    );
    return site;
  };
  const pages = new Hono();
  pages.get('*', async (c, next) => {
    const response = await (await load()).fetch(c.req.raw);
    return response.headers.has(PASSED) ? next() : response;
  });
  return { pages, load };
}
