import type { Container, SectionData } from './container.ts';

/**
 * Many short strings as one text and a column of lengths. Opening one decodes the text once and
 * sums the lengths; a string is cut out when it is asked for.
 */
export class StringTable {
  readonly size: number;
  /** All strings, one after another: string `i` lies from `starts[i]` up to `starts[i + 1]`. */
  readonly text: string;
  readonly starts: Uint32Array;

  constructor(container: Container, name: string) {
    this.text = container.text(`${name}.text`);
    this.starts = starts(container.u8(`${name}.lengths`));
    this.size = this.starts.length - 1;
  }

  /** The string at an index; the empty string outside the table. */
  at(index: number): string {
    return this.text.slice(this.starts[index], this.starts[index + 1]);
  }
}

/**
 * The sections of a {@link StringTable}.
 *
 * @throws {RangeError} when a string is longer than 255 UTF-16 units
 */
export function stringSections(
  name: string,
  strings: readonly string[],
): Record<string, SectionData> {
  const lengths = new Uint8Array(strings.length);
  for (const [i, s] of strings.entries()) {
    if (s.length > 255) throw new RangeError(`A string of ${name} is longer than 255: ${s}`);
    lengths[i] = s.length;
  }
  return { [`${name}.text`]: strings.join(''), [`${name}.lengths`]: lengths };
}

/** Where each part begins, from the parts' lengths; one more entry says where the last one ends. */
export function starts(lengths: ArrayLike<number>): Uint32Array {
  const out = new Uint32Array(lengths.length + 1);
  let sum = 0;
  for (let i = 0; i < lengths.length; i++) {
    sum += lengths[i]!;
    out[i + 1] = sum;
  }
  return out;
}
