import type { DetectResponse } from '../model/index.ts';
import { type Answers, nothing, ofOther } from './answers.ts';
import type { Identifier } from './identify.ts';
import { otherModel } from './other-devices.ts';

/** Answers for texts of a header that may be the model. */
export class TokenAnswers {
  readonly #identify: Identifier;
  readonly #answers: Answers;

  constructor(identify: Identifier, answers: Answers) {
    this.#identify = identify;
    this.#answers = answers;
  }

  /**
   * Answers for the parts of one text, of which one may be the maker: "(Android 13; Xiaomi; 2201117TY; es)".
   *
   * @param year in which the device's version of Android appeared
   */
  ofParts(tokens: readonly string[], maker: string | null, year: number | null): DetectResponse {
    if (maker !== null || tokens.length < 2) return this.ofTokens(tokens, maker, year);
    const makers = this.#identify.makersAmong(tokens);
    if (makers.length === 0) return this.#besideSmallMaker(tokens, year);
    const models = tokens.filter((token) => !this.#identify.isMaker(token));
    const answer = this.ofTokens(models, makers.length === 1 ? makers[0]! : null, year);
    // The first Honors say both "HUAWEI" and "HONOR".
    const isOnes = makers.length === 1 || answer.brand === null || makers.includes(answer.brand);
    return isOnes ? answer : nothing();
  }

  /** The name of a small brand is no model beside another text: brands are called like other brands' models. */
  #besideSmallMaker(tokens: readonly string[], year: number | null): DetectResponse {
    const makers = tokens.filter((token) => this.#identify.isMaker(token));
    const models = tokens.filter((token) => !makers.includes(token));
    return this.ofTokens(models, makers.length === 1 ? makers[0]! : null, year);
  }

  /** Codes come before names, known codes before siblings, devices before brands. */
  ofTokens(
    tokens: readonly string[],
    maker: string | null,
    year: number | null = null,
  ): DetectResponse {
    for (const token of tokens) {
      const answer = this.#answers.ofCodes(this.#identify.find(token, maker, year));
      if (answer !== null) return answer;
    }
    for (const token of tokens) {
      const answer = this.#answers.ofDevices(this.#identify.named(token, maker));
      if (answer !== null) return answer;
    }
    for (const token of tokens) {
      const answer = this.#answers.ofSiblings(this.#identify.siblings(token, maker));
      if (answer !== null) return answer;
    }
    const makers = maker === null ? [] : this.#identify.makersAmong([maker]);
    for (const token of tokens) {
      const other = otherModel(token);
      if (other !== null && makers.every((name) => name === other.brand)) return ofOther(other);
    }
    return this.brandOnly(tokens, maker);
  }

  /** The brand, and the family, that an unknown code proves. */
  brandOnly(tokens: readonly string[], maker: string | null): DetectResponse {
    for (const token of tokens) {
      const known = this.#identify.brandOnly(token, maker);
      if (known !== null) return this.#answers.ofBrandOnly(known);
    }
    return nothing();
  }
}
