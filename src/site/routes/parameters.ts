import { isEdition, type UnitNamed } from '../../lookup/index.ts';
import type { BrandFilter } from '../pages/brand.tsx';

/** The parameters that pages read; others change nothing. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/': ['q', 'detect', 'region'],
  '/brands': ['letter'],
  '/compare': ['a', 'b', 'q'],
};
const BRAND_PARAMETERS = ['year', 'type', 'answer', 'page'] as const;
const DEVICE_PARAMETERS = ['code', 'region', 'edition'] as const;

/**
 * The parameters that the page at a path reads, always in the same order.
 *
 * @example readParameters('/apple/iphone-15', new URLSearchParams('x=1&code=A3090')) // '?code=A3090'
 */
export function readParameters(path: string, query: URLSearchParams): string {
  const names =
    PARAMETERS[path] ?? (path.split('/').length > 2 ? DEVICE_PARAMETERS : BRAND_PARAMETERS);
  const read = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size === 0 ? '' : `?${read}`;
}

/** The unit of a device that an address names. No maker's code is longer than 64 characters. */
export const unitOf = (query: URLSearchParams): UnitNamed => {
  const edition = query.get('edition');
  return {
    code: query.get('code')?.slice(0, 64) ?? null,
    region: query.get('region'),
    edition: isEdition(edition) ? edition : null,
  };
};

/** The filter of a brand page. */
export const filterOf = (query: URLSearchParams): BrandFilter => ({
  year: query.get('year') ?? '',
  type: query.get('type') ?? '',
  answer: query.get('answer') ?? '',
});

/** The page of a list; `NaN` if it is no page number. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? '1';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.NaN;
}
