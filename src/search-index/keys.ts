import { slotOf, stepHash, tableSize } from '../snapshot/index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The names that {@link NameKeys} reads: name `f` has the tokens `tokens[tokenStart[f]]` up to the next start. */
interface Forms {
  words: Pick<Vocabulary, 'size' | 'starts' | 'bytes'>;
  tokens: Uint16Array;
  tokenStart: Uint32Array;
}

/**
 * A hash table of names by their joined tokens ("iphone15promax"). It is built at the first lookup, in one pass over all
 * tokens; stored, it would take 64 KB (compressed) of the worker's 1 MiB. It has no keys: the hash of a name follows
 * from the hashes of its words.
 */
export class NameKeys {
  readonly #forms: Forms;
  /** The first name + 1 of each slot; 0 for none. `#before` has the next name + 1 of the same slot for each name. */
  #slots: Uint32Array | undefined;
  #before = new Uint32Array(0);

  constructor(forms: Forms) {
    this.#forms = forms;
  }

  /** Calls `visit` for each name in the slot of a hash. The caller compares the key. */
  visit(hash: number, visit: (form: number) => void): void {
    const slots = this.#slots ?? this.#fill();
    let form = slots[slotOf(hash, slots.length - 1)]!;
    for (; form > 0; form = this.#before[form - 1]!) visit(form - 1);
  }

  #fill(): Uint32Array {
    const { tokens, tokenStart, words } = this.#forms;
    const hashes = new Int32Array(words.size);
    /** The factor by which a word multiplies the hash of the text before it: the base to the power of its length. */
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
