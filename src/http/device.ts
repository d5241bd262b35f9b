import type { Endpoint } from './app.ts';
import { BRIEF, PUBLIC } from './cache-policy.ts';
import { apiHeaders } from './headers.ts';
import { cacheable } from './json.ts';
import { notFound, problemResponse } from './problem.ts';

/** `GET /api/devices/{brandSlug}/{modelSlug}`: everything known about a device. */
export const device: Endpoint = (c, options) => {
  const slug = `${c.req.param('brandSlug')}/${c.req.param('modelSlug')}`;
  const detail = options.lookup().device(slug);
  if (detail === null) {
    const problem = notFound('No device has this slug. Search with /api/check?q=.');
    return problemResponse(problem, { ...apiHeaders(options), ...BRIEF });
  }
  if (detail.slug !== slug) {
    // A retired slug: slugs are for ever, the device has moved.
    const headers = { ...apiHeaders(options), ...PUBLIC, Location: `/api/devices/${detail.slug}` };
    return new Response(null, { status: 308, headers });
  }
  return cacheable(c, options, `device ${slug}`, () => detail);
};
