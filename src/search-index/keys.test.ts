import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, starts } from '../snapshot/index.ts';
import { NameKeys } from './keys.ts';

/** The words of some names, numbered, and the names as lists of their numbers. */
function keysOf(names: readonly (readonly string[])[]): NameKeys {
  const words = [...new Set(names.flat())].sort();
  const vocabulary = {
    size: words.length,
    starts: starts(words.map((word) => word.length)),
    bytes: new TextEncoder().encode(words.join('')),
  };
  return new NameKeys({
    words: vocabulary,
    tokens: Uint16Array.from(names.flat(), (word) => words.indexOf(word)),
    tokenStart: starts(names.map((name) => name.length)),
  });
}

describe('NameKeys', () => {
  it('visits every name with the key, however it is parted and often it occurs, in order', () => {
    const letter = fc.constantFrom('a', 'b', '1');
    const word = fc.string({ unit: letter, minLength: 1, maxLength: 3 });
    const name = fc.array(word, { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 200 }),
        fc.string({ unit: letter, minLength: 1, maxLength: 5 }),
        (names, key) => {
          const found: number[] = [];
          keysOf(names).visit(hashOf(key), (form) => {
            if (names[form]!.join('') === key) found.push(form);
          });
          expect(found).toEqual(names.flatMap((n, i) => (n.join('') === key ? [i] : [])));
        },
      ),
    );
  });
});
