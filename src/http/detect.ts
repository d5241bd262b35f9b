import { ACCEPT_CH, CRITICAL_CH, DETECT_HEADERS } from '../lookup/index.ts';
import type { Endpoint } from './app.ts';
import { PRIVATE } from './cache-policy.ts';
import { apiHeaders } from './headers.ts';

/** `GET /api/detect`: names the caller's device from its request headers. */
export const detect: Endpoint = (c, options) =>
  new Response(JSON.stringify(options.lookup().detect(c.req.raw.headers)), {
    headers: {
      ...apiHeaders(options),
      ...PRIVATE,
      'Content-Type': 'application/json',
      'Accept-CH': ACCEPT_CH,
      'Critical-CH': CRITICAL_CH,
      Vary: DETECT_HEADERS.join(', '),
    },
  });
