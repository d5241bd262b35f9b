import { slotOf, stepHash, tableSize } from '../snapshot/index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What {@link NameKeys} reads: the tokens of form `f` are `tokens[tokenStart[f]]` up to the next. */
interface Forms {
  words: Pick<Vocabulary, 'size' | 'starts' | 'bytes'>;
  tokens: Uint16Array;
  tokenStart: Uint32Array;
}

/**
 * Finds names by their joined tokens ("iphone15promax"). The table is made from the names when the
 * first one is asked for, in one pass over their tokens: stored it would take 64 KB, compressed, of
 * the worker's 1 MiB. It holds no key: the hash of a name follows from those of its words.
 */
export class NameKeys {
  readonly #forms: Forms;
  /** For each slot the last name + 1 whose hash falls into it, and for each name the one before. */
  #slots: Uint32Array | undefined;
  #before = new Uint32Array(0);

  constructor(forms: Forms) {
    this.#forms = forms;
  }

  /** Calls `visit` with each name that may have the key of this hash, and with some others. */
  visit(hash: number, visit: (form: number) => void): void {
    const slots = this.#slots ?? this.#fill();
    let form = slots[slotOf(hash, slots.length - 1)]!;
    for (; form > 0; form = this.#before[form - 1]!) visit(form - 1);
  }

  #fill(): Uint32Array {
    const { tokens, tokenStart, words } = this.#forms;
    const hashes = new Int32Array(words.size);
    /** By how much a word shifts the hash of what precedes it: the base to its length. */
    const shifts = new Int32Array(words.size);
    for (let word = 0; word < words.size; word++) {
      let [hash, shift] = [0, 1];
      for (let i = words.starts[word]!; i < words.starts[word + 1]!; i++) {
        hash = stepHash(hash, words.bytes[i]!);
        shift = stepHash(shift, 0);
      }
      hashes[word] = hash;
      shifts[word] = shift;
    }
    const size = tokenStart.length - 1;
    const slots = new Uint32Array(tableSize(size));
    this.#before = new Uint32Array(size);
    // Backwards, so that the first of several comes first.
    for (let form = size - 1; form >= 0; form--) {
      const end = tokenStart[form + 1]!;
      if (tokenStart[form] === end) continue;
      let hash = 0;
      for (let t = tokenStart[form]!; t < end; t++) {
        hash = (Math.imul(hash, shifts[tokens[t]!]!) + hashes[tokens[t]!]!) | 0;
      }
      const slot = slotOf(hash, slots.length - 1);
      this.#before[form] = slots[slot]!;
      slots[slot] = form + 1;
    }
    this.#slots = slots;
    return slots;
  }
}
