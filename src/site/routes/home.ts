import { PRIVATE } from '../../http/index.ts';
import { ACCEPT_CH, CRITICAL_CH, DETECT_HEADERS } from '../../lookup/index.ts';
import { browserSaid } from '../browser-said.ts';
import { DEFAULT_LANGUAGE, localPath, negotiate } from '../language.ts';
import { detectedFamily } from '../own-iphone.ts';
import { homePage } from '../pages/home.tsx';
import { htmlHeaders, renderPage } from '../render.tsx';
import { readParameters } from './parameters.ts';
import type { Visit } from './visit.ts';

/** The headers that the home page depends on. */
const VARY = ['Accept-Language', 'Sec-Fetch-Site', ...DETECT_HEADERS].join(', ');

/** The home page with the answer for the visitor's device, or a redirect to it in their language. */
export function home({ c, options, context, url }: Visit): Response | Promise<Response> {
  const { headers } = c.req.raw;
  if (context.language === DEFAULT_LANGUAGE && headers.get('sec-fetch-site') !== 'same-origin') {
    // Only visits from outside are redirected, so that a visitor on the site can choose English.
    const language = negotiate(headers.get('accept-language'));
    if (language !== DEFAULT_LANGUAGE) {
      const Location = localPath(language, '/') + url.search;
      return new Response(null, { status: 302, headers: { ...PRIVATE, Vary: VARY, Location } });
    }
  }
  const detected = context.lookup.detect(headers);
  const family = detectedFamily(context.lookup, headers, detected);
  const make = (): Response => {
    const page = homePage(
      context,
      detected,
      url.searchParams.has('detect'),
      browserSaid(headers),
      family,
      url.searchParams.get('region'),
    );
    const here = { path: '/', search: readParameters('/', url.searchParams) };
    return new Response(renderPage(page, context, here), {
      headers: {
        ...htmlHeaders(context),
        // The answer is about one device. Its browser may store it if it revalidates each time. `no-store`
        // would also exclude the page from the back/forward cache.
        'Cache-Control': 'private, no-cache',
        Vary: VARY,
        'Accept-CH': ACCEPT_CH,
        'Critical-CH': CRITICAL_CH,
      },
    });
  };
  return options.keep === undefined ? make() : options.keep(null, c.req.raw, make);
}
