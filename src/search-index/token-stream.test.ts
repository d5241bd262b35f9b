import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Container, writeContainer } from '../snapshot/index.ts';
import { Postings } from './postings.ts';
import { readTokens, tokenSections } from './token-stream.ts';

const WORDS = 65_536;
const word = fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: WORDS - 1 }));
const meta = { version: '', date: '', devices: 0, codes: 0 };
const read = (tokens: readonly number[]) =>
  readTokens(new Container(writeContainer(meta, tokenSections(tokens))), tokens.length, WORDS);

describe('a stream of tokens', () => {
  it('gives the numbers back, and how often each occurs', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 600 }), (tokens) => {
        const stream = read(tokens);
        expect([...stream.tokens]).toEqual(tokens);
        for (const id of tokens.slice(0, 20)) {
          expect(stream.counts[id]).toBe(tokens.filter((t) => t === id).length);
        }
      }),
    );
  });

  it('refuses more words than it can number', () => {
    expect(() => tokenSections([WORDS - 1])).not.toThrow();
    expect(() => tokenSections([WORDS])).toThrow(RangeError);
  });

  it('leads from each word to the devices that have it, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat({ max: 9 }), { maxLength: 4 })), (devices) => {
        let end = 0;
        const ends = Uint32Array.from(devices, (tokens) => (end += tokens.length));
        const postings = new Postings(read(devices.flat()), ends);
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
