import type { Container, SectionData } from './container.ts';

/**
 * Many short strings, stored as the lines of one text. Opening decodes the text and finds the lines; a string is
 * sliced when it is read. For the names of the devices, a column of lengths would take 6 KB more when compressed.
 */
export class StringTable {
  readonly #text: string;
  /** The offset of each line, and one more at which the next line would begin. */
  readonly #starts: Uint32Array;

  /** @param size how many strings it has */
  constructor(container: Container, name: string, size: number) {
    this.#text = container.text(name);
    this.#starts = new Uint32Array(size + 1);
    let end = -1;
    for (let i = 1; i <= size; i++) {
      end = this.#text.indexOf('\n', end + 1);
      if (end < 0) end = this.#text.length;
      this.#starts[i] = end + 1;
    }
  }

  /** The string at an index. */
  at(index: number): string {
    return this.#text.slice(this.#starts[index], this.#starts[index + 1]! - 1);
  }
}

/**
 * Writes the section of a {@link StringTable}.
 *
 * @throws {RangeError} if a string has a line break
 */
export function stringSection(
  name: string,
  strings: readonly string[],
): Record<string, SectionData> {
  const broken = strings.find((s) => s.includes('\n'));
  if (broken !== undefined) throw new RangeError(`A string of ${name} has a line break: ${broken}`);
  return { [name]: strings.join('\n') };
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
