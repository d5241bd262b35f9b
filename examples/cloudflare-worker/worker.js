// A worker that answers from the snapshot in its own bundle: no request leaves it.
import { InvalidQueryError, Lookup } from 'esim-lookup';
import snapshot from 'esim-lookup/esim.snapshot';

const lookup = new Lookup(new Uint8Array(snapshot));

export default {
  fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/my-device') return Response.json(lookup.detect(request.headers));
    try {
      return Response.json(lookup.check(searchParams.get('device') ?? '', { limit: 3 }));
    } catch (error) {
      if (!(error instanceof InvalidQueryError)) throw error;
      return Response.json({ error: error.message }, { status: 400 });
    }
  },
};
