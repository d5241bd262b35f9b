import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lines, MAX_LINE, userAgentOf } from './lines.ts';

async function all(chunks: readonly string[]): Promise<string[]> {
  async function* source(): AsyncGenerator<string> {
    yield* chunks;
  }
  const out: string[] = [];
  for await (const line of lines(source())) out.push(line);
  return out;
}

describe('lines', () => {
  test.each([
    [['a\nb\n'], ['a', 'b']],
    [['a\nb'], ['a', 'b']],
    [['a\r\nb\r\n'], ['a', 'b']],
    [
      ['a', 'b\nc', '\n', '\nd'],
      ['ab', 'c', '', 'd'],
    ],
    [
      ['a\r', '\nb'],
      ['a', 'b'],
    ],
    [[''], []],
    [[], []],
  ])('%j are %j', async (chunks, expected) => {
    expect(await all(chunks)).toEqual(expected);
  });

  test('are the same however the text is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '\r\n') })),
        async (chunks) => {
          const whole = chunks.join('');
          const expected = whole.split('\n').map((l) => l.replace(/\r$/, ''));
          if (expected.at(-1) === '' && !whole.endsWith('\r')) expected.pop();
          expect(await all(chunks)).toEqual(expected);
        },
      ),
    );
  });

  test('hold no more than a line may be long, whatever comes', async () => {
    const chunks = [...Array.from({ length: 100 }, () => 'x'.repeat(10_000)), '\nnext\n'];
    const [long, next] = await all(chunks);
    expect(long).toHaveLength(MAX_LINE);
    expect(next).toBe('next');
  });
});

describe('the user agent of a log line', () => {
  const common = '203.0.113.9 - - [21/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 12';
  test.each([
    [`${common} "https://a.example/" "Mozilla/5.0 (iPhone)"`, 'Mozilla/5.0 (iPhone)'],
    [`${common} "-" "-"`, null],
    [`${common} "-" ""`, null],
    [`${common} "-" "a \\"quoted\\" name"`, 'a "quoted" name'],
    [`${common} "-" "a \\x22quoted\\x22 name"`, 'a "quoted" name'],
    [`${common} "-" "Mozilla/5.0 (X)" 0.003`, 'Mozilla/5.0 (X)'],
    ['Mozilla/5.0 (Linux; Android 14; SM-S928B)', 'Mozilla/5.0 (Linux; Android 14; SM-S928B)'],
    ['', null],
    ['-', null],
    ['"', '"'],
    ['\\"', '\\"'],
  ])('%s: %s', (line, expected) => {
    expect(userAgentOf(line)).toBe(expected);
  });

  test('takes time in proportion to the line', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', '\\', 'a', ' ') }), (line) => {
        const found = userAgentOf(line);
        expect(found === null || found.length <= line.length).toBe(true);
      }),
    );
  });
});
