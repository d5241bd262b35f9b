import { expect, test } from 'vitest';
import { takeTurns } from './turns.ts';

const busy = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('jobs run in their order, one at a time, and give what they give', async () => {
  const turns = takeTurns();
  const seen: string[] = [];
  const slow = turns.run(async () => {
    seen.push('slow begins');
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen.push('slow ends');
    return 1;
  });
  const quick = turns.run(() => {
    seen.push('quick');
    return 2;
  });
  expect(turns.waiting).toBe(2);
  expect(await Promise.all([slow, quick])).toEqual([1, 2]);
  expect(seen).toEqual(['slow begins', 'slow ends', 'quick']);
  expect(turns.waiting).toBe(0);
});

test('a job that fails fails alone', async () => {
  const turns = takeTurns();
  const failing = [
    turns.run(() => {
      throw new Error('at once');
    }),
    turns.run(async () => {
      throw new Error('later');
    }),
  ];
  const after = turns.run(() => 'after');
  await expect(failing[0]).rejects.toThrow('at once');
  await expect(failing[1]).rejects.toThrow('later');
  expect(await after).toBe('after');
});

test('a job that never ends holds the others up for a moment alone', async () => {
  const turns = takeTurns();
  void turns.run(() => new Promise(() => {}));
  expect(await turns.run(() => 'after')).toBe('after');
});

test('others have their turn between long jobs', async () => {
  const turns = takeTurns();
  let others = 0;
  const timer = setInterval(() => others++, 1);
  await Promise.all(Array.from({ length: 10 }, () => turns.run(() => busy(10))));
  clearInterval(timer);
  expect(others).toBeGreaterThanOrEqual(5);
});

test('thousands of jobs run, and are let go of', async () => {
  const turns = takeTurns();
  let sum = 0;
  await Promise.all(
    Array.from({ length: 5000 }, (_, i) =>
      turns.run(() => {
        sum += i;
      }),
    ),
  );
  expect(sum).toBe((4999 * 5000) / 2);
});
