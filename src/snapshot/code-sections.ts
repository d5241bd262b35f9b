import { foldCode } from './code-fold.ts';
import type { SectionData } from './container.ts';
import { deltasOf } from './deltas.ts';
import { frontEncodeBytes } from './front-coding.ts';

/** The length of the longest code in bytes: lengths are stored in one byte. */
export const LONGEST_CODE = 255;
/** What may follow a maker's name in a code: one word, and a letter for the unit ("ASUS_AI2302", "ASUS_AI2201_A"). */
const REST_OF_CODE = /^[\s_-]*[^\s_]{3,}(?:_[A-Z])?$/;

/**
 * Writes the sections of a `CodeTable`.
 *
 * @param codes the code of each entry
 * @param brands the name of each entry's brand
 * @throws {RangeError} if a code is longer than 255 bytes
 */
export function codeSections(
  codes: readonly string[],
  brands: readonly string[],
): Record<string, SectionData> {
  const encoder = new TextEncoder();
  const folded = codes.map((code) => encoder.encode(foldCode(code)));
  const raw = codes.map((code) => encoder.encode(code));
  const entries = codes.map((_, i) => i);
  entries.sort((a, b) => compareBytes(folded[a]!, folded[b]!) || compareBytes(raw[a]!, raw[b]!));
  const places = new Uint32Array(codes.length);
  for (const [place, entry] of entries.entries()) places[entry] = place;

  const tooLong = codes.find((_, entry) => raw[entry]!.length > LONGEST_CODE);
  if (tooLong !== undefined) {
    throw new RangeError(`A code is longer than ${LONGEST_CODE} bytes: ${tooLong}`);
  }

  const branded: number[] = [];
  const makers: number[] = [];
  for (const [place, entry] of entries.entries()) {
    const brand = brands[entry]!;
    const maker = foldCode(brand);
    const code = codes[entry]!;
    if (maker === '' || maker.length > LONGEST_CODE || !foldCode(code).startsWith(maker)) continue;
    if (!REST_OF_CODE.test(code.slice(brand.length))) continue;
    branded.push(place);
    makers.push(maker.length);
  }

  return {
    'codes.bytes': frontEncodeBytes(entries.map((entry) => codes[entry]!)),
    'codes.places': deltasOf(places),
    'codes.branded': deltasOf(branded),
    'codes.brandedMakers': Uint8Array.from(makers),
  };
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
