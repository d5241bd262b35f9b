import type { Identifier } from '../model/identifier.ts';

/** Which text tells of the number of one unit; `null` if the text is none. */
export const identifierKey = (identifier: Identifier | null): 'eid' | 'imei' | 'mistyped' | null =>
  identifier === null ? null : identifier.isValid ? identifier.kind : 'mistyped';
