/**
 * Returns a number with its noun.
 *
 * @example counted(1, 'file') // '1 file'
 */
export const counted = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
