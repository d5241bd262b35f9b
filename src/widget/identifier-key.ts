import type { Identifier } from '../model/identifier.ts';

/** Returns the key of the text about an EID or an IMEI; `null` if the input is neither. */
export const identifierKey = (identifier: Identifier | null): 'eid' | 'imei' | 'mistyped' | null =>
  identifier === null ? null : identifier.isValid ? identifier.kind : 'mistyped';
