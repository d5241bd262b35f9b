import { mayBecomeIdentifier, withoutIdentifiers } from '../model/identifier.ts';

/** A text is too long if it has a character at this index: the service reads as many. */
const MAX_QUERY = 200;

/** What was typed into a field. */
export interface Typed {
  /** What the service may be asked: the text without EIDs and IMEIs, which are never sent. */
  query: string;
  /** The key of the text about what was typed: what an EID or IMEI says, or that the query is too long; else `null`. */
  note: 'eid' | 'imei' | 'mistyped' | 'long' | null;
}

/** Reads what was typed into a field. */
export function typed(text: string): Typed {
  const { rest: query, identifier } = withoutIdentifiers(text);
  if (MAX_QUERY in [...query]) return { query, note: 'long' };
  return { query, note: identifier && (identifier.isValid ? identifier.kind : 'mistyped') };
}

/** True if suggestions are asked for a text: not if it is empty or too long, or may become an EID or an IMEI. */
export function isSuggested(text: string): boolean {
  const { query, note } = typed(text);
  return query !== '' && note === null && !mayBecomeIdentifier(text);
}
