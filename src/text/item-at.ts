/**
 * The element of a list at an index; `undefined` before its beginning and behind its end.
 *
 * `list[-1]` is `undefined` as well, but V8 looks "-1" up as the name of a property, and from then on looks up every index
 * at that place of the code.
 *
 * @example itemAt(tokens, i - 1) // the token before
 */
export const itemAt = <T>(list: readonly T[], i: number): T | undefined =>
  i < 0 ? undefined : list[i];
