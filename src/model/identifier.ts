/** A number that identifies one unit. It is personal data, so it is never stored. */
export interface Identifier {
  /** `eid`: the number of an eSIM chip. `imei`: the number of a phone. */
  kind: 'eid' | 'imei';
  /** True if its check digits match. */
  isValid: boolean;
}

/** What the number of one unit says, and what to do next, in English. */
export const IDENTIFIER_TEXTS = {
  eid: 'This number is an EID. A device that shows an EID has an eSIM chip.',
  imei: 'This number is an IMEI. It does not say which model it is: enter the model code.',
  mistyped:
    'This looks like an EID or an IMEI, but the check digits do not match. Check every digit.',
} as const;

/**
 * Returns what the number of one unit says, and what to do next.
 *
 * @example identifierText({ kind: 'eid', isValid: false }) // 'This looks like an EID or an IMEI, …'
 */
export const identifierText = ({ kind, isValid }: Identifier): string =>
  IDENTIFIER_TEXTS[isValid ? kind : 'mistyped'];

const EID_DIGITS = 32;
const IMEI_DIGITS = 15;
/** The digits of an IMEI without its check digit. With the software version it has 16 (3GPP TS 23.003). */
export const SHORTEST_IMEI = 14;
const LONGEST_IMEI = 16;
/** The first eight digits name the model. From the ninth on they name the unit. */
const SHORTEST_START = 9;
/** What people and settings write between groups of digits. */
const SEPARATOR = /[\s.:-]+/g;
/** What comes before the number: "EID:", "IMEI 1 =". */
const LABEL = /^\D*(?:[12]\W+)?/;
/** Characters of a text that are read. No question is that long. */
const MAX_TEXT = 1000;

/**
 * Finds the identifier of one unit in a text: an EID (32 digits) or an IMEI (15 digits). The number is the
 * whole text, in groups of any size, or one of its words. A number of 14 digits or more with wrong check digits
 * counts as one with a typing error: no model code has that many digits and nothing else.
 *
 * @returns `null` if there is none
 * @example identifierIn('EID 8904 4011 1122 3344 1122 3344 1122 3321') // { kind: 'eid', isValid: true }
 * @example identifierIn('SM-S928B') // null
 */
export function identifierIn(text: string): Identifier | null {
  const numbers = numbersIn(text);
  if (numbers.some(isEid)) return { kind: 'eid', isValid: true };
  if (numbers.some(isImei)) return { kind: 'imei', isValid: true };
  const longest = Math.max(0, ...numbers.map((n) => n.length));
  if (longest < SHORTEST_IMEI) return null;
  return { kind: longest > LONGEST_IMEI ? 'eid' : 'imei', isValid: false };
}

/**
 * True if a text that is being typed may become an identifier. The page then asks for no suggestions.
 *
 * @example mayBecomeIdentifier('8903401156') // true
 */
export const mayBecomeIdentifier = (text: string): boolean =>
  numbersIn(text).some((n) => n.length >= SHORTEST_START);

/** Returns the numbers in a text, without the separators of their groups. */
function numbersIn(text: string): string[] {
  const plain = text.slice(0, MAX_TEXT).normalize('NFKC');
  // Groups with spaces between them are one number only if they are the whole text, because a title has many
  // numbers.
  return [plain.replace(LABEL, ''), ...plain.split(/[\s/,;:]+/)]
    .map((number) => number.replace(SEPARATOR, ''))
    .filter((number) => /^\d+$/.test(number));
}

/** ISO/IEC 7064 MOD 97-10: the whole number leaves 1 (GSMA SGP.02, annex J; SGP.29, section 10). */
const isEid = (digits: string): boolean =>
  digits.length === EID_DIGITS && BigInt(digits) % 97n === 1n;

/** What a digit adds to the Luhn sum at every second position: the digit sum of its double. */
const DOUBLED = '0246813579';

/** The Luhn sum over all digits ends in 0 (3GPP TS 23.003, annex B). */
const isImei = (digits: string): boolean =>
  digits.length === IMEI_DIGITS &&
  [...digits].reduce((sum, d, i) => sum + Number(i % 2 === 1 ? DOUBLED[Number(d)] : d), 0) % 10 ===
    0;
