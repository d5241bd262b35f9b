import { expect, test } from 'vitest';
import { byteStream } from './stream.ts';

function* pieces(count: number): Generator<string> {
  for (let i = 0; i < count; i++) yield `${'é'.repeat(5_000)}${i}\n`;
}

test('a stream holds what its pieces hold, in their order', async () => {
  expect(await new Response(byteStream(pieces(100))).text()).toBe([...pieces(100)].join(''));
  expect(await new Response(byteStream(pieces(0))).text()).toBe('');
});

test('others have their turn while a quick reader takes a long stream', async () => {
  let turns = 0;
  let reading = true;
  const others = (): void => {
    turns++;
    if (reading) setTimeout(others);
  };
  setTimeout(others);
  const reader = byteStream(pieces(1_000)).getReader();
  let read = 0;
  while (!(await reader.read()).done) read++;
  reading = false;
  expect(read).toBeGreaterThan(50);
  expect(turns).toBeGreaterThan(read / 2);
});
