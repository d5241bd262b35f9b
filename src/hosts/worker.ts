// Bundled as a module of bytes, which needs no parsing at the start.
import type { ChangeSet } from '../dataset/index.ts';
import snapshot from '../esim.snapshot';
import { createApp, problemResponse, tooLarge, UNKEPT } from '../http/index.ts';
import { Lookup } from '../lookup/index.ts';
import type { SiteAssets } from '../site/index.ts';
import { assistants } from './assistants.ts';
import changes from './changes.data';
import { readConfig } from './config.ts';
import { lazySite } from './pages.ts';
import siteAssets from './site-assets.data';

/** The settings of a worker. */
interface Environment {
  /** The service's public address. */
  BASE_URL?: string;
  /** The address of the repository where facts are corrected. */
  REPOSITORY_URL?: string;
  /** Where to report a vulnerability: a `mailto:` or `https:` address. */
  SECURITY_CONTACT?: string;
}

const lookup = new Lookup(new Uint8Array(snapshot));
let app: ReturnType<typeof createApp> | undefined;

/** The service on Cloudflare's runtime: the same app as on every other host. */
export default {
  fetch(request: Request, environment: Environment): Response | Promise<Response> {
    app ??= start(environment);
    const refusal = tooLarge(request);
    return refusal === null ? app.fetch(request) : problemResponse(refusal, UNKEPT);
  },
};

/** @throws {ConfigError} if a setting is wrong; the platform's log shows it, and nothing is served */
function start({
  BASE_URL,
  REPOSITORY_URL,
  SECURITY_CONTACT,
}: Environment): ReturnType<typeof createApp> {
  const config = readConfig({ BASE_URL, REPOSITORY_URL, SECURITY_CONTACT });
  const json = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes));
  const site = {
    lookup: () => lookup,
    baseUrl: config.baseUrl,
    repositoryUrl: config.repositoryUrl,
    assets: () => json(siteAssets) as SiteAssets,
    compressed: false,
  };
  return createApp({
    lookup: site.lookup,
    baseUrl: site.baseUrl,
    changes: json(changes) as ChangeSet[],
    securityContact: config.securityContact,
    mounts: [assistants(site.lookup)],
    pages: lazySite(site).pages,
    onFault: (error) => console.error(error),
  });
}
