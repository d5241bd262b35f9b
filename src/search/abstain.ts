import { CODE, isContext, JOIN } from '../lattice/arc-kinds.ts';
import { WEIGHTS } from '../lattice/weights.ts';
import { gainOf, leftUnread } from './for-and-against.ts';
import type { Hypothesis } from './hypothesis.ts';
import { isWholeName, saysDistinctly, saysEnough } from './name-said.ts';
import { isNoName } from './no-name.ts';

/** A margin that no evidence for a device can outweigh. */
const DENIED = -99;

/**
 * Decides whether a query means any device of the data set. "No device" competes with the best candidate:
 * what the candidate explains of the query must outweigh what it leaves unexplained.
 *
 * @returns the weight for the device minus the weight against it; below 0 the query means no device
 * @example
 * "galaxy s24 ultra" // above 0
 * "surface of the moon" // below 0: all that is read is an everyday word
 */
export function evidenceForDevice(hypothesis: Hypothesis): number {
  const w = WEIGHTS;
  if (isNoName(hypothesis)) return DENIED;
  const { query, evidence } = hypothesis;
  const isSaidDistinctly = saysDistinctly(hypothesis);
  const isStrong = isSaidDistinctly || saysEnough(hypothesis);
  const isPlain = !evidence.hasErrors;
  const sums = weigh(hypothesis, isStrong, isSaidDistinctly && isPlain);
  let { gain, against } = sums;
  if (isSaidDistinctly) gain += w.gainDistinct;
  if (isWholeName(hypothesis)) gain += w.gainWhole;
  if (!sums.saysLetters && query.tokens.length > 1) against += w.bias;
  // Words around a correctly spelt name make it no less likely, however many they are.
  against +=
    isStrong && isPlain ? Math.min(sums.surroundings, w.mostSurroundings) : sums.surroundings;
  return gain - against - w.bias - evidence.said.unsaidCost * w.againstUnsaid;
}

/** The sums of the weights of the tokens. */
interface Sums {
  /** For the device. */
  gain: number;
  /** Against it. */
  against: number;
  /** Against it, of the tokens that tell something about the device; see `leftUnread`. */
  surroundings: number;
  /** True if more than a number is read. */
  saysLetters: boolean;
}

/**
 * Adds up the weights of the tokens of a query.
 *
 * @param isStrong true if the evidence for the device is strong
 * @param isShort true if short forms are no worse than whole words
 */
function weigh(hypothesis: Hypothesis, isStrong: boolean, isShort: boolean): Sums {
  const w = WEIGHTS;
  const { query, device, evidence, lattice } = hypothesis;
  const { tokens } = query;
  const { arcs } = evidence.path;
  let gain = 0;
  let against = 0;
  let surroundings = 0;
  let saysLetters = false;
  for (let i = 0; i < tokens.length; i++) {
    const arc = arcs[i]!;
    if (arc < 0) {
      const { cost, isAround } = leftUnread(hypothesis, i, isStrong);
      if (isAround) surroundings += cost;
      else against += cost;
      continue;
    }
    if (i > 0 && arcs[i - 1] === arc) continue;
    const kind = lattice.kind[arc]!;
    if (isContext(kind)) {
      surroundings += lattice.cost[arc]! * w.againstUnread;
      continue;
    }
    if (kind === CODE) {
      const isDistinctCode = lattice.atoms.ofDevice.get(device)?.isDistinct === true;
      gain += isDistinctCode ? w.gainCode : w.gainCompound;
      saysLetters = true;
      continue;
    }
    // "think pad": a name that is written in two words is hardly another one. Nor is "S24U" where it stands for itself.
    if (kind !== JOIN && !isShort) against += lattice.cost[arc]! * w.againstRead;
    gain += gainOf(hypothesis, i, arc);
    if (!tokens[i]!.digits) saysLetters = true;
  }
  return { gain, against, surroundings, saysLetters };
}
