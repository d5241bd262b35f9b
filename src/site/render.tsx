import { securityHeaders } from '../http/index.ts';
import { Layout } from './layout.tsx';
import type { Address, Page, PageContext } from './page.ts';

/**
 * A page as a whole document.
 *
 * @param here its address below the language, which the links to the other languages keep
 */
export const renderPage = (page: Page, context: PageContext, here?: Address): string =>
  `<!doctype html>${(<Layout page={page} context={context} here={here} />).toString()}`;

/** The headers of every page, without those for caches. */
export const htmlHeaders = ({ base }: PageContext): Record<string, string> => ({
  ...securityHeaders(base.startsWith('https:')),
  'Content-Type': 'text/html; charset=utf-8',
});
