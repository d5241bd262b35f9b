import type { Tables } from './tables.ts';
import { hasDigit, yearOf } from './tokens.ts';

/** One word of a query and the words of names that it may stand for. */
export interface Slot {
  text: string;
  /** The words that match, with the cost of each. */
  ids: number[];
  costs: number[];
  /** A range of words that match (completions of what is being typed): `from` up to `to`. */
  from: number;
  to: number;
  /** False for a word that a query may hold beside the name. */
  required: boolean;
  numeric: boolean;
  /** The year that it names, so that the release year can match it; 0 for none. */
  year: number;
  /** Only brands and lines are meant: a lone "s" is no word of a name. */
  namesOnly: boolean;
}

/** A query, read in one way: every required slot must be found in a device. */
export interface Reading {
  slots: Slot[];
  /** What this reading itself costs, on top of its words. */
  cost: number;
  /** Is a number said without its letter, so that no device is meant whose brand uses bare numbers? */
  isLetterUnsaid: boolean;
}

/** The completion of a word counts less than the word itself. */
export const COMPLETION = 1;

/** Slots are bits of a mask. */
export const MAX_SLOTS = 24;

/** The slot of a word as it stands. `last` words are still being typed: they match as beginnings. */
export function slotFor(tables: Tables, text: string, required: boolean, last: boolean): Slot {
  const { words } = tables;
  const first = words.lowerBound(text);
  const isWord = first < words.size && words.is(first, text);
  const slot: Slot = {
    text,
    ids: isWord ? [first] : [],
    costs: isWord ? [0] : [],
    from: 0,
    to: 0,
    required,
    numeric: hasDigit(text),
    year: yearOf(text),
    namesOnly: false,
  };
  if (last && text === 'mk1') {
    // "xperia 1 i": any numeral may be begun.
    slot.from = words.lowerBound('mk');
    slot.to = words.lowerBound('mk{');
  } else if (last) {
    slot.from = first;
    slot.to = words.endOfBeginning(text, first);
  }
  if (last && text.length === 1 && !slot.numeric) {
    // The letter after a number: "iphone e" is an iPhone 17e.
    for (const id of tables.compoundsEndingIn(text)) {
      slot.ids.push(id);
      slot.costs.push(2 * COMPLETION);
    }
    // The letter of a line means it as much as the letter itself: "galaxy s" is first an S26.
    const end = words.lowerBound(`${text}:`);
    for (let id = words.lowerBound(`${text}0`); id < end; id++) {
      slot.ids.push(id);
      slot.costs.push(0);
    }
  } else if (text.length === 1 && !slot.numeric) {
    // The letter of a line: "galaxy s ultra" is an s26 Ultra.
    slot.from = words.lowerBound(`${text}0`);
    slot.to = words.lowerBound(`${text}:`);
  }
  return slot;
}

/**
 * The slot with other words. All slots are made with the same properties in the same order: the loops
 * that read them are compiled for one shape, and a copy by spreading has another.
 */
export function withWords(slot: Slot, ids: number[], costs: number[], required: boolean): Slot {
  const { text, from, to, numeric, year, namesOnly } = slot;
  return { text, ids, costs, from, to, required, numeric, year, namesOnly };
}

/** Can any name match the slot? */
export function isKnown(slot: Slot): boolean {
  return slot.ids.length > 0 || slot.from < slot.to || slot.year !== 0;
}
