import { Layout } from './layout.tsx';
import type { Page, PageContext } from './page.ts';

/** A page as a whole document. */
export const renderPage = (page: Page, context: PageContext): string =>
  `<!doctype html>${(<Layout page={page} context={context} />).toString()}`;

/**
 * What every page says of itself. Scripts, styles and requests are the site's own; nothing inline
 * runs; nobody frames a page.
 */
export function htmlHeaders({ base }: PageContext): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
      "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(base.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}
