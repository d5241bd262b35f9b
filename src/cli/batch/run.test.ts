import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { run, type Terminal } from './run.ts';
import type { Source } from './source.ts';

const NOTHING: Answer = {
  verdict: {
    supports: 'unknown',
    exceptionRegions: [],
    basis: 'none',
    modelCode: null,
    regions: [],
    meant: 'none',
  },
  device: null,
  name: null,
  isCarrierOnly: false,
};

const source: Source = {
  bytes: (async function* () {})(),
  format: 'lines',
  size: 1,
  read: () => 1,
};

class Sink extends Writable {
  text = '';
  readonly isTTY: boolean;
  #held: (() => void)[] | null;
  constructor(isTTY = false, held = false) {
    super({ highWaterMark: 1024, decodeStrings: false });
    this.isTTY = isTTY;
    this.#held = held ? [] : null;
  }
  override _write(chunk: string, _: string, done: () => void): void {
    this.text += chunk;
    if (this.#held === null) done();
    else this.#held.push(done);
  }
  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const done of held) done();
  }
}

async function over(texts: Iterable<string | null>, out: Terminal | null, err: Terminal) {
  async function* rows() {
    for (const text of texts) yield { text, fields: { query: text } };
  }
  return run({ source, rows: rows(), answer: () => NOTHING, format: 'json', out, err });
}

describe('a run over a file', () => {
  test('waits where nobody takes the output', async () => {
    const out = new Sink(false, true);
    let pulled = 0;
    function* endless(): Generator<string> {
      while (pulled < 50_000) yield `row ${pulled++}`;
    }
    const running = over(endless(), out, new Sink());
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect(pulled).toBeGreaterThan(0);
    expect(pulled).toBeLessThan(2_000);
    out.release();
    expect((await running).rows).toBe(50_000);
  });

  test('shows no bar to anything but a terminal', async () => {
    const [file, terminal] = [new Sink(), new Sink(true)];
    await over(['a'], new Sink(), file);
    expect(file.text).toBe('');
    await over(['a'], new Sink(), terminal);
    expect(terminal.text).toContain('100 %');
    expect(terminal.text.endsWith('\r\u001b[K')).toBe(true);
  });

  test('sums up what was not found, the most frequent first', async () => {
    const summary = await over(['b', 'a', 'b', null, '\u001b[31mred'], null, new Sink());
    expect(summary.missing(2)).toEqual([
      { text: 'b', times: 2 },
      { text: '\u001b[31mred', times: 1 },
    ]);
    expect(summary).toMatchObject({ rows: 5, empty: 1, notFound: 4 });
    expect(summary.toString()).not.toContain('\u001b');
  });

  test('counts a bounded number of different texts', async () => {
    const texts = Array.from({ length: 30_000 }, (_, i) => `text ${i}`);
    const summary = await over(texts, null, new Sink());
    expect(summary.notFound).toBe(30_000);
    expect(summary.missing(Infinity)).toHaveLength(10_000);
  });

  test('counts the numbers of single units without repeating them', async () => {
    const numbers = ['490154203237518', '356938035643809', '89044011112233441122334411223321'];
    const summary = await over([...numbers, 'row'], null, new Sink());
    expect(summary.missing(3)).toEqual([
      { text: '(an IMEI, which names no model)', times: 2 },
      { text: '(an EID, which names no model)', times: 1 },
      { text: 'row', times: 1 },
    ]);
  });
});
