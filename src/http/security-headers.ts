/**
 * The headers of every page for people. Scripts, styles and images come from the service itself, and nothing is
 * inline except structured data, which browsers do not run.
 *
 * @param secure whether the public address is `https:`; only then may browsers be told to insist on TLS
 * @example new Response(html, { headers: { ...securityHeaders(true), 'Content-Type': 'text/html' } })
 */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? SECURE : PLAIN;
}

const PLAIN = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; manifest-src 'self'; " +
    "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
    "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Lists only features that the pages never use. Client hints stay allowed, because the pages need them.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

const SECURE = {
  ...PLAIN,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
} as const;
