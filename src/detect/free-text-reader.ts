import type { DetectResponse } from '../model/index.ts';
import { foldCode } from '../snapshot/index.ts';
import type { Answers } from './answers.ts';
import { isDistinctive } from './code-finder.ts';
import { modelTexts, wordRuns } from './free-text.ts';
import type { TokenFinder } from './token-finder.ts';

/**
 * Names the device in the user agent of an app that follows no convention. A text counts only if no other word
 * looks like it.
 */
export class FreeTextReader {
  readonly #finder: TokenFinder;
  readonly #answers: Answers;

  constructor(finder: TokenFinder, answers: Answers) {
    this.#finder = finder;
    this.#answers = answers;
  }

  /**
   * Looks for codes first, then for names; names count only in apps on Android. A text beside a maker must be
   * this maker's. Without a maker, the text must be a code that no other maker uses.
   *
   * @param isAndroid whether the user agent names Android
   * @param year the year in which the device's version of Android appeared; null if unknown
   * @returns null if nothing is named
   */
  read(ua: string, isAndroid: boolean, year: number | null): DetectResponse | null {
    const runs = wordRuns(ua).map((words) => ({ words, whole: words.join(' ') }));
    const all = runs.flatMap(({ words, whole }) => [...words, whole]);
    const makers = this.#finder.makersAmong(all);
    if (makers.length > 1 && !isAndroid) return null;
    const only = this.#finder.makerAmong(all);
    const found: Found[] = [];
    for (const [i, { words, whole }] of runs.entries()) {
      if (found.length >= MAX_FOUND || this.#finder.isMaker(whole)) continue;
      const beside = this.#makerBeside(runs[i - 1], runs[i + 1]);
      const maker = beside ?? only;
      // "[Acer/QUANTUM_3_1010_MOBILE]": the maker beside the text may be a small one, which is not among `makers`.
      const isOther = beside !== null && only !== null && !this.#finder.isSameMaker(beside, only);
      const isOfOne = makers.length < 2 && !isOther;
      for (const text of modelTexts(words)) {
        const isEnd = whole.endsWith(text);
        const isAlone = text === whole || isBeforeVersion(text, whole);
        // A word after a name may belong to it ("A67M Lite"). A word after a code may be its context
        // ("(SM-G998B list)").
        if (!isEnd && !isAlone && !(isAndroid && isDistinctive(foldCode(lastWord(text))))) continue;
        const lead = isEnd ? whole.slice(0, -text.length).trim() : '';
        found.push({ text, maker, lead, isAlone, isAndroid, isOfOne });
      }
    }
    return this.#byCode(found, year) ?? (isAndroid ? this.#byName(found) : null);
  }

  #byCode(found: readonly Found[], year: number | null): DetectResponse | null {
    for (const one of found) {
      const codes = this.#finder.find(one.text, one.maker, one.maker === null ? year : null);
      if (codes.length === 0 || !this.#isProven(one, codes)) continue;
      const answer = this.#answers.ofCodes(codes);
      if (answer !== null) return answer;
    }
    return null;
  }

  #byName(found: readonly Found[]): DetectResponse | null {
    for (const { text, maker, lead, isOfOne } of found) {
      if (!isOfOne || (maker === null && !/\d/.test(text))) continue;
      // A name is read whole: the "12 Pro" of "Note 12 Pro" is another phone.
      if (lead !== '' && !this.#finder.isSameMaker(lead, maker ?? lead)) continue;
      const named = this.#finder.named(text, lead === '' ? maker : lead);
      const answer = this.#answers.ofDevices(named);
      if (answer !== null) return answer;
    }
    return null;
  }

  /**
   * Returns the maker if the run before or after is nothing else: "[Sky Devices/Elite 63Pro]",
   * "(Z67;16;Vortex)".
   */
  #makerBeside(before: Run | undefined, behind: Run | undefined): string | null {
    if (before !== undefined && this.#finder.isMaker(before.whole)) return before.whole;
    return behind !== undefined && this.#finder.isMaker(behind.whole) ? behind.whole : null;
  }

  #isProven(
    { text, maker, isAlone, isAndroid, isOfOne }: Found,
    codes: readonly number[],
  ): boolean {
    if (this.#finder.areOf(codes, maker, text)) return true;
    // Two makers in one text: each may be a word of something else.
    if (isAndroid && isAlone && isDistinctive(foldCode(text))) return isOfOne;
    if (!isOfOne || !this.#finder.areWidelySold(codes) || !/\d/.test(text)) return false;
    if (maker !== null || isDistinctive(foldCode(text))) return true;
    return isAndroid && isAlone && (text.length >= 5 || /^[A-Z]\d{3}$/.test(text));
  }
}

/** Only forged user agents have more. */
const MAX_FOUND = 32;

interface Run {
  whole: string;
}

/** A text that may be the model. */
interface Found {
  text: string;
  /** The maker beside it, or the only one in the user agent; null if there is none. */
  maker: string | null;
  /** True if the text is a whole run. */
  isAlone: boolean;
  /** What stands before the text in its run, if the text ends the run. */
  lead: string;
  /** True if the user agent names Android. */
  isAndroid: boolean;
  /** True if the user agent names at most one maker. */
  isOfOne: boolean;
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/** True if the version of Android follows the text: "FOA-LX9 16 weibo". */
const isBeforeVersion = (text: string, whole: string): boolean =>
  whole.startsWith(`${text} `) && /^\d{1,2}(?: |$)/.test(whole.slice(text.length + 1));
