/**
 * Codes that are the name of their device in another spelling, as an app reads them from the system: "motorola edge 60",
 * "Redmi_Note_8", "TECNO CAMON 30". Such a code is stored as one byte, a *spelling*, from which and the name it follows.
 * That takes 20 KB less when compressed.
 */
import { hashFolded, LONGEST_CODE } from './code-fold.ts';
import type { WordBytes } from './word-bytes.ts';

/** The name of a device. */
export interface Name {
  brand: string;
  model: string;
}

/** A way to write a name. */
interface Spelling {
  hasBrand: boolean;
  /** What stands between the words. */
  separator: ' ' | '_' | '';
  /** Whether all letters are capitals or small ones; `null` if they are as in the name. */
  letters: 'capital' | 'small' | null;
}

/** The byte of the first spelling, which begins no character of UTF-8. The others follow. */
const FIRST = 0x80;
const SPELLINGS: readonly Spelling[] = [false, true].flatMap((hasBrand) =>
  ([' ', '_', ''] as const).flatMap((separator) =>
    ([null, 'capital', 'small'] as const).map((letters) => ({ hasBrand, separator, letters })),
  ),
);
const LAST = FIRST + SPELLINGS.length - 1;
const ASCII = /^[ -~]+$/;
const SPACE = 32;
/** What tells a small letter from a capital one. */
const SMALL = 32;

/**
 * The byte for a code as a character; `null` if the code is not the name in one of the spellings.
 *
 * @param name its device; without a model if the code itself is stored as the model
 * @example spellingOf('Redmi_Note_8', { brand: 'Xiaomi', model: 'Redmi Note 8' }) // '\x83'
 */
export function spellingOf(code: string, { brand, model }: Name): string | null {
  if (model === '' || !ASCII.test(code)) return null;
  const at = SPELLINGS.findIndex(({ hasBrand, separator, letters }) => {
    const name = (hasBrand ? `${brand} ${model}` : model).replaceAll(' ', separator);
    if (letters === null) return name === code;
    return (letters === 'capital' ? name.toUpperCase() : name.toLowerCase()) === code;
  });
  return at < 0 ? null : String.fromCharCode(FIRST + at);
}

/** Names, and for each code the index of its own. */
export interface NamesOf {
  names: WordBytes;
  of: ArrayLike<number>;
}

/**
 * The codes in the order of their entries. A spelling becomes its name when the code is read, which no start has to wait
 * for.
 */
export class StoredCodes {
  readonly size: number;
  /** What {@link read} or {@link readName} has read: the bytes `from` to `to - 1`. */
  bytes: Uint8Array;
  from = 0;
  to = 0;
  readonly #stored: WordBytes;
  readonly #brands: NamesOf;
  readonly #models: NamesOf;
  readonly #spelt = new Uint8Array(LONGEST_CODE);

  /**
   * @param stored the codes and the spellings
   * @param brands the name of the brand of each code
   * @param models the name of the device of each code, without the brand
   */
  constructor(stored: WordBytes, brands: NamesOf, models: NamesOf) {
    this.size = stored.ends.length;
    this.bytes = stored.bytes;
    this.#stored = stored;
    this.#brands = brands;
    this.#models = models;
  }

  /** Reads the code of an entry. */
  read(entry: number): void {
    const { bytes, starts, ends } = this.#stored;
    const at = starts[entry]!;
    const spelling = spellingAt(bytes, at, ends[entry]!);
    if (spelling === undefined) {
      this.bytes = bytes;
      this.from = at;
      this.to = ends[entry]!;
      return;
    }
    let length = 0;
    if (spelling.hasBrand) {
      length = this.#write(length, this.#brands, entry, spelling);
      if (spelling.separator !== '') this.#spelt[length++] = spelling.separator.charCodeAt(0);
    }
    this.bytes = this.#spelt;
    this.from = 0;
    this.to = this.#write(length, this.#models, entry, spelling);
  }

  /** Reads the name of the device of an entry, without the brand. */
  readName(entry: number): void {
    const { names, of } = this.#models;
    this.bytes = names.bytes;
    this.from = names.starts[of[entry]!]!;
    this.to = names.ends[of[entry]!]!;
  }

  /** The hash of the folded code of an entry. Folding leaves nothing of what tells one spelling from another. */
  hashOf(entry: number): number {
    const { bytes, starts, ends } = this.#stored;
    const at = starts[entry]!;
    const spelling = spellingAt(bytes, at, ends[entry]!);
    if (spelling === undefined) return hashFolded(bytes, at, ends[entry]!);
    return hashOfName(
      this.#models,
      entry,
      spelling.hasBrand ? hashOfName(this.#brands, entry, 0) : 0,
    );
  }

  /** Writes a name behind the first bytes of the spelt code, and returns where it ends. */
  #write(
    start: number,
    { names: { bytes, starts, ends }, of }: NamesOf,
    entry: number,
    { separator, letters }: Spelling,
  ): number {
    const end = ends[of[entry]!]!;
    let at = start;
    for (let from = starts[of[entry]!]!; from < end; from++) {
      let c = bytes[from]!;
      if (c === SPACE) {
        if (separator === '') continue;
        c = separator.charCodeAt(0);
      } else if (letters === 'capital' && c >= 97 && c <= 122) {
        c -= SMALL;
      } else if (letters === 'small' && c >= 65 && c <= 90) {
        c += SMALL;
      }
      this.#spelt[at++] = c;
    }
    return at;
  }
}

function spellingAt(bytes: Uint8Array, at: number, end: number): Spelling | undefined {
  const first = bytes[at]!;
  return first >= FIRST && first <= LAST && end > at ? SPELLINGS[first - FIRST] : undefined;
}

const hashOfName = (
  { names: { bytes, starts, ends }, of }: NamesOf,
  entry: number,
  hash: number,
): number => hashFolded(bytes, starts[of[entry]!]!, ends[of[entry]!]!, hash);
