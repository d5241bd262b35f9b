import { HashChains, stepHash } from '../snapshot/index.ts';
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
  #chains: HashChains | undefined;

  constructor(forms: Forms) {
    this.#forms = forms;
  }

  /** Calls `visit` for each name that may have a hash. The caller compares the key. */
  visit(hash: number, visit: (form: number) => void): void {
    this.#chains ??= this.#fill();
    for (let form = this.#chains.first(hash); form >= 0; form = this.#chains.after(form))
      visit(form);
  }

  #fill(): HashChains {
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
    const chains = new HashChains(size);
    // Backwards, so that the first of several comes first.
    for (let form = size - 1; form >= 0; form--) {
      const end = tokenStart[form + 1]!;
      if (tokenStart[form] === end) continue;
      let hash = 0;
      for (let t = tokenStart[form]!; t < end; t++) {
        hash = (Math.imul(hash, shifts[tokens[t]!]!) + hashes[tokens[t]!]!) | 0;
      }
      chains.add(form, hash);
    }
    return chains;
  }
}
