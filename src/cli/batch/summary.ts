import { identifierIn, type Supports } from '../../lookup/index.ts';
import { counted } from '../counted.ts';
import type { Outcome } from './answer.ts';
import { shown } from './output.ts';
import type { Row } from './row.ts';

/** How many different texts are counted one by one. Further ones are only counted together. */
const COUNTED = 10_000;

/**
 * The summary of a file: the numbers of answers, and the texts that were not found, the most frequent first.
 */
export class Summary {
  rows = 0;
  /** The number of rows without a question. */
  empty = 0;
  readonly supports: Record<Supports, number> = { yes: 0, no: 0, partial: 0, unknown: 0 };
  notFound = 0;
  /** The number of rows that mean a device that takes only its carrier's plans. */
  carrierOnly = 0;
  /** The number of rows that could not be answered. */
  problems = 0;
  /** The column with the device, if it was found by another usual name than `model`; else `null`. */
  deviceColumn: string | null = null;
  /** The column that says where a unit was bought; `null` if there is none. */
  placeColumn: string | null = null;
  /** The number of lines above the header. */
  above = 0;
  readonly #texts = new Map<string, number>();
  readonly #faults = new Map<string, number>();

  add({ text, place, deviceColumn, dialect }: Row, outcome: Outcome): void {
    if (this.rows === 0) {
      this.deviceColumn = deviceColumn ?? null;
      this.placeColumn = place?.column ?? null;
      this.above = dialect?.above ?? 0;
    }
    this.rows++;
    if (text === null) {
      this.empty++;
      return;
    }
    if ('problem' in outcome) {
      this.problems++;
      if (identifierIn(place?.text ?? '') === null) count(this.#faults, outcome.problem);
      return;
    }
    if (outcome.isCarrierOnly) this.carrierOnly++;
    const { supports, meant } = outcome.verdict;
    if (meant !== 'none') {
      this.supports[supports]++;
      return;
    }
    this.notFound++;
    // The number of one unit is personal data and is not repeated.
    const kind = identifierIn(text)?.kind;
    count(
      this.#texts,
      kind === undefined ? text : `(an ${kind.toUpperCase()}, which names no model)`,
    );
  }

  /** Returns the texts that were not found, the most frequent first. */
  missing(most: number): Counted[] {
    return frequent(this.#texts, most);
  }

  /** Formats the summary. */
  toString(): string {
    const { yes, no, partial, unknown } = this.supports;
    const empty = this.empty > 0 ? `, ${this.empty} empty` : '';
    const problems = this.problems > 0 ? `, ${this.problems} not answered` : '';
    const above =
      this.above > 0 ? `${counted(this.above, 'line')} above the header left out.\n` : '';
    const device =
      this.deviceColumn === null
        ? ''
        : `The column "${shown(this.deviceColumn)}" holds the devices.\n`;
    const place =
      this.placeColumn === null
        ? ''
        : `The column "${shown(this.placeColumn)}" says where each unit was bought.\n`;
    const carrierOnly =
      this.carrierOnly === 0
        ? ''
        : `${counted(this.carrierOnly, 'row')} with a device that works only with its carrier's plans.\n`;
    return (
      `${above}${device}${place}${counted(this.rows, 'row')}: ${yes} yes, ${no} no, ${partial} partial, ` +
      `${unknown} unknown, ${this.notFound} not found${empty}${problems}\n` +
      carrierOnly +
      list('Not answered', frequent(this.#faults, LISTED)) +
      list('Not found', this.missing(LISTED))
    );
  }
}

const LISTED = 10;

interface Counted {
  text: string;
  times: number;
}

function count(texts: Map<string, number>, text: string): void {
  const times = texts.get(text);
  if (times !== undefined || texts.size < COUNTED) texts.set(text, (times ?? 0) + 1);
}

const frequent = (texts: ReadonlyMap<string, number>, most: number): Counted[] =>
  [...texts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([text, times]) => ({ text, times }));

const list = (title: string, lines: readonly Counted[]): string =>
  lines.length === 0
    ? ''
    : `${title}, most frequent first:\n${lines.map(({ text, times }) => `  ${times} × ${shown(text)}\n`).join('')}`;
