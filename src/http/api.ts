import type { Answer, Asked } from './answer.ts';
import type { CacheCounts } from './answer-cache.ts';
import { ApiState } from './api-state.ts';
import { brands } from './brands.ts';
import { check } from './check.ts';
import { detect, detectModel } from './detect.ts';
import { device } from './device.ts';
import { devices } from './devices.ts';
import { ALLOW, ALLOW_CHECK, preflight } from './headers.ts';
import type { ApiOptions } from './options.ts';
import { methodNotAllowed, problemAnswer } from './problem.ts';
import { regions } from './regions.ts';
import { unit } from './unit.ts';

/** The parts of the service that metrics distinguish. */
export type Route =
  | 'check'
  | 'detect'
  | 'model'
  | 'device'
  | 'unit'
  | 'devices'
  | 'brands'
  | 'regions';

const DEVICES = '/api/devices/';
const DETECT = '/api/detect/';
const UNIT = '/unit';

/**
 * Answers the endpoints: plain values in, plain values out. {@link createApp} mounts it for every runtime. The
 * Node host also calls it directly, which saves the cost of a `Request`.
 */
export class Api {
  readonly #options: ApiOptions;
  #state: ApiState;

  constructor(options: ApiOptions) {
    this.#options = options;
    this.#state = new ApiState(options.lookup(), options.baseUrl);
  }

  /** Returns the endpoint of a path; `null` if there is none, or if the question is in a request body. */
  route(path: string, method: string): Route | null {
    // A POST has its questions in the body, which `checkMany` reads.
    if (path === '/api/check') return method === 'POST' ? null : 'check';
    if (path === '/api/detect') return 'detect';
    if (path === '/api/regions') return 'regions';
    if (path === '/api/brands') return 'brands';
    if (path === '/api/devices') return 'devices';
    if (path.startsWith(DETECT) && path.length > DETECT.length) return 'model';
    if (!path.startsWith(DEVICES)) return null;
    const parts = path.split('/').length;
    if (parts === 6 && path.endsWith(UNIT)) return 'unit';
    return parts === 5 ? 'device' : null;
  }

  /**
   * Answers a request. It throws for no input: an exception is a bug of the service.
   *
   * @param route the result of {@link Api.route} for the path
   */
  answer(route: Route, path: string, asked: Asked): Answer {
    const state = this.state;
    const { method } = asked;
    if (method === 'GET' || method === 'HEAD') {
      if (route === 'check') return check(state, asked);
      if (route === 'detect') return detect(state, asked);
      if (route === 'model') return detectModel(state, path.slice(DETECT.length), asked);
      if (route === 'regions') return regions(state, asked);
      if (route === 'brands') return brands(state, asked);
      if (route === 'devices') return devices(state, asked);
      if (route === 'unit') return unit(state, path.slice(DEVICES.length, -UNIT.length), asked);
      return device(state, path.slice(DEVICES.length), asked);
    }
    const headers = state.brief;
    const allow = route === 'check' ? ALLOW_CHECK : ALLOW;
    if (method === 'OPTIONS') {
      return { status: 204, headers: { ...headers, ...preflight(allow) }, body: null };
    }
    return problemAnswer(methodNotAllowed(allow), { ...headers, Allow: allow });
  }

  /** How often the cache had the answer since the data set was loaded. */
  get cacheCounts(): CacheCounts {
    return this.state.answers.counts;
  }

  /** The state that belongs to the current data set. */
  get state(): ApiState {
    const lookup = this.#options.lookup();
    if (lookup !== this.#state.lookup) {
      this.#state = new ApiState(lookup, this.#options.baseUrl);
    }
    return this.#state;
  }
}
