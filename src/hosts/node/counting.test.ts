import { expect, test } from 'vitest';
import { askEach, type Counting } from './counting.ts';
import type { Counts } from './metrics.ts';

const counts = (n: number): Counts => ({
  requests: { 'check 200': n },
  latencies: { check: { classes: [n, 0], seconds: n } },
  sums: { esim_reloads_total: n, esim_connections: n },
});
type Process = 'one' | 'two';

/** Two processes, of which the named ones answer with a number. */
function processes(answers: Partial<Record<Process, number>>): Counting<Process> {
  const counting = askEach<Process>((process, id) => {
    const n = answers[process];
    if (n !== undefined) counting.told({ kind: 'counts', id, counts: counts(n) });
  }, 10);
  return counting;
}

test('a process that does not answer in time stands with what it told last', async () => {
  const answers: Partial<Record<Process, number>> = { one: 1 };
  const counting = processes(answers);
  expect(await counting.all(['one', 'two'])).toEqual([counts(1)]);
  answers.two = 5;
  expect(await counting.all(['one', 'two'])).toEqual([counts(1), counts(5)]);
  delete answers.two;
  answers.one = 2;
  expect(await counting.all(['one', 'two'])).toEqual([counts(2), counts(5)]);
});

test('what ended processes have counted stays, without what was true of them at one moment', async () => {
  const counting = processes({ one: 1, two: 5 });
  await counting.all(['one', 'two']);
  counting.ended('two');
  counting.ended('two');
  expect(await counting.all(['one'])).toEqual([counts(1)]);
  expect(counting.past).toEqual({ ...counts(5), sums: { esim_reloads_total: 5 } });
});

test('a process that ends while it is asked is not waited for', async () => {
  const counting = askEach<Process>(() => {}, 1_000_000);
  const asked = counting.all(['one']);
  counting.ended('one');
  expect(await asked).toEqual([]);
});
