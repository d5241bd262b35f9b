import type { Context, Hono } from 'hono';
import { PUBLIC } from '../../http/index.ts';
import { splitPath } from '../language.ts';
import { previewImage } from '../og/preview.ts';
import type { SiteOptions } from '../options.ts';
import { tagged } from './tagged.ts';

/** Serves the preview images of the site and of each device, in each language. */
export function servePreviews(site: Hono, options: SiteOptions): void {
  for (const start of ['', '/:language']) {
    site.get(`${start}/og.png`, (c, next) => image(c, options, null) ?? next());
    site.get(`${start}/og/:brand/:file{.+\\.png}`, (c, next) => {
      const slug = `${c.req.param('brand')}/${c.req.param('file')!.slice(0, -'.png'.length)}`;
      const isCurrent = options.lookup().device(slug)?.slug === slug;
      return (isCurrent ? image(c, options, slug) : null) ?? next();
    });
  }
}

/** An image; null if the path does not begin with a language. */
function image(c: Context, options: SiteOptions, slug: string | null): Promise<Response> | null {
  const { language, path } = splitPath(new URL(c.req.url).pathname);
  if (!path.startsWith('/og')) return null;
  const headers = { ...PUBLIC, 'Content-Type': 'image/png' };
  return tagged(c, options, `og ${language} ${slug}`, headers, async (all) => {
    const png = await previewImage(options, slug, language);
    return new Response(png, { headers: all });
  });
}
