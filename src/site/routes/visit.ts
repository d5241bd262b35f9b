import type { Context } from 'hono';
import { PUBLIC } from '../../http/index.ts';
import { splitPath } from '../language.ts';
import type { SiteOptions } from '../options.ts';
import { type PageContext, pageContext } from '../page.ts';

/** A request to the site, and what its response is made from. */
export interface Visit {
  c: Context;
  options: SiteOptions;
  url: URL;
  /** The path below the language. */
  path: string;
  context: PageContext;
}

/** Reads the address of a request. */
export function visitOf(c: Context, options: SiteOptions): Visit {
  const url = new URL(c.req.url);
  const { language, path } = splitPath(url.pathname);
  return { c, options, url, path, context: pageContext(options, language, url.origin) };
}

/** Returns a path as an address of this site. Two slashes at its start would name another site. */
export const localAddress = (path: string): string => path.replace(/^\/+/, '/');

/** Redirects to another path of this site. */
export const moved = ({ url }: Visit, to: string): Response =>
  new Response(null, {
    status: 308,
    headers: { ...PUBLIC, Location: localAddress(to) + url.search },
  });
