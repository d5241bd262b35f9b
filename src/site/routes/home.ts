import { PRIVATE } from '../../http/index.ts';
import { ACCEPT_CH, CRITICAL_CH, DETECT_HEADERS } from '../../lookup/index.ts';
import { browserSaid } from '../browser-said.ts';
import { DEFAULT_LANGUAGE, localPath, negotiate } from '../language.ts';
import { detectedFamily } from '../own-iphone.ts';
import { homePage } from '../pages/home.tsx';
import { htmlHeaders, renderPage } from '../render.tsx';
import type { Visit } from './visit.ts';

/** The headers that the home page depends on. */
const VARY = ['Accept-Language', 'Sec-Fetch-Site', ...DETECT_HEADERS].join(', ');

/** The home page for the device that asks, or the way to it in the visitor's language. */
export function home({ c, options, context, url }: Visit): Response | Promise<Response> {
  const { headers } = c.req.raw;
  if (context.language === DEFAULT_LANGUAGE && headers.get('sec-fetch-site') !== 'same-origin') {
    // Only who comes from outside is sent to their language, so that the choice of English stays.
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
    return new Response(renderPage(page, context), {
      headers: {
        ...htmlHeaders(context),
        // The answer is about one device. Its own browser may keep it, and asks again each time;
        // `no-store` would also keep the page from coming back at once when the reader returns to it.
        'Cache-Control': 'private, no-cache',
        Vary: VARY,
        'Accept-CH': ACCEPT_CH,
        'Critical-CH': CRITICAL_CH,
      },
    });
  };
  return options.keep === undefined ? make() : options.keep(null, c.req.raw, make);
}
