import type { Container, SectionData } from './container.ts';

/**
 * Many short strings as the lines of one text. Opening one decodes the text once and finds the ends of the
 * lines; a string is cut out when it is asked for.
 *
 * A column of lengths beside the text would take 6 KB more, compressed, for the names of the devices.
 */
export class StringTable {
  readonly #text: string;
  /** Where each line begins; one more entry says where the line behind the last one would. */
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
 * The section of a {@link StringTable}.
 *
 * @throws {RangeError} when a string has a line break
 */
export function stringSection(
  name: string,
  strings: readonly string[],
): Record<string, SectionData> {
  const broken = strings.find((s) => s.includes('\n'));
  if (broken !== undefined) throw new RangeError(`A string of ${name} has a line break: ${broken}`);
  return { [name]: strings.join('\n') };
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
