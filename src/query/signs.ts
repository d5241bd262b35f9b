import type { Query, QueryToken } from './query.ts';

// What the signs between two tokens of a normalised text part or join. There the comma of a sentence or a list is a
// semicolon (`normalise.ts`). A comma that is left stands between two digits: "S21,22", or "iPhone14,5" of Apple.

/**
 * True if one of some signs stands between two tokens.
 *
 * @param before the token before the signs
 * @param next the token after them, or any later one
 */
export type Between = (
  text: string,
  before: Pick<QueryToken, 'to'>,
  next: Pick<QueryToken, 'from'>,
) => boolean;

/** A regular expression takes longer. */
const between =
  (signs: string): Between =>
  (text, { to }, { from }) => {
    for (let i = to; i < from; i++) if (signs.includes(text[i]!)) return true;
    return false;
  };

/** True if such a sign stands right before a token; false for the first token, and behind the last. */
export const isBehind = ({ text, tokens }: Query, i: number, sign: Between): boolean =>
  i > 0 && i < tokens.length && sign(text, tokens[i - 1]!, tokens[i]!);

/** The end of a sentence. */
export const endsSentence: Between = between('.!?\n');
/** The end of a question. */
export const endsQuestion: Between = between('?');
/** The end of a clause. Brackets belong to the name: "Phone (1), not (3)". */
export const endsClause: Between = between('.;!?\n');
/** The end of a clause, or the comma between two numbers, which may be those of two devices: "S21,22". */
export const partsDevices: Between = between(',.;!?\n');
/** The same, or what else sets off a correction: "iPhone 15 - sorry, 14", "correction: 5s". */
export const setsOff: Between = between(',.;!?\n:-');
/** The end of an entry of a list, or of a statement of a title. A period may be that of a short form. */
export const endsEntry: Between = between(';\n');

/** The end of a statement about cards: "Dual SIM, nano-SIM", "Dual SIM (nano-SIM)". */
export const endsCards: Between = between('.,;!?|(\n');
/** What parts a well-known name from the words beside it: "Hr. Prohaska: S25U". A period may be that of "Hr." */
export const partsName: Between = between(',;:|*([+');
/** What parts the cells of a list or a ticket: "JOB 2041 / iP12 Pro". */
export const partsCells: Between = between(';:|/\n');
/** What parts a letter from the word or number before it: "pixel 3, a grade". Normalising writes the bracket. */
export const partsLetter: Between = between(';|)');
/** What a label has behind it: "Lot 77: 10x iPhone 12", "country=CN". */
export const announces: Between = between(':=');

/** A bracket that opens. Normalising writes closing ones as well, before a letter that begins a word: "13) t-mobile". */
export const opensBracket: Between = between('(');
/** A bracket, which opens or closes a part of a text: "Z Flip6 [W] PayPal" is no watt. */
export const isBracketed: Between = between('()[]');

/** What joins two devices: "iphone 12/13". */
export const joinsDevices: Between = between('/&+|');
/** The same, or the comma of a list: devices that belong together. */
export const listsDevices: Between = between('/&+|;');
/** What stands between the numbers of two devices. A plus joins memory and storage, and a bar begins another cell. */
export const partsNumbers: Between = between('/&;');
/** What joins two cards: "nano + nano". */
export const joinsCards: Between = between('+&/');
/** What joins the numbers of a range: "iphone 12-15". */
export const joinsRange: Between = between('-');

/** A dash amid spaces, which parts the statements of a title. */
export const isDashed: Between = (text, { to }, { from }) => text.slice(to, from) === ' - ';

const ENDS_EDITION = /[.:;!?|\n]| - /;

/** The end of a clause about an edition, in titles also a colon, a bar, or a dash amid spaces: "LTE - seyahat için". */
export const endsEdition: Between = (text, { to }, { from }) =>
  ENDS_EDITION.test(text.slice(to, from));
