import { styleText } from 'node:util';
import type { Supports } from '../lookup/index.ts';

const STYLE = {
  yes: ['bold', 'green'],
  no: ['bold', 'red'],
  partial: ['bold', 'yellow'],
  unknown: ['bold', 'gray'],
} as const;

/** Colours text for a terminal. */
export interface Paint {
  supports(text: string, value: Supports): string;
  dim(text: string): string;
}

/**
 * Returns a painter that uses colour only on a terminal. `NO_COLOR` (no-color.org) turns it off, `FORCE_COLOR`
 * on.
 */
export function paintFor(stream: { isTTY?: boolean }): Paint {
  const { env } = process;
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0';
  const wanted = stream.isTTY === true && env.TERM !== 'dumb';
  if (env.NO_COLOR || !(wanted || forced)) return { supports: (t) => t, dim: (t) => t };
  return {
    supports: (text, value) =>
      STYLE[value].reduce((painted, style) => styleText(style, painted), text),
    dim: (text) => styleText('dim', text),
  };
}
