import type { DetectResponse } from '../model/index.ts';
import { type Answers, nothing, ofOther } from './answers.ts';
import { otherModel } from './other-devices.ts';
import type { TokenFinder } from './token-finder.ts';

/** Computes the answer for texts of a header that may be the model. */
export class TokenAnswers {
  readonly #finder: TokenFinder;
  readonly #answers: Answers;

  constructor(finder: TokenFinder, answers: Answers) {
    this.#finder = finder;
    this.#answers = answers;
  }

  /**
   * Returns the answer for the parts of one comment. One of them may be the maker: "(Android 13; Xiaomi;
   * 2201117TY; es)".
   *
   * @param year the year in which the device's version of Android appeared; null if unknown
   */
  ofParts(tokens: readonly string[], maker: string | null, year: number | null): DetectResponse {
    if (maker !== null || tokens.length < 2) return this.ofTokens(tokens, maker, year);
    const makers = this.#finder.makersAmong(tokens);
    if (makers.length === 0) return this.#besideSmallMaker(tokens, year);
    const models = tokens.filter((token) => !this.#finder.isMaker(token));
    const answer = this.ofTokens(models, this.#finder.makerAmong(tokens), year);
    // The first Honor phones say both "HUAWEI" and "HONOR".
    const isOnes = makers.length === 1 || answer.brand === null || makers.includes(answer.brand);
    return isOnes ? answer : nothing();
  }

  /**
   * A small brand's name beside another text does not name a model: such brands share their names with other
   * brands' models.
   */
  #besideSmallMaker(tokens: readonly string[], year: number | null): DetectResponse {
    const makers = tokens.filter((token) => this.#finder.isMaker(token));
    const models = tokens.filter((token) => !makers.includes(token));
    return this.ofTokens(models, makers.length === 1 ? makers[0]! : null, year);
  }

  /**
   * Returns the answer for texts, one of which may be the model. Codes come before names, known codes before
   * siblings, and devices before brands.
   */
  ofTokens(
    tokens: readonly string[],
    maker: string | null,
    year: number | null = null,
  ): DetectResponse {
    for (const token of tokens) {
      const answer = this.#answers.ofCodes(this.#finder.find(token, maker, year));
      if (answer !== null) return answer;
    }
    for (const token of tokens) {
      const answer = this.#answers.ofDevices(this.#finder.named(token, maker));
      if (answer !== null) return answer;
    }
    for (const token of tokens) {
      const answer = this.#answers.ofSiblings(this.#finder.siblings(token, maker));
      if (answer !== null) return answer;
    }
    const makers = maker === null ? [] : this.#finder.makersAmong([maker]);
    for (const token of tokens) {
      const other = otherModel(token);
      if (other !== null && makers.every((name) => name === other.brand)) return ofOther(other);
    }
    return this.brandOnly(tokens, maker);
  }

  /** Returns the brand, and the family if any, that an unknown code proves. */
  brandOnly(tokens: readonly string[], maker: string | null): DetectResponse {
    for (const token of tokens) {
      const known = this.#finder.brandOnly(token, maker);
      if (known !== null) return this.#answers.ofBrandOnly(known);
    }
    return nothing();
  }
}
