import * as v from 'valibot';
import { Line, Slug } from '../model/index.ts';

const Code = v.pipe(Line, v.maxLength(64));
const Name = v.pipe(Line, v.maxLength(100));

/**
 * `data/code-names.json`: the names on the box of codes that Google's list has without one, with
 * several in one or under the name of an older device, by the id of the source in
 * `data/sources.json`, the brand's slug and the code. The first is the name of the device, further
 * ones are those under which markets sell the same code. The import reads it.
 */
export const CodeNames = v.record(
  Slug,
  v.record(Slug, v.record(Code, v.pipe(v.array(Name), v.minLength(1)))),
);
export type CodeNames = v.InferOutput<typeof CodeNames>;

/**
 * Makes the look-up of the names of a brand's code; none for a code that no source names.
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
