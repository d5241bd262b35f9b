import { describe, expect, test } from 'vitest';
import { Quotas, quotaHeader } from './quotas.ts';

describe('a quota', () => {
  test('is used up, and full again after a minute', () => {
    const quotas = new Quotas(2);
    const left = [0, 1, 2, 3].map((i) => quotas.take('a', 1, 1000 + i));
    expect(left.map((q) => q.allowed)).toEqual([true, true, false, false]);
    expect(left.map((q) => q.remaining)).toEqual([1, 0, 0, 0]);
    expect(left[3]!.seconds).toBe(60);
    expect(quotaHeader(left[3]!)).toBe('"default";r=0;t=60');
    expect(quotas.take('a', 1, 61_000).allowed).toBe(true);
    expect(quotas.policy).toBe('"default";q=2;w=60');
  });

  test('is charged with what a request has cost', () => {
    const quotas = new Quotas(100);
    expect(quotas.take('a', 0, 0).allowed).toBe(true);
    quotas.charge('a', 250, 1);
    expect(quotas.take('a', 0, 2)).toMatchObject({ allowed: false, remaining: 0 });
    expect(quotas.take('b', 0, 2).allowed).toBe(true);
  });

  test('is whole for a new client, however many there are', () => {
    const quotas = new Quotas(1);
    const isNew = (i: number): boolean => quotas.take(`client ${i}`, 1, 0).allowed;
    const clients = Array.from({ length: 150_000 }, (_, i) => i);
    expect(clients.filter((i) => !isNew(i))).toEqual([]);
    // A client that was seen just now is still known; the first one is forgotten.
    expect(isNew(149_999)).toBe(false);
    expect(isNew(0)).toBe(true);
  });

  test('comes back when the clock is set back', () => {
    const quotas = new Quotas(1);
    quotas.take('a', 1, 1e9);
    expect(quotas.take('a', 1, 1e9).allowed).toBe(false);
    expect(quotas.take('a', 1, 5e8).allowed).toBe(true);
  });
});
