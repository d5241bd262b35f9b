/** The web site: pages, the widget, and what search engines read. */
export { type SiteAnswer, siteAnswer } from './answer.ts';
export type { Asset, SiteAssets } from './assets.ts';
export type { Keep, SiteOptions } from './options.ts';
export { createSite, RESERVED } from './site.ts';
