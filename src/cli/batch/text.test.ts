import { expect, test } from 'vitest';
import { textOf } from './text.ts';

/** The text of a file that is read in pieces. */
async function read(...pieces: Uint8Array[]): Promise<string> {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield* pieces;
  }
  let text = '';
  for await (const piece of textOf(bytes())) text += piece;
  return text;
}

const PLAIN = Buffer.from('model\n'.repeat(5));

test.each<BufferEncoding>(['utf8', 'latin1'])(
  'the first accent decides, wherever in a file of %s it comes',
  async (encoding) => {
    const accents = Buffer.from('Téléphone\n', encoding);
    expect(await read(PLAIN, PLAIN, accents, PLAIN, accents)).toBe(
      `${PLAIN}${PLAIN}Téléphone\n${PLAIN}Téléphone\n`,
    );
  },
);

test('a character that is cut between two pieces is whole', async () => {
  const accents = Buffer.from('é');
  expect(await read(PLAIN, accents.subarray(0, 1), accents.subarray(1))).toBe(`${PLAIN}é`);
});

test('UTF-16 without a mark stays UTF-16', async () => {
  const [first, later] = ['model\n', 'Téléphone\n'].map((text) => Buffer.from(text, 'utf16le'));
  expect(await read(first!, later!)).toBe('model\nTéléphone\n');
});

test.each([
  ['PK\u0003\u0004', 'a spreadsheet or a ZIP archive'],
  ['\u00ff\u00fe\0\0m\0\0\0', 'in UTF-32'],
  ['\0\0\u00fe\u00ff\0\0\0m', 'in UTF-32'],
])('a file that cannot be read is refused with the cure: %j', async (begin, what) => {
  await expect(read(Buffer.from(begin, 'latin1'))).rejects.toThrow(
    `The file is ${what}. Save it as CSV (UTF-8) and give that.`,
  );
});
