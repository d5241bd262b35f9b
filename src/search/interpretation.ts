import type { EditionSaid, RegionId } from '../model/index.ts';
import type { CardsSaid } from '../unit/cards.ts';

/** What a question means. Devices and codes are numbers of the snapshot's tables. */
export interface Interpretation {
  /** `one` device, `several` that the text fits, or `none` of the data set. */
  meant: 'one' | 'several' | 'none';
  /** The devices that are meant, best first. */
  devices: readonly number[];
  /** False if the text fits more devices than {@link Interpretation.devices} holds. */
  isComplete: boolean;
  /** The search results to show, best first; at most `MAX_LIMIT`. */
  ranked: readonly number[];
  /** The model code in the text and its entries in the code table, all of meant devices; `null` if there is none. */
  code: { text: string; entries: readonly number[] } | null;
  /**
   * For a code that the data set lacks: the entries of known codes that begin with it, or of its siblings, which tell
   * the device. `mayDiffer` is true if the unit may take other SIMs than theirs, `isBegun` if each begins with the code.
   * `null` if there is no such code.
   */
  siblings: { entries: readonly number[]; mayDiffer: boolean; isBegun: boolean } | null;
  /** The region of sale in the text. Several mean that the unit was sold in one of them. Empty if there is none. */
  regions: readonly RegionId[];
  /** The edition in the text, by a word for its networks: "cellular"; `null` if there is none. */
  edition: EditionSaid | null;
  /** What the text says of the unit's SIM slots; `null` if it says nothing. */
  cards: CardsSaid | null;
  /** How each part of the text was read. */
  explain(): readonly Part[];
}

/** One part of a question and how it was read. */
export interface Part {
  text: string;
  /** How it was read: "word", "code", "context", "region", "unread" and so on. */
  as: string;
  /** What it costs the best candidate, to two places; 0 if it is an exact word or harmless. */
  cost: number;
}
