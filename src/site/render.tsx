import { securityHeaders } from '../http/index.ts';
import { Layout } from './layout.tsx';
import type { Page, PageContext } from './page.ts';

/** A page as a whole document. */
export const renderPage = (page: Page, context: PageContext): string =>
  `<!doctype html>${(<Layout page={page} context={context} />).toString()}`;

/** The headers of every page, without those for caches. */
export const htmlHeaders = ({ base }: PageContext): Record<string, string> => ({
  ...securityHeaders(base.startsWith('https:')),
  'Content-Type': 'text/html; charset=utf-8',
});
