import { identifierIn } from '../model/identifier.ts';

/** Returns the key of the text about an input that is an EID or an IMEI; `null` if it is neither. */
export function identifierKey(text: string): 'eid' | 'imei' | 'mistyped' | null {
  const identifier = identifierIn(text);
  return identifier && (identifier.isValid ? identifier.kind : 'mistyped');
}
