import { identifierIn, type Supports } from '../../lookup/index.ts';
import { counted } from '../counted.ts';
import type { Answer } from './answer.ts';
import { shown } from './output.ts';

/** How many different texts are counted one by one; more are only counted together. */
const COUNTED = 10_000;

/** What a file held: the answers counted, and what was not found, the most frequent first. */
export class Summary {
  rows = 0;
  /** Rows that held nothing to ask. */
  empty = 0;
  readonly supports: Record<Supports, number> = { yes: 0, no: 0, partial: 0, unknown: 0 };
  notFound = 0;
  readonly #texts = new Map<string, number>();

  add(text: string | null, answer: Answer): void {
    this.rows++;
    if (text === null) {
      this.empty++;
      return;
    }
    const { supports, meant } = answer.verdict;
    if (meant !== 'none') {
      this.supports[supports]++;
      return;
    }
    this.notFound++;
    // The number of one unit says who somebody is: it is repeated nowhere.
    if (identifierIn(text) !== null) return;
    const times = this.#texts.get(text);
    if (times !== undefined || this.#texts.size < COUNTED) this.#texts.set(text, (times ?? 0) + 1);
  }

  /** What was not found, the most frequent first. */
  missing(most: number): { text: string; times: number }[] {
    return [...this.#texts]
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, most)
      .map(([text, times]) => ({ text, times }));
  }

  /** The summary as text. */
  toString(): string {
    const { yes, no, partial, unknown } = this.supports;
    const empty = this.empty > 0 ? `, ${this.empty} empty` : '';
    const missing = this.missing(10);
    const list = missing.map(({ text, times }) => `  ${times} × ${shown(text)}\n`).join('');
    const head = missing.length > 0 ? `Not found, most frequent first:\n${list}` : '';
    return (
      `${counted(this.rows, 'row')}: ${yes} yes, ${no} no, ${partial} partial, ${unknown} unknown, ` +
      `${this.notFound} not found${empty}\n${head}`
    );
  }
}
