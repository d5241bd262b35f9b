import type { Container, SectionData } from './container.ts';
import { asBytes, frontDecodeBytes, frontEncodeBytes } from './front-coding.ts';
import { type WordBytes, wordAt } from './word-bytes.ts';

const CONTROL = /\p{Cc}/u;

/** Many short strings, each stored without the beginning that it shares with the one before. */
export class StringTable {
  readonly words: WordBytes;

  constructor(container: Container, name: string) {
    this.words = frontDecodeBytes(container.u8(name));
  }

  /** The string at an index. */
  at(index: number): string {
    return wordAt(this.words, index);
  }
}

/**
 * Writes the section of a {@link StringTable}.
 *
 * @throws {RangeError} if a string has a control character
 */
export function stringSection(
  name: string,
  strings: readonly string[],
): Record<string, SectionData> {
  const broken = strings.find((s) => CONTROL.test(s));
  if (broken !== undefined)
    throw new RangeError(`A string of ${name} has a control character: ${JSON.stringify(broken)}`);
  return { [name]: frontEncodeBytes(strings.map(asBytes)) };
}

/**
 * The offset of each part, from the lengths of the parts, and one more at which the last part ends.
 *
 * @example starts([2, 0, 3]) // Uint32Array [0, 2, 2, 5]
 */
export function starts(lengths: ArrayLike<number>): Uint32Array {
  const out = new Uint32Array(lengths.length + 1);
  let sum = 0;
  for (let i = 0; i < lengths.length; i++) {
    sum += lengths[i]!;
    out[i + 1] = sum;
  }
  return out;
}
