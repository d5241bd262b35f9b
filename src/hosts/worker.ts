import { createApp } from '../http/index.ts';
import { Lookup } from '../lookup/index.ts';
import { assistants } from './assistants.ts';
// Bundled as data: a module of bytes, which costs the start-up nothing to parse.
import snapshot from './snapshot.data';

/** What a worker's configuration may set. */
interface Environment {
  /** The service's public address. */
  BASE_URL?: string;
}

const lookup = new Lookup(new Uint8Array(snapshot));
let app: ReturnType<typeof createApp> | undefined;

/** The service on Cloudflare's runtime: the same app as on every other host. */
export default {
  fetch(request: Request, environment: Environment): Response | Promise<Response> {
    app ??= createApp({
      lookup: () => lookup,
      mounts: [assistants(() => lookup)],
      baseUrl: environment.BASE_URL?.replace(/\/+$/, '') || null,
      onFault: (error) => console.error(error),
    });
    return app.fetch(request);
  },
};
