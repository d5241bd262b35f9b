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
/** Characters of a text that are read. No question is that long. */
const MAX_TEXT = 1000;

/**
 * A number with its label, if it has one ("IMEI 1: "): an EID, which begins with 89, in groups; an IMEI as an iPhone
 * writes it; or at least 14 digits in a row.
 */
const NUMBER =
  /(?:\b(?:EID|IMEI)\W*(?:[12]\W+)?)?(89([\s.:-]{0,3}\d){30}\b|\d\d([ .-]\d{6}){2}[ .-]\d\b|\d{14,})/gi;

/**
 * A number in groups of any size behind a label, or at the beginning of a text. Elsewhere such groups may be a telephone
 * number, or begin with the number of the device: "iPhone 13 4901 5420". The 9 of 'IMEI 198228 046772 368 9.4"' is that of a
 * size.
 */
const GROUPS = /(?:^|\b(?:EID|IMEI)\W*(?:[12]\W+)?)(\d([\s.:-]{0,3}\d){13,15})\b(?![.,]\d)/gi;

/** What may become a number. The first eight digits of an IMEI name the model, those from the ninth on the unit. */
const BEGUN = /(\d[.-]?){9}/;

/** A text without the identifiers of units. */
export interface WithoutIdentifiers {
  /** The text without the numbers and their labels. */
  rest: string;
  /** The identifier that was in the text; `null` if there was none. */
  identifier: Identifier | null;
}

/**
 * Takes the identifiers of units out of a text: EIDs (32 digits) and IMEIs (15 digits). A number of 14 digits or more with
 * wrong check digits counts as one with a typing error: no model code has that many.
 *
 * @example withoutIdentifiers('iPhone 13 IMEI: 490154203237518').rest // 'iPhone 13'
 */
export function withoutIdentifiers(text: string): WithoutIdentifiers {
  const numbers: string[] = [];
  const take = (_: string, number: string): string => {
    numbers.push(number.replace(/\D/g, ''));
    return ' ';
  };
  const plain = text.slice(0, MAX_TEXT).normalize('NFKC');
  const rest = plain.replace(NUMBER, take).replace(GROUPS, take).trim();
  return { rest, identifier: identifierOf(numbers) };
}

/** Of several numbers, the first with right check digits says more than one with a typing error. */
function identifierOf(numbers: readonly string[]): Identifier | null {
  const number = numbers.find(isValid) ?? numbers[0];
  return number === undefined
    ? null
    : { kind: number.length > LONGEST_IMEI ? 'eid' : 'imei', isValid: isValid(number) };
}

/**
 * Finds the identifier of one unit in a text: see {@link withoutIdentifiers}.
 *
 * @returns `null` if there is none
 * @example identifierIn('EID 8904 4011 1122 3344 1122 3344 1122 3321') // { kind: 'eid', isValid: true }
 * @example identifierIn('SM-S928B') // null
 */
export const identifierIn = (text: string): Identifier | null =>
  withoutIdentifiers(text).identifier;

/**
 * True if a text that is being typed may become an identifier. The page then asks for no suggestions.
 *
 * @example mayBecomeIdentifier('8903401156') // true
 */
export const mayBecomeIdentifier = (text: string): boolean => BEGUN.test(text.normalize('NFKC'));

/**
 * True if the check digits match. EID: the whole number leaves 1 by ISO/IEC 7064 MOD 97-10 (GSMA SGP.02, annex J; SGP.29,
 * section 10). IMEI: the Luhn sum over all digits ends in 0 (3GPP TS 23.003, annex B).
 */
const isValid = (digits: string): boolean =>
  digits.length === EID_DIGITS
    ? BigInt(digits) % 97n === 1n
    : digits.length === IMEI_DIGITS &&
      [...digits].map(Number).reduce((sum, d, i) => sum + (i % 2 ? doubled(d) : d), 0) % 10 === 0;

/** The digit sum of the double of a digit, which it adds to the Luhn sum at every second position. */
const doubled = (d: number): number => (d > 4 ? 2 * d - 9 : 2 * d);
