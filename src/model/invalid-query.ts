/**
 * An argument is not valid: of another type than it must be, or a value that none of the endpoints takes. The
 * one error of the library and of the client for what a caller gave.
 */
export class InvalidQueryError extends TypeError {
  override readonly name = 'InvalidQueryError';
  /** The argument at fault: `q`, `limit`, `region`, `edition`, `code`, `slug`, `options`, ... */
  readonly parameter: string;

  constructor(parameter: string, message: string) {
    super(message);
    this.parameter = parameter;
  }
}

/** What is wrong with an argument that is no string. */
export const TEXT_FAULT = 'Write it as a string.';

/**
 * Options as a function takes them: an object, whatever it holds. A region in the place of the options would
 * be left out without a word, and the answer would be that of another unit.
 *
 * @param name what the argument is called
 * @throws {InvalidQueryError} if it is no object
 */
export function optionsOf<T extends object>(options: T, name = 'options'): T {
  if (typeof options === 'object' && options !== null) return options;
  throw new InvalidQueryError(name, 'Give it as an object, as in { region: "HK" }.');
}

/**
 * A text from a caller whom no types hold.
 *
 * @throws {InvalidQueryError} if it is no string
 */
export function textOf(parameter: string, text: unknown): string {
  if (typeof text === 'string') return text;
  throw new InvalidQueryError(parameter, TEXT_FAULT);
}
