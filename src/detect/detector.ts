import type { DetectResponse } from '../model/index.ts';
import type { DeviceTable, Snapshot } from '../snapshot/index.ts';
import { familyVerdict, noVerdict } from '../verdict/index.ts';
import { withoutBuild } from './android-comment.ts';
import { Answers, nothing, ofOther } from './answers.ts';
import { appleIdentifier } from './apple.ts';
import { isAutomated, isLibrary } from './bots.ts';
import { contradicts, isDesktop } from './contradictions.ts';
import { Families } from './family.ts';
import { modelTexts, statedModels, wordRuns } from './free-text.ts';
import { plainText } from './header-text.ts';
import { type HeaderReader, type Hints, readHints } from './hints.ts';
import { Identifier } from './identify.ts';
import { ANY_VERSION, type VersionRange } from './ios-version.ts';
import { otherMark, otherModel } from './other-devices.ts';
import { ORIGINAL_USER_AGENTS } from './request-headers.ts';
import { isBrowser, MAX_USER_AGENT, readUserAgent, type UserAgent } from './user-agent.ts';

/**
 * Names the device that sent a request, as exactly as its headers allow.
 *
 * Programs and headers that contradict each other name nothing. Otherwise the order of trust is: the
 * model's client hint; the device's own user agent as a proxy forwards it; the user agent.
 *
 * @example
 * const detector = new Detector(openSnapshot(bytes));
 * detector.detect((name) => request.headers.get(name)).match?.model; // 'Galaxy S24 Ultra'
 */
export class Detector {
  readonly #devices: DeviceTable;
  readonly #families: Families;
  readonly #answers: Answers;
  readonly #identify: Identifier;

  constructor(snapshot: Snapshot) {
    this.#devices = snapshot.devices;
    this.#families = new Families(snapshot.devices);
    this.#answers = new Answers(snapshot.devices, this.#families);
    this.#identify = new Identifier(snapshot, this.#families);
  }

  /** Answers for one request. Never throws, whatever the headers hold, and repeats none of them. */
  detect(header: HeaderReader): DetectResponse {
    const text = plainText(header('user-agent')?.slice(0, MAX_USER_AGENT) ?? '');
    const hints = readHints(header);
    const own = text.startsWith(FROZEN) ? text.slice(FROZEN.length) : text;
    // Beside a hint, Chrome's frozen user agent adds nothing.
    const agent = hints.model !== null && own !== text ? ANDROID : readUserAgent(text);
    const isProgram = this.#isAutomated(own, agent);
    if ((isProgram && !isLibrary(own)) || contradicts(agent, hints)) return nothing();
    const { model } = hints;
    if (model !== null && !isAppleWord(agent, model)) {
      return this.#fromModel({ ...hints, model });
    }
    for (const name of ORIGINALS) {
      const original = header(name);
      if (original === null) continue;
      const answer = this.#fromUserAgent(readUserAgent(original));
      if (answer.brand !== null) return answer;
    }
    const answer = this.#fromText(text, agent);
    return isProgram && answer.match === null ? nothing() : answer;
  }

  /**
   * Returns the devices that an answer without a match leaves possible, newest first, for a list to
   * choose from: the members of the family that run the system that the headers name. Empty if the
   * answer names a device, or no family.
   */
  members(header: HeaderReader): readonly number[] {
    const { match, brand, model } = this.detect(header);
    if (match !== null || brand === null || model === null) return [];
    const agent = readUserAgent(plainText(header('user-agent') ?? ''));
    const isKind = agent.system === 'apple' && agent.identifier === null && agent.kind === model;
    const index = this.#devices.brands.findIndex(({ name }) => name === brand);
    return this.#families.possible(index, model, isKind ? agent.ios : ANY_VERSION);
  }

  /** Returns the iPhones that run one of these versions of iOS, by the screen that they may report. */
  iphonesByScreen(versions: VersionRange): ReadonlyMap<string, readonly number[]> {
    return this.#families.byScreen(this.#identify.brandIndex('apple'), 'iPhone', versions);
  }

  /**
   * Names of phones and makers contain words of crawlers ("M bot 60", "FOSSiBOT", "Robot Phone"), so the
   * name of a known device does not count.
   */
  #isAutomated(text: string, agent: UserAgent): boolean {
    if (!isAutomated(text)) return false;
    if (agent.system !== 'android') return true;
    const { maker, tokens } = agent;
    const names = tokens.filter(
      (token) =>
        this.#identify.find(token, maker).length > 0 ||
        this.#identify.named(token, maker).length > 0,
    );
    if (names.length > 0 && maker !== null) names.push(maker);
    // The longest first: "Google-Pixel 8" before "Pixel 8".
    names.sort((a, b) => b.length - a.length);
    return isAutomated(names.reduce((left, name) => left.replaceAll(name, ''), text));
  }

  #fromModel({ model, platform }: Hints & { model: string }): DetectResponse {
    // On Windows, a name stands for every generation ("Surface Pro"), so only codes count.
    if (isDesktop(platform)) {
      return this.#answers.ofCodes(this.#identify.find(model)) ?? this.#brandOnly([model], null);
    }
    // Some web views write the build into the hint as well.
    return this.#fromTokens([withoutBuild(model)], null);
  }

  /** The maker may be a part of its own: "(Android 13; Xiaomi; 2201117TY; es)". */
  #fromParts({ tokens, maker, year }: Extract<UserAgent, { system: 'android' }>): DetectResponse {
    if (maker !== null || tokens.length < 2) return this.#fromTokens(tokens, maker, year);
    const makers = this.#identify.makersAmong(tokens);
    if (makers.length === 0) return this.#fromTokens(tokens, null, year);
    const models = tokens.filter((token) => !this.#identify.isMaker(token));
    const answer = this.#fromTokens(models, makers.length === 1 ? makers[0]! : null, year);
    // The first Honors say both "HUAWEI" and "HONOR".
    const isOnes = makers.length === 1 || answer.brand === null || makers.includes(answer.brand);
    return isOnes ? answer : nothing();
  }

  /** Codes come before names, known codes before siblings, devices before brands. */
  #fromTokens(
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
    return this.#brandOnly(tokens, maker);
  }

  #fromText(text: string, agent: UserAgent): DetectResponse {
    const answer = this.#fromUserAgent(agent);
    if (answer.verdict.basis !== 'none' || agent.system === 'apple') return answer;
    const isRead = isBrowser(text) || (agent.system === 'android' && agent.maker !== null);
    const free = isRead ? null : this.#fromFreeText(text);
    if (free !== null) return free;
    return answer.brand !== null || text.startsWith(FROZEN) ? answer : ofOther(otherMark(text));
  }

  /** Anything may stand in an app's own user agent, so only what proves itself counts. */
  #fromFreeText(ua: string): DetectResponse | null {
    const runs = wordRuns(ua);
    const makers = this.#identify.makersAmong(runs.flat());
    if (makers.length > 1) return null;
    const [maker = null] = makers;
    const stated = statedModels(runs);
    const model = stated.length === 0 ? null : this.#fromTokens(stated, maker);
    if (model?.match && model.verdict.modelCode !== null) return model;
    const texts = modelTexts(runs);
    for (const text of texts) {
      if (maker === null && !looksLikeCode(text)) continue;
      const codes = this.#identify.find(text, maker);
      const answer = this.#identify.areCarried(codes) ? this.#answers.ofCodes(codes) : null;
      if (answer !== null) return answer;
    }
    // A code beside the stated name says which unit it is.
    if (model?.match) return model;
    for (const text of texts) {
      const answer = this.#answers.ofDevices(this.#identify.named(text, maker));
      if (answer !== null) return answer;
    }
    return null;
  }

  #fromUserAgent(agent: UserAgent): DetectResponse {
    switch (agent.system) {
      case 'apple':
        return this.#fromApple(agent);
      case 'android':
        return this.#fromParts(agent);
      case 'feature':
        return this.#fromFeaturePhone(agent);
      case 'openharmony':
        return this.#ofBrand('huawei', 'Huawei');
      case 'other':
        return nothing();
    }
  }

  #fromFeaturePhone({ maker, model }: Extract<UserAgent, { system: 'feature' }>): DetectResponse {
    const answer = this.#answers.ofCodes(this.#identify.find(`${maker} ${model}`));
    if (answer !== null) return answer;
    const brand = this.#identify.brandOnly(maker)?.brand;
    return brand === undefined
      ? nothing()
      : { ...nothing(), brand: this.#devices.brands[brand]!.name, model };
  }

  #fromApple({ identifier, kind, ios }: Extract<UserAgent, { system: 'apple' }>): DetectResponse {
    if (identifier !== null) {
      const answer = this.#answers.ofCodes(this.#identify.find(identifier.id));
      // An unknown identifier belongs to none of the known devices.
      return answer ?? this.#ofBrand('apple', 'Apple', identifier.kind);
    }
    if (kind === null) return this.#ofBrand('apple', 'Apple');
    const apple = this.#identify.brandIndex('apple');
    const verdict = familyVerdict(this.#families.answer(apple, kind, ios));
    return { ...this.#ofBrand('apple', 'Apple', kind), verdict };
  }

  /** The brand, and the family, that an unknown code proves. */
  #brandOnly(tokens: readonly string[], maker: string | null): DetectResponse {
    for (const token of tokens) {
      const known = this.#identify.brandOnly(token, maker);
      if (known !== null) return this.#answers.ofBrandOnly(known);
    }
    return nothing();
  }

  #ofBrand(slug: string, name: string, model: string | null = null): DetectResponse {
    const brand = this.#devices.brands[this.#identify.brandIndex(slug)]?.name ?? name;
    return { match: null, brand, model, verdict: noVerdict() };
  }
}

/** Chrome's user agent begins so on every phone since it names no model. */
const FROZEN = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/';
const ANDROID: UserAgent = { system: 'android', maker: null, tokens: [], year: null };

const ORIGINALS: readonly string[] = ORIGINAL_USER_AGENTS.map((name) => name.toLowerCase());

/** A text that is long and has the digits of a code is no other word. */
const looksLikeCode = (text: string): boolean => text.length >= 6 && /\d{3}/.test(text);

/** The hint "iPhone" is less exact than the user agent, which has the system's version. */
function isAppleWord(agent: UserAgent, model: string): boolean {
  return agent.system === 'apple' && agent.kind !== null && appleIdentifier(model) === null;
}
