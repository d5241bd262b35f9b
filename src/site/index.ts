/** The web site: pages, the widget, and what search engines read. */
export { type SiteAnswer, siteAnswer } from './answer.ts';
export type { Asset, GlyphTable, SiteAssets } from './assets.ts';
export { createSite, type Keep, RESERVED, type SiteOptions } from './site.ts';
