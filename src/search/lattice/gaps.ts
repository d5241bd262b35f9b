/** What the best candidate leaves to be read. */
export interface Gaps {
  /** What it pays for a token. */
  spent(i: number): number;
  /** Does it lack a maker, a line or a number that the query may say otherwise? */
  isWeak: boolean;
  /** Does the query say its maker or its line? */
  isNamed: boolean;
  /** Is a token so near to the words of the name that it may be one? */
  isNear(i: number): boolean;
}
