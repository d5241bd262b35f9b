import type { Lookup } from '../lookup/index.ts';
import {
  CATEGORIES,
  type Category,
  type DevicesPage,
  MAX_PAGE,
  SUPPORTS,
  type Supports,
} from '../model/index.ts';
import type { Answer, Asked } from './answer.ts';
import type { ApiState } from './api-state.ts';
import { unlessKnown } from './conditional.ts';
import { cacheableAnswer } from './json.ts';
import { single } from './parameters.ts';
import { badRequest, type ProblemError, problemAnswer } from './problem.ts';

/** The devices to list. `null` does not restrict them. */
interface Filter {
  /** An index into the brands of the data set. */
  brand: number | null;
  category: Category | null;
  supports: Supports | null;
  year: number | null;
  /** The index of the first device that the page may list. */
  from: number;
  limit: number;
}

/**
 * `GET /api/devices?brand=&category=&supports=&year=&cursor=&limit=`: the devices that match all parameters,
 * newest first, in pages. A cursor is the slug of the last device before the page, so that it stays valid in
 * later data sets.
 */
export function devices(state: ApiState, asked: Asked): Answer {
  const errors: ProblemError[] = [];
  const filter = filterOf(asked.search, state.lookup, errors);
  if (errors.length > 0) return problemAnswer(badRequest(errors), state.briefList);
  const { brand, category, supports, year, from, limit } = filter;
  const key = `devices ${brand} ${category} ${supports} ${year} ${from} ${limit}`;
  const page = pageOf(state.lookup, filter);
  return unlessKnown(cacheableAnswer(state.list, state.version, key, page), asked);
}

function pageOf(lookup: Lookup, filter: Filter): DevicesPage {
  const table = lookup.snapshot.devices;
  const { brand, category, supports, year, from, limit } = filter;
  const found: number[] = [];
  let d = from;
  for (; d < table.size && found.length <= limit; d++) {
    if (brand !== null && table.brand[d] !== brand) continue;
    if (year !== null && table.year[d] !== year) continue;
    if (category !== null && table.category(d) !== category) continue;
    if (supports !== null && table.supports(d) !== supports) continue;
    found.push(d);
  }
  // One device more than the page takes shows whether there is a next page.
  const list = found.slice(0, limit).map((device) => table.record(device));
  const next = found.length > limit ? list.at(-1)!.slug : null;
  return { devices: list, count: list.length, next };
}

function filterOf(search: string, lookup: Lookup, errors: ProblemError[]): Filter {
  const table = lookup.snapshot.devices;
  const text = (name: string): string | null => single(search, name, errors);
  const wrong = (parameter: string, detail: string): null => {
    errors.push({ parameter, detail });
    return null;
  };
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | null => {
    const value = text(name);
    if (value === null) return null;
    return values.find((v) => v === value) ?? wrong(name, `Use one of: ${values.join(', ')}.`);
  };
  const whole = (name: string, least: number, most: number): number | null => {
    const value = text(name);
    if (value === null) return null;
    const number = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    return wrong(name, `Use a whole number from ${least} to ${most}.`);
  };
  const slug = text('brand');
  const index = slug === null ? null : table.brands.findIndex((b) => b.slug === slug);
  const cursor = text('cursor');
  const before = cursor === null ? -1 : numberOf(lookup, cursor);
  return {
    brand: index === -1 ? wrong('brand', 'Use the slug of a brand from /api/brands.') : index,
    category: oneOf('category', CATEGORIES),
    supports: oneOf('supports', SUPPORTS),
    year: whole('year', 1980, 2100),
    from: (before ?? wrong('cursor', 'Use the value of `next` of the page before.') ?? 0) + 1,
    limit: whole('limit', 1, MAX_PAGE) ?? MAX_PAGE,
  };
}

/** Returns the index of the device with a slug; `null` if there is none. */
function numberOf(lookup: Lookup, cursor: string): number | null {
  const table = lookup.snapshot.devices;
  const [brandSlug = '', modelSlug = ''] = (table.redirect(cursor) ?? cursor).split('/');
  const device = table.find(brandSlug, modelSlug);
  return device < 0 ? null : device;
}
