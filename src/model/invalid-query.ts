/** The error for an argument of the wrong type or with an unusable value, in the library and in the client. */
export class InvalidQueryError extends TypeError {
  override readonly name = 'InvalidQueryError';
  /** The name of the invalid argument: `q`, `limit`, `region`, `edition`, `code`, `slug`, `options`, ... */
  readonly parameter: string;

  constructor(parameter: string, message: string) {
    super(message);
    this.parameter = parameter;
  }
}

/** How to correct an argument that is no string. */
export const TEXT_FAULT = 'Write it as a string.';

/** How to correct a text with half of a surrogate pair, which is no character and has no UTF-8 form. */
export const UNICODE_FAULT = 'Send valid Unicode text.';

/**
 * Returns the options if they are an object. Without this check, a region passed in place of the options would
 * be ignored, and the answer would be about another unit.
 *
 * @param name the name of the argument
 * @param cure how to correct it
 * @throws {InvalidQueryError} if it is no object
 */
export function optionsOf<T extends object>(
  options: T,
  name = 'options',
  cure = 'Give it as an object.',
): T {
  if (typeof options === 'object' && options !== null) return options;
  throw new InvalidQueryError(name, cure);
}

/**
 * Returns the text if it is a string, for callers without type checks.
 *
 * @throws {InvalidQueryError} if it is no string
 */
export function textOf(parameter: string, text: unknown): string {
  if (typeof text === 'string') return text;
  throw new InvalidQueryError(parameter, TEXT_FAULT);
}
