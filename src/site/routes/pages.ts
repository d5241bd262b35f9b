import { BRIEF, PRIVATE, PUBLIC, withoutLastSlashes } from '../../http/index.ts';
import { ACCEPT_CH, type Identifier } from '../../lookup/index.ts';
import { withoutIdentifiers } from '../../model/index.ts';
import { DEFAULT_LANGUAGE, localPath, respelled } from '../language.ts';
import { partRead } from '../long-query.tsx';
import type { Page, PageContext } from '../page.ts';
import { aboutPage } from '../pages/about.tsx';
import { apiPage } from '../pages/api.tsx';
import { brandPage } from '../pages/brand.tsx';
import { brandsPage } from '../pages/brands.tsx';
import { comparePage } from '../pages/compare.tsx';
import { dataPage } from '../pages/data.tsx';
import { demoPage } from '../pages/demo.tsx';
import { devicePage } from '../pages/device.tsx';
import { gonePage, notFoundPage } from '../pages/not-found.tsx';
import { privacyPage } from '../pages/privacy.tsx';
import { identifierPage, resultsPage } from '../pages/results.tsx';
import { shopsPage } from '../pages/shops.tsx';
import { whatIsEsimPage } from '../pages/what-is-esim.tsx';
import { htmlHeaders, renderPage } from '../render.tsx';
import { home } from './home.ts';
import { filterOf, pageNumber, readParameters, unitOf } from './parameters.ts';
import { tagged } from './tagged.ts';
import { localAddress, moved, type Visit } from './visit.ts';

/** Pages for developers; they are in English. */
const ENGLISH: Readonly<Record<string, (context: PageContext) => Page>> = {
  '/about': aboutPage,
  '/privacy': privacyPage,
  '/data': dataPage,
  '/api': apiPage,
  '/shops': shopsPage,
  '/demo': demoPage,
};

/** Pages at fixed paths in every language; null if the parameters name nothing that exists. */
const TRANSLATED: Readonly<
  Record<string, (context: PageContext, query: URLSearchParams) => Page | null>
> = {
  '/what-is-esim': whatIsEsimPage,
  '/brands': (context, query) => brandsPage(context, query.get('letter')),
  '/compare': comparePage,
};

/** True for the path of a page, as opposed to the API and files. */
export const isPage = (path: string): boolean =>
  path === '/api' || !/^\/(?:api|mcp|og|widget|assets|sitemap)\/|\.[a-z]{2,11}$/.test(path);

/** The page at an address, or a redirect to its proper address. */
export function page(visit: Visit): Response | Promise<Response> {
  const { context, path, url } = visit;
  const { language } = context;
  const q = url.searchParams.get('q') ?? '';
  // Before all else: caches keep the other redirects.
  const { rest, identifier } = withoutIdentifiers(q);
  if (identifier !== null) return withIdentifier(visit, rest.toWellFormed(), identifier);
  const proper = respelled(url.pathname);
  if (proper !== null) return moved(visit, proper);
  if (path === '/docs') return moved(visit, '/api');
  if (path === '/') return q.trim() === '' ? home(visit) : results(visit, q);
  if (path.endsWith('/')) return moved(visit, localPath(language, withoutLastSlashes(path) || '/'));
  const english = Object.hasOwn(ENGLISH, path) ? ENGLISH[path] : undefined;
  if (english !== undefined) {
    return language === DEFAULT_LANGUAGE
      ? cached(visit, () => english(context))
      : moved(visit, path);
  }
  const translated = Object.hasOwn(TRANSLATED, path) ? TRANSLATED[path] : undefined;
  if (translated !== undefined) return cached(visit, () => translated(context, url.searchParams));
  return brandOrDevice(visit);
}

/** For an address with an EID or an IMEI: no cache may store it, and no link sends it on as the referrer. */
const UNTOLD = { ...PRIVATE, 'Referrer-Policy': 'no-referrer' };

/**
 * The page for a question with an EID or an IMEI. If the rest of it names a device, it is a redirect to the answer, so that
 * neither the page nor the browser's history has the number.
 *
 * @param rest the question without the number
 */
function withIdentifier(visit: Visit, rest: string, identifier: Identifier): Response {
  const { context, url } = visit;
  if (rest === '' || context.lookup.answer(partRead(rest)).meant === 'none') {
    const headers = { ...htmlHeaders(context), ...UNTOLD };
    return new Response(renderPage(identifierPage(context, identifier), context), { headers });
  }
  const query = new URLSearchParams(url.search);
  query.set('q', rest);
  return new Response(null, {
    status: 302,
    headers: { ...UNTOLD, Location: `${localAddress(url.pathname)}?${query}` },
  });
}

function results(visit: Visit, q: string): Promise<Response> {
  const { context, url } = visit;
  const region = url.searchParams.get('region');
  return cached(visit, () => resultsPage(context, q.toWellFormed(), region));
}

/** `/<brand>` and `/<brand>/<model>`. */
function brandOrDevice(visit: Visit): Response | Promise<Response> {
  const { context, path, url } = visit;
  const query = url.searchParams;
  const [brandSlug = '', modelSlug, ...rest] = path.slice(1).split('/');
  if (rest.length > 0) return cached(visit, () => null);
  if (modelSlug === undefined) {
    const brand = context.catalogue.brand(brandSlug);
    return cached(visit, () =>
      brand === null ? null : brandPage(context, brand, pageNumber(query), filterOf(query)),
    );
  }
  const slug = `${brandSlug}/${modelSlug}`;
  const detail = context.lookup.device(slug);
  if (detail !== null && detail.slug !== slug) return moved(visit, context.href(`/${detail.slug}`));
  const removed = detail === null ? context.lookup.removed(slug) : null;
  if (removed !== null) return cached(visit, () => gonePage(context, removed));
  return cached(visit, () => (detail === null ? null : devicePage(context, detail, unitOf(query))));
}

/**
 * A page that depends only on its address and the data set.
 *
 * @param draw returns `null` if nothing is at the address
 */
function cached(
  { c, options, context, url, path }: Visit,
  draw: () => Page | null,
): Promise<Response> {
  const search = readParameters(path, url.searchParams);
  const what = `${url.pathname}${search}`;
  const headers = { ...htmlHeaders(context), ...PUBLIC, 'Accept-CH': ACCEPT_CH };
  return tagged(c, options, `${context.base} ${what}`, headers, (all) => {
    const drawn = draw() ?? notFoundPage(context);
    const { status = 200 } = drawn;
    // Errors have no tag, which could make a later answer look unchanged.
    const here = status === 200 ? { path, search } : undefined;
    return new Response(renderPage(drawn, context, here), {
      status,
      headers:
        status === 200 ? all : { ...htmlHeaders(context), ...(status === 410 ? PUBLIC : BRIEF) },
    });
  });
}
