import type { StringTable } from '../snapshot/index.ts';

/**
 * Finds codes by their whole text, in constant time.
 *
 * Open addressing over the snapshot's table of codes. The slots are filled at the first look-up:
 * 45,000 codes take about 3 ms, and would add 130 KB of incompressible numbers to the snapshot.
 * Holds one array of numbers and no object a code.
 */
export class CodeTable {
  readonly #codes: StringTable;
  readonly #slots: Uint32Array;

  constructor(codes: StringTable) {
    this.#codes = codes;
    // At most half full, so that a search for a code that is not there ends after a step or two.
    this.#slots = new Uint32Array(2 << (32 - Math.clz32(Math.max(1, codes.size))));
    const { text, starts } = codes;
    const mask = this.#slots.length - 1;
    for (let code = 0; code < codes.size; code++) {
      let slot = hash(text, starts[code]!, starts[code + 1]!) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = code + 1;
    }
  }

  /**
   * Every entry with this code, in the table's order. Letter case, the kind of space and the
   * difference between space and underscore do not count; everything else does.
   *
   * @example table.find('sm-s928b') // [17]
   */
  find(token: string): readonly number[] {
    const { text, starts } = this.#codes;
    const mask = this.#slots.length - 1;
    let found: number[] | undefined;
    let slot = hash(token, 0, token.length) & mask;
    for (let entry = this.#slots[slot]!; entry !== 0; entry = this.#slots[slot]!) {
      if (same(token, text, starts[entry - 1]!, starts[entry]!)) {
        if (found === undefined) found = [entry - 1];
        else found.push(entry - 1);
      }
      slot = (slot + 1) & mask;
    }
    return found?.sort((a, b) => a - b) ?? NOTHING;
  }
}

const NOTHING: readonly number[] = [];
const SPACE = 0x20;

/** Each ASCII character as it counts in a comparison. */
const FOLDED = Uint8Array.from({ length: 128 }, (_, c) =>
  c >= 0x41 && c <= 0x5a ? c + 0x20 : c === 0x5f || c <= SPACE ? SPACE : c,
);

function hash(text: string, from: number, to: number): number {
  let h = 0x811c9dc5;
  let before = SPACE;
  for (let i = from; i < to; i++) {
    let c = text.charCodeAt(i);
    if (c < 128) c = FOLDED[c]!;
    // Runs of spaces count as one.
    if (c !== SPACE || before !== SPACE) h = Math.imul(h ^ c, 0x01000193);
    before = c;
  }
  return (h ^ (h >>> 15)) >>> 0;
}

/** Is the token the same code as the text between two places? */
function same(token: string, text: string, from: number, to: number): boolean {
  let i = 0;
  let j = from;
  while (i < token.length && j < to) {
    let a = token.charCodeAt(i++);
    let b = text.charCodeAt(j++);
    if (a < 128) a = FOLDED[a]!;
    if (b < 128) b = FOLDED[b]!;
    if (a !== b) return false;
    if (a === SPACE) {
      while (i < token.length && isSpace(token.charCodeAt(i))) i++;
      while (j < to && isSpace(text.charCodeAt(j))) j++;
    }
  }
  return i === token.length && j === to;
}

const isSpace = (c: number): boolean => c < 128 && FOLDED[c] === SPACE;
