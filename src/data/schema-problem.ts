import type * as v from 'valibot';
import { shown } from './problem.ts';

/** Why a value is wrong and how to correct it, for a reader who does not know schemas. */
export interface Told {
  why: string;
  cure: string;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in brackets',
  object: 'an object in braces',
  strict_object: 'an object in braces',
  record: 'an object in braces',
};

/**
 * Explains an issue of a schema in plain words.
 *
 * @example
 * tellIssue(issue) // { why: 'This value is not allowed here.', cure: 'Use one of: "yes", "no".' }
 */
export function tellIssue(issue: v.BaseIssue<unknown>): Told {
  const { type, kind, expected, received, input } = issue;
  const field = String(issue.path?.at(-1)?.key ?? '');
  if (expected === 'never') {
    return { why: `There is no field "${field}" here.`, cure: 'Remove it, or correct its name.' };
  }
  if (kind === 'schema') {
    // For a missing key, Valibot reports the key.
    if (received === 'undefined') {
      return { why: `The field "${field}" is missing.`, cure: `Add "${field}".` };
    }
    if (type === 'picklist' || type === 'literal' || type === 'union') {
      const values = (expected ?? '')
        .replace(/^\(|\)$/g, '')
        .split(' | ')
        .join(', ');
      return { why: 'This value is not allowed here.', cure: `Use one of: ${values}.` };
    }
    const wanted = KINDS[type] ?? expected ?? 'another kind of value';
    return { why: `It is ${kindOf(input)}.`, cure: `Write ${wanted}.` };
  }
  return {
    why: CHECKS[type] ?? 'It does not have the required form.',
    cure: cureOf(issue),
  };
}

const CHECKS: Readonly<Record<string, string>> = {
  max_length: 'It is too long.',
  min_length: 'It is too short.',
  non_empty: 'It is empty.',
  max_value: 'It is too large.',
  min_value: 'It is too small.',
  integer: 'It is not a whole number.',
};

/**
 * Returns how to correct the value: the schema's own message if it has one, because a pattern explains nothing.
 */
function cureOf({ type, message, requirement }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) {
    return `${message[0]!.toUpperCase()}${message.slice(1).replace(/\.$/, '')}.`;
  }
  if (type === 'integer') return 'Write a whole number.';
  if (type === 'non_empty') return 'Write something, or remove the field.';
  if (typeof requirement === 'number') {
    const bound = type.startsWith('max') ? 'at most' : 'at least';
    return `Use ${bound} ${requirement}${type.endsWith('length') ? ' characters or items' : ''}.`;
  }
  return 'Compare with the same field in other files.';
}

function kindOf(input: unknown): string {
  if (input === null) return 'null';
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object') return 'an object';
  return typeof input === 'string' ? `the text ${shown(input)}` : `the ${typeof input} ${input}`;
}

/**
 * Explains the parser's error for a text that is not JSON, without the parser's position in characters.
 *
 * @example tellSyntax("Expected ',' or '}' after property value in JSON at position 55")
 */
export function tellSyntax(message: string): Told {
  if (message.includes('\ufeff')) {
    return {
      why: 'The file begins with a byte order mark.',
      cure: 'Save it as UTF-8 without one.',
    };
  }
  const what = message
    .replace(/ in JSON at position.*$/s, '')
    .replace(/, (?:\.\.\.)?".*$/s, '')
    .replace(/ \(line .*$/s, '');
  const end = /end of JSON|Unterminated/.test(message);
  return {
    why: `The file is not JSON: ${what}.`,
    cure: end
      ? 'Close what is open: a quote, a bracket or a brace.'
      : 'Look for a comma too many or too few, or a missing quote, in this line or the one before.',
  };
}
