import { gzipSync } from 'node:zlib';
import { bundleSite } from '../../scripts/site-assets.ts';
import { createApp } from '../../src/http/index.ts';
import { openLookup } from '../../src/lookup/index.ts';
import { createSite } from '../../src/site/index.ts';

/** The whole data set, as the build compiled it. */
export const lookup = await openLookup({
  snapshot: new URL('../../dist/esim.snapshot', import.meta.url),
});
export const assets = await bundleSite();
const site = { lookup: () => lookup, baseUrl: null, repositoryUrl: 'https://code.example/o/n' };

/** The service with its pages, as the hosts serve it. */
export const app = createApp({
  ...site,
  pages: createSite({ ...site, assets }),
  onFault: (error) => {
    throw error;
  },
});

export const gzip = (text: string): number => gzipSync(text).length;
