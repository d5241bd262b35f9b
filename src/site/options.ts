import type { ChangeSet } from '../dataset/index.ts';
import type { Lookup } from '../lookup/index.ts';
import type { SiteAssets } from './assets.ts';

/** The options of the site. */
export interface SiteOptions {
  /** Returns the data set; called for each request, so that a host can replace it. */
  lookup: () => Lookup;
  /** The public address without a slash at the end; null: the origin of the request. */
  baseUrl: string | null;
  assets: SiteAssets;
  /** The changes between versions of the data set, in any order. */
  changes?: readonly ChangeSet[];
  /** Where facts are corrected, such as `https://github.com/owner/name`; null if nowhere. */
  repositoryUrl: string | null;
  /** The cache of the host; without one, every page is drawn for each request. */
  keep?: Keep;
}

/**
 * Returns the cached response of a key, or makes it and may cache it.
 *
 * @param key identifies the content; null if it must not be cached
 */
export type Keep = (
  key: string | null,
  request: Request,
  make: () => Response | Promise<Response>,
) => Response | Promise<Response>;
