import type { EditionWord, RegionId } from '../model/index.ts';
import type { CardsSaid } from '../unit/cards.ts';

/** How a question was read. */
export interface Interpretation {
  /** Does the text name one device, fit several, or mean none of the data set? */
  meant: 'one' | 'several' | 'none';
  /** The device that is meant, or every device that the text fits, best first. */
  devices: readonly number[];
  /** False if the text fits more devices than {@link Interpretation.devices} holds. */
  isComplete: boolean;
  /** What a person who chooses is shown, best first; at most 25. */
  ranked: readonly number[];
  /** The entries of the code table that the text names, all of devices that are meant. */
  code: { text: string; entries: readonly number[] } | null;
  /**
   * The entries beside a code that is not held, by which the device is told: codes that begin so, or siblings; `null`
   * if no such code is named. And whether its unit may take other SIMs than theirs.
   */
  siblings: { entries: readonly number[]; mayDiffer: boolean } | null;
  /** The region of sale that the text names; several where its unit was sold in one of them; none if it names none. */
  regions: readonly RegionId[];
  /** The edition of the device that the text names, by a word for its networks. */
  edition: EditionWord | null;
  /** Does the text say that the unit takes two cards? */
  cards: CardsSaid | null;
  /** How each part of the text was read. */
  explain(): readonly Part[];
}

/** One part of a question and how it was read. */
export interface Part {
  text: string;
  /** What it was taken for: a word of the name, a code, a measure, a word that says nothing. */
  as: string;
  /** What it costs the candidate; 0 if it speaks for it or is harmless. */
  cost: number;
}
