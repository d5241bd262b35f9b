import { createRequire } from 'node:module';
import { namesNoModel } from '../../src/detect/hints.ts';
import type { Snapshot } from '../../src/snapshot/index.ts';
import { detectCases } from '../../test/detect/case-table.ts';
import { observedPairs } from '../../test/detect/observed-pairs.ts';

/** One request and its expected answer. */
export interface Input {
  headers: Record<string, string>;
  /** What the headers identify: one device, only its maker, or nothing. */
  outcome: 'device' | 'brand' | 'none';
  /** The expected brand; absent if none is expected. */
  brand?: string;
  /** Every accepted spelling of the model; absent if no device is expected. */
  names?: string[];
}

/** The sets of inputs that every detector answers. */
export interface Inputs {
  /** Hints that real browsers sent, labelled with the only device with this code. */
  hints: Input[];
  /** Every row of the case tables. */
  cases: Input[];
  /** User agents of crawlers. */
  crawlers: Input[];
  /** The hints with other digits in their codes, so that no device has them, and invented codes. */
  unknown: Input[];
}

const REDUCED =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const chrome = (model: string, ua = REDUCED): Record<string, string> => ({
  'user-agent': ua,
  'sec-ch-ua-model': `"${model}"`,
  'sec-ch-ua-platform': '"Android"',
  'sec-ch-ua-mobile': '?1',
});

const nextDigit = (digit: string): string => String((Number(digit) + 7) % 10);

/** Reads every set. */
export function readInputs({ devices }: Snapshot): Inputs {
  const holders = new Map<string, Set<number>>();
  for (let c = 0; c < devices.codes.size; c++) {
    const key = devices.codes.at(c).toLowerCase();
    const device = devices.deviceOfCode(c);
    holders.set(key, (holders.get(key) ?? new Set()).add(device));
  }
  const hints = observedPairs().flatMap(({ userAgent, model }) => {
    const held = holders.get(model.toLowerCase());
    // Google's list has names of emulators, which are no devices.
    if (held?.size !== 1 || namesNoModel(model)) return [];
    const { brand, model: name, aliases } = devices.detail([...held][0]!);
    const names = [name, ...aliases];
    return [{ headers: chrome(model, userAgent), outcome: 'device' as const, brand, names }];
  });
  const crawlers = createRequire(import.meta.url)('crawler-user-agents') as {
    instances: string[];
  }[];
  return {
    hints,
    cases: detectCases().map(({ headers, outcome, brand, model, names = [] }) => ({
      headers,
      outcome,
      ...(brand === undefined ? {} : { brand }),
      names: model === undefined ? names : [model, ...names],
    })),
    crawlers: crawlers
      .flatMap((c) => c.instances)
      .map((ua) => ({ headers: { 'user-agent': ua }, outcome: 'none' })),
    unknown: [
      ...hints.map(({ headers }) => headers['sec-ch-ua-model']!.replace(/\d(?=\D*$)/, nextDigit)),
      ...Array.from({ length: 100 }, (_, i) => `"QZ-${i}77X"`),
    ]
      .map((model) => model.slice(1, -1))
      .filter((model) => !holders.has(model.toLowerCase()))
      .map((model) => ({ headers: chrome(model), outcome: 'none' })),
  };
}
