import type { ChangeSet } from '../dataset/index.ts';
import type { Lookup } from '../lookup/index.ts';
import type { SiteAssets } from './assets.ts';

/** What the site needs. */
export interface SiteOptions {
  /** The data set; asked for at each request, so that a host can exchange it. */
  lookup: () => Lookup;
  /** The public address without a slash at the end; null: that of the request. */
  baseUrl: string | null;
  assets: SiteAssets;
  /** The changes between versions of the data set, in any order. */
  changes?: readonly ChangeSet[];
  /** Where facts are corrected, such as `https://github.com/owner/name`; null where there is none. */
  repositoryUrl: string | null;
  /** Keeps what is drawn, where the host does; without, everything is drawn anew. */
  keep?: Keep;
}

/**
 * Gives what was kept under a key, and else has it made and may keep it.
 *
 * @param key names the content: nothing else of the request changes it; null: it is not to be kept
 */
export type Keep = (
  key: string | null,
  request: Request,
  make: () => Response | Promise<Response>,
) => Response | Promise<Response>;
