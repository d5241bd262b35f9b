import { identifierIn, mayBecomeIdentifier } from '../model/identifier.ts';

/** A text is too long if it has a character at this index: the service reads as many. */
const MAX_QUERY = 200;

const isLong = (text: string): boolean => MAX_QUERY in [...text];

/** Returns the key of the text about an input that is an EID or an IMEI, or too long; `null` if it is neither. */
export function noteKey(text: string): 'eid' | 'imei' | 'mistyped' | 'long' | null {
  const identifier = identifierIn(text);
  if (identifier) return identifier.isValid ? identifier.kind : 'mistyped';
  return isLong(text) ? 'long' : null;
}

/** True if suggestions are asked for a text: not if it is empty or too long, or may become an EID or an IMEI. */
export const isSuggested = (text: string): boolean =>
  text !== '' && !mayBecomeIdentifier(text) && !isLong(text);
