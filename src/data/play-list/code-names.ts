import type { CodeNames } from '../../model/index.ts';

/**
 * Returns a function that looks up the names of a brand's code; an empty list if no source names the code.
 *
 * @example namesOfCodes({ table: { acme: { A1: ['One'] } } })('acme', 'a1') // ['One']
 */
export function namesOfCodes(
  table: CodeNames,
): (brandSlug: string, code: string) => readonly string[] {
  const byCode = new Map<string, readonly string[]>();
  for (const brands of Object.values(table)) {
    for (const [brandSlug, codes] of Object.entries(brands)) {
      for (const [code, names] of Object.entries(codes)) {
        const key = `${brandSlug}/${code.toLowerCase()}`;
        if (!byCode.has(key)) byCode.set(key, names);
      }
    }
  }
  return (brandSlug, code) => byCode.get(`${brandSlug}/${code.toLowerCase()}`) ?? [];
}
