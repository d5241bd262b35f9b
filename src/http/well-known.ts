import { BRIEF, PUBLIC } from './cache-policy.ts';
import { apiHeaders } from './headers.ts';
import type { Endpoint } from './options.ts';
import { notFound, problemResponse } from './problem.ts';

const HALF_A_YEAR = 182 * 86_400_000;

/**
 * `GET /.well-known/security.txt`: where to report a vulnerability (RFC 9116). Without a contact the document
 * does not exist, because a wrong contact is worse than none.
 */
export const securityTxt: Endpoint = (_, options) => {
  const headers = apiHeaders(options.baseUrl, options.lookup().info.version);
  const { securityContact, baseUrl } = options;
  if (!securityContact) {
    return problemResponse(notFound('No contact is configured.'), { ...headers, ...BRIEF });
  }
  // Rounded to the day, so that the response stays the same all day.
  const expires = new Date(Date.now() + HALF_A_YEAR).toISOString().slice(0, 10);
  const lines = [`Contact: ${securityContact}`, `Expires: ${expires}T00:00:00Z`];
  lines.push('Preferred-Languages: en');
  if (baseUrl !== null) lines.push(`Canonical: ${baseUrl}/.well-known/security.txt`);
  return new Response(`${lines.join('\n')}\n`, {
    headers: { ...headers, ...PUBLIC, 'Content-Type': 'text/plain; charset=utf-8' },
  });
};

/** `GET /.well-known/api-catalog`: where the interface is described (RFC 9727, RFC 9264). */
export const apiCatalog: Endpoint = (_, options) => {
  const base = options.baseUrl ?? '';
  const linkset = [
    {
      anchor: `${base}/api`,
      'service-desc': [{ href: `${base}/openapi.json`, type: 'application/json' }],
      'service-doc': [{ href: `${base}/api`, type: 'text/html' }],
      status: [{ href: `${base}/healthz`, type: 'text/plain' }],
    },
  ];
  return new Response(JSON.stringify({ linkset }), {
    headers: {
      ...apiHeaders(options.baseUrl, options.lookup().info.version),
      ...PUBLIC,
      'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    },
  });
};
