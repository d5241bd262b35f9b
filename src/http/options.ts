import type { Context, Hono } from 'hono';
import type { ChangeSet, DataFormat } from '../dataset/index.ts';
import type { Lookup } from '../lookup/index.ts';
import type { Encoding } from './open-data/encoding.ts';

/** What the endpoints need. */
export interface ApiOptions {
  /** Returns the current data set. Called for each request, so that a host can replace it. */
  lookup: () => Lookup;
  /** The service's public address without a slash at the end; `null` if it is not configured. */
  baseUrl: string | null;
}

/** What the app needs. */
export interface AppOptions extends ApiOptions {
  /** Prepared copies of the data set. Without them, each request writes the data set anew. */
  datasetCopy?: DatasetCopy;
  /** The changes between versions of the data set, in any order. */
  changes?: readonly ChangeSet[];
  /** Further parts. The first that matches a request answers it. */
  mounts?: readonly Mount[];
  /** The web site, which comes last. A request that it does not answer gets a problem document. */
  pages?: Hono;
  /** Where to report a vulnerability: a `mailto:` or `https:` address. */
  securityContact?: string | null;
  /** Called with every error that became a 500. */
  onFault?: (error: unknown) => void;
}

/** A part of the service that the app does not know: pages, tools for assistants. */
export interface Mount {
  /** A path, or a pattern of Hono's. */
  path: string;
  fetch: (request: Request) => Response | Promise<Response>;
}

/** A document beside the endpoints. It answers GET; HEAD is derived from it. */
export type Endpoint = (c: Context, options: AppOptions) => Response | Promise<Response>;

/**
 * Returns the host's copy of the data set.
 *
 * @param accept the caller's `Accept-Encoding`
 * @returns the whole copy and its compression; `null` if the host keeps none
 */
export type DatasetCopy = (
  version: string,
  format: DataFormat,
  accept: string | undefined,
) => Promise<{ body: Uint8Array<ArrayBuffer>; encoding: Encoding | null } | null>;
