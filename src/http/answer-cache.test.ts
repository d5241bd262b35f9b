import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { AnswerCache, costOfAnswer as costOf } from './answer-cache.ts';

const answer = (body: string): Answer => ({ status: 200, headers: {}, body });

describe('the cache of finished answers', () => {
  test('keeps what is asked for, and lets go of what is not', () => {
    const cache = new AnswerCache({ maxEntries: 4, maxBytes: 1e6, costOf });
    cache.put('often', answer('1'));
    cache.put('once', answer('2'));
    for (let i = 0; i < 10; i++) {
      expect(cache.get('often')?.body).toBe('1');
      cache.put(`passing ${i}`, answer('3'));
    }
    expect(cache.get('passing 9')?.body).toBe('3');
    expect(cache.get('once')).toBeUndefined();
    expect(cache.counts).toEqual({ hits: 11, misses: 1 });
  });

  test('gives the newest answer to a key', () => {
    const cache = new AnswerCache({ maxEntries: 4, maxBytes: 1e6, costOf });
    cache.put('a', answer('1'));
    cache.put('b', answer('2'));
    cache.put('c', answer('3'));
    cache.put('a', answer('4'));
    expect(cache.get('a')?.body).toBe('4');
    cache.put('d', answer('5'));
    expect(cache.get('a')?.body).toBe('4');
  });

  test('does not keep what is larger than all of it', () => {
    const cache = new AnswerCache({ maxEntries: 9, maxBytes: 2000, costOf });
    cache.put('a', answer('x'.repeat(5000)));
    expect(cache.size).toBe(0);
    expect(cache.bytes).toBe(0);
  });

  test('never outgrows its bounds, and gives what a plain map would or nothing', () => {
    const step = fc.tuple(fc.boolean(), fc.nat(12), fc.nat(900));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const cache = new AnswerCache({ maxEntries: 5, maxBytes: 6000, costOf });
        const oracle = new Map<string, string>();
        for (const [put, number, length] of steps) {
          const key = `k${number}`;
          if (put) {
            oracle.set(key, 'x'.repeat(length));
            cache.put(key, answer('x'.repeat(length)));
          } else {
            const found = cache.get(key);
            if (found !== undefined) expect(found.body).toBe(oracle.get(key));
          }
          expect(cache.size).toBeLessThanOrEqual(5);
          expect(cache.bytes).toBeLessThanOrEqual(6000);
          expect(cache.bytes).toBeGreaterThanOrEqual(cache.size * 600);
        }
      }),
    );
  });
});
