import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Container, writeContainer } from '../snapshot/index.ts';
import { Postings } from './postings.ts';
import { readTokens, tokenSections } from './token-stream.ts';

const WORDS = 65_536;
const word = fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: WORDS - 1 }));
/** A name of a line is one of few, so that most begin as the one before. */
const name = fc
  .tuple(fc.array(fc.nat({ max: 1 }), { maxLength: 20 }), fc.array(word, { maxLength: 11 }))
  .map(([line, rest]) => [...line, ...rest]);
const meta = { version: '', date: '', devices: 0, codes: 0 };
const read = (names: readonly (readonly number[])[]) =>
  readTokens(new Container(writeContainer(meta, tokenSections(names))), WORDS);

describe('a stream of tokens', () => {
  it('gives the numbers back, and how often each occurs', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 80 }), (names) => {
        const stream = read(names);
        const tokens = names.flat();
        expect([...stream.tokens]).toEqual(tokens);
        expect([...stream.starts].slice(1)).toEqual(
          names.map((_, n) => names.slice(0, n + 1).flat().length),
        );
        for (const id of tokens.slice(0, 20)) {
          expect(stream.counts[id]).toBe(tokens.filter((t) => t === id).length);
        }
      }),
    );
  });

  it('refuses more words than it can number', () => {
    expect(() => tokenSections([[WORDS - 1]])).not.toThrow();
    expect(() => tokenSections([[WORDS]])).toThrow(RangeError);
  });

  it('refuses a name that is too long', () => {
    const tooLong = Array.from({ length: 32 }, () => 1);
    expect(() => tokenSections([tooLong.slice(1)])).not.toThrow();
    expect(() => tokenSections([tooLong])).toThrow(RangeError);
  });

  it('leads from each word to the devices that have it, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat({ max: 9 }), { maxLength: 4 })), (devices) => {
        let end = 0;
        const ends = Uint32Array.from(devices, (tokens) => (end += tokens.length));
        const postings = new Postings(read(devices), ends);
        for (let w = 0; w < 10; w++) {
          const found: number[] = [];
          postings.visit(w, w + 1, (device) => found.push(device));
          const expected = devices.flatMap((tokens, d) =>
            tokens.filter((t) => t === w).map(() => d),
          );
          expect(found).toEqual(expected);
          expect(postings.count(w, w + 1)).toBe(expected.length);
        }
      }),
    );
  });
});
