import { foldCode, LONGEST_CODE } from './code-fold.ts';
import type { SectionData } from './container.ts';
import { deltasOf } from './deltas.ts';
import { asBytes, frontEncodeBytes } from './front-coding.ts';
import { type Name, spellingOf } from './stored-codes.ts';

/** What may follow a maker's name in a code: one word, and a letter for the unit ("ASUS_AI2302", "ASUS_AI2201_A"). */
const REST_OF_CODE = /^[\s_-]*[^\s_]{3,}(?:_[A-Z])?$/;

/**
 * Writes the sections of a `CodeTable`.
 *
 * @param codes the code of each entry
 * @param names the device of each entry; without a model if the code stands for it
 * @throws {RangeError} if a code is longer than 255 bytes
 */
export function codeSections(
  codes: readonly string[],
  names: readonly Name[],
): Record<string, SectionData> {
  const tooLong = codes.find((code) => new TextEncoder().encode(code).length > LONGEST_CODE);
  if (tooLong !== undefined) {
    throw new RangeError(`A code is longer than ${LONGEST_CODE} bytes: ${tooLong}`);
  }

  const branded: number[] = [];
  const makers: number[] = [];
  for (const [entry, code] of codes.entries()) {
    const { brand } = names[entry]!;
    const maker = foldCode(brand);
    if (maker === '' || maker.length > LONGEST_CODE || !foldCode(code).startsWith(maker)) continue;
    if (!REST_OF_CODE.test(code.slice(brand.length))) continue;
    branded.push(entry);
    makers.push(maker.length);
  }

  return {
    'codes.bytes': frontEncodeBytes(
      codes.map((code, entry) => spellingOf(code, names[entry]!) ?? asBytes(code)),
    ),
    'codes.branded': deltasOf(branded),
    'codes.brandedMakers': Uint8Array.from(makers),
  };
}
