import { random } from '../http/queries.js';

/** A request of the stream. */
export interface Asked {
  path: string;
  headers?: Record<string, string>;
}

/** The composition of the stream. The shares are assumptions, and therefore settable. */
export interface Mix {
  seed: number;
  /** Zipf's exponent: the k-th most asked device is asked for 1/k^s as often as the first. */
  exponent: number;
  /** The share of requests to `/api/detect`. */
  detect: number;
  /** The share of searches that are the beginning of a name, as a field sends them during typing. */
  prefixes: number;
  /** The share of searches with an invented name. */
  unknown: number;
}

const PHONES = ['SM-S9280', 'SM-S928B', 'Pixel 8', '2211133G', 'XQ-DQ54', 'CPH2581'];

/**
 * Yields requests like people's: a few devices make up most of them, spellings differ, and some devices do not
 * exist.
 *
 * @param names devices, the most asked first
 */
export function* stream(names: readonly string[], mix: Mix): Generator<Asked, never> {
  const next = random(mix.seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  const cumulative = new Float64Array(names.length);
  let sum = 0;
  for (let k = 0; k < names.length; k++) {
    sum += 1 / (k + 1) ** mix.exponent;
    cumulative[k] = sum;
  }
  const zipf = (): string => {
    const at = next() * sum;
    let [low, high] = [0, names.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (cumulative[middle]! < at) low = middle + 1;
      else high = middle;
    }
    return names[low]!;
  };
  for (;;) {
    if (next() < mix.detect) {
      const headers = { 'Sec-CH-UA-Model': `"${pick(PHONES)}"`, 'Sec-CH-UA-Platform': '"Android"' };
      yield { path: '/api/detect', headers };
      continue;
    }
    let q = zipf();
    if (next() < mix.unknown) q += ` ${Math.floor(next() * 1e9).toString(36)}`;
    else if (next() < mix.prefixes) q = q.slice(0, 3 + Math.floor(next() * (q.length - 2)));
    yield { path: `/api/check?${spelt(q, next)}` };
  }
}

/** Returns a question in one of its spellings. All of them have the same answer. */
function spelt(q: string, next: () => number): string {
  const how = next();
  if (how < 0.5) q = q.toLowerCase();
  else if (how < 0.55) q = q.toUpperCase();
  if (next() < 0.1) q += ' ';
  let query = `q=${encodeURIComponent(q)}`;
  if (next() < 0.5) query = query.replaceAll('%20', '+');
  if (next() < 0.1) query = next() < 0.5 ? `${query}&limit=10` : `limit=10&${query}`;
  if (next() < 0.1) query += `&utm_source=${next() < 0.5 ? 'shop' : 'mail'}`;
  return query;
}
