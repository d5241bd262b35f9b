import { canonicalQuery } from '../lookup/index.ts';
import type { Endpoint } from './app.ts';
import { BRIEF } from './cache-policy.ts';
import { apiHeaders } from './headers.ts';
import { cacheable } from './json.ts';
import { checkParameters } from './parameters.ts';
import { badRequest, problemResponse } from './problem.ts';

/** `GET /api/check?q=&limit=`: devices that a free text means, best first. */
export const check: Endpoint = (c, options) => {
  const at = c.req.url.indexOf('?');
  const parameters = checkParameters(at < 0 ? '' : c.req.url.slice(at + 1).split('#', 1)[0]!);
  if (!parameters.ok) {
    return problemResponse(badRequest(parameters.errors), { ...apiHeaders(options), ...BRIEF });
  }
  const { q, limit } = parameters;
  return cacheable(c, options, `check ${limit} ${canonicalQuery(q)}`, () =>
    options.lookup().check(q, { limit }),
  );
};
