import type { DetectResponse } from '../model/index.ts';
import type { DeviceTable, Snapshot } from '../snapshot/index.ts';
import { modelTokens, withoutBuild } from './android-comment.ts';
import { Answers, nothing, ofOther } from './answers.ts';
import { appleIdentifier } from './apple.ts';
import { AppleAnswers } from './apple-answers.ts';
import { isAutomated, isLibrary } from './bots.ts';
import { contradicts, isDesktop } from './contradictions.ts';
import { Families } from './family.ts';
import { FreeTextReader } from './free-text-reader.ts';
import { plainText } from './header-text.ts';
import { type HeaderReader, type Hints, readHints } from './hints.ts';
import { ANY_VERSION, type VersionRange } from './ios-version.ts';
import { otherMark } from './other-devices.ts';
import { ORIGINAL_USER_AGENTS } from './request-headers.ts';
import { TokenAnswers } from './token-answers.ts';
import { TokenFinder } from './token-finder.ts';
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
  readonly #apple: AppleAnswers;
  readonly #finder: TokenFinder;
  readonly #tokens: TokenAnswers;
  readonly #freeText: FreeTextReader;

  constructor(snapshot: Snapshot) {
    this.#devices = snapshot.devices;
    this.#families = new Families(snapshot.devices);
    this.#answers = new Answers(snapshot.devices, this.#families);
    this.#finder = new TokenFinder(snapshot, this.#families);
    this.#apple = new AppleAnswers(this.#devices, this.#families, this.#answers, this.#finder);
    this.#tokens = new TokenAnswers(this.#finder, this.#answers);
    this.#freeText = new FreeTextReader(this.#finder, this.#answers);
  }

  /** Returns the answer for one request. Never throws for any header. */
  detect(header: HeaderReader): DetectResponse {
    const text = plainText(header('user-agent')?.slice(0, MAX_USER_AGENT) ?? '');
    const hints = readHints(header);
    const own = text.startsWith(FROZEN) ? text.slice(FROZEN.length) : text;
    // Beside a hint, Chrome's frozen user agent adds nothing.
    const agent = hints.model !== null && own !== text ? ANDROID : readUserAgent(text);
    const isProgram = this.#isAutomated(own, agent);
    if ((isProgram && !isLibrary(own)) || contradicts(agent, hints)) return nothing();
    if (agent.system === 'headset') return ofOther(agent.device);
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
   * Returns the devices among which a person can choose if the headers name only a family, the newest first: its
   * members that run the system of the headers, or those that share the name in them. Empty if the headers name
   * a device, or no family.
   */
  members(header: HeaderReader): readonly number[] {
    const { match, brand, model } = this.detect(header);
    if (match !== null || brand === null || model === null) return [];
    const agent = readUserAgent(plainText(header('user-agent') ?? ''));
    const isKind = agent.system === 'apple' && agent.identifier === null && agent.kind === model;
    const hint = readHints(header).model;
    const named = isKind
      ? this.#apple.devicesOf(agent)
      : this.#apple.generations(hint ?? '', ANY_VERSION);
    if (named !== null && named.length > 0) return named;
    const index = this.#devices.brands.findIndex(({ name }) => name === brand);
    return this.#families.possible(index, model, isKind ? agent.ios : ANY_VERSION);
  }

  /** Returns the iPhones that run one of these versions of iOS, by screen: see {@link Families.byScreen}. */
  iphonesByScreen(versions: VersionRange): ReadonlyMap<string, readonly number[]> {
    return this.#families.byScreen(this.#apple.brand, 'iPhone', versions);
  }

  /**
   * True for an automated program. Names of phones and makers contain words of crawlers ("M bot 60",
   * "FOSSiBOT", "Robot Phone"), so the words of a known device's name do not count.
   */
  #isAutomated(text: string, agent: UserAgent): boolean {
    if (!isAutomated(text)) return false;
    if (agent.system !== 'android') return true;
    const { maker, tokens } = agent;
    const names = tokens.filter(
      (token) =>
        this.#finder.find(token, maker).length > 0 || this.#finder.named(token, maker).length > 0,
    );
    if (names.length > 0 && maker !== null) names.push(maker);
    // The longest first: "Google-Pixel 8" before "Pixel 8".
    names.sort((a, b) => b.length - a.length);
    return isAutomated(names.reduce((left, name) => left.replaceAll(name, ''), text));
  }

  #fromModel({ model, platform }: Hints & { model: string }): DetectResponse {
    // On Windows, one name stands for every generation ("Surface Pro"), so only codes count.
    if (isDesktop(platform)) {
      return (
        this.#answers.ofCodes(this.#finder.find(model)) ?? this.#tokens.brandOnly([model], null)
      );
    }
    const apple = this.#apple.ofName(model);
    if (apple !== null) return apple;
    // Some web views put the build into the hint, and some the whole comment.
    const texts = model.includes(';')
      ? modelTokens(model.split(';').map((part) => part.trim()))
      : [withoutBuild(model)];
    return this.#tokens.ofTokens(texts, null);
  }

  #fromText(text: string, agent: UserAgent): DetectResponse {
    const answer = this.#fromUserAgent(agent);
    if (answer.verdict.basis !== 'none' || agent.system === 'apple') return answer;
    const year = agent.system === 'android' ? agent.year : null;
    const isRead = isBrowser(text) || statesModel(text, agent);
    const free = isRead ? null : this.#freeText.read(text, /android/i.test(text), year);
    if (free !== null) return free;
    return answer.brand !== null || text.startsWith(FROZEN) ? answer : ofOther(otherMark(text));
  }

  #fromUserAgent(agent: UserAgent): DetectResponse {
    switch (agent.system) {
      case 'apple':
        return this.#apple.ofAgent(agent);
      case 'android':
        return this.#tokens.ofParts(agent.tokens, agent.maker, agent.year);
      case 'feature':
        return this.#fromFeaturePhone(agent);
      case 'openharmony':
        return { ...nothing(), brand: 'Huawei' };
      case 'headset':
        return ofOther(agent.device);
      case 'other':
        return nothing();
    }
  }

  #fromFeaturePhone({ maker, model }: Extract<UserAgent, { system: 'feature' }>): DetectResponse {
    const answer = this.#answers.ofCodes(this.#finder.find(`${maker} ${model}`));
    if (answer !== null) return answer;
    const brand = this.#finder.brandOnly(maker)?.brand;
    return brand === undefined
      ? nothing()
      : { ...nothing(), brand: this.#devices.brands[brand]!.name, model };
  }
}

/** How every Chrome on Android begins its user agent since it no longer names the model. */
const FROZEN = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/';
const ANDROID: UserAgent = { system: 'android', maker: null, tokens: [], year: null };

const ORIGINALS: readonly string[] = ORIGINAL_USER_AGENTS.map((name) => name.toLowerCase());

/**
 * True if an app names the model beside its maker or before its build. No other text in it is then the model.
 */
const statesModel = (text: string, agent: UserAgent): boolean =>
  agent.system === 'feature' ||
  (agent.system === 'android' &&
    (agent.maker !== null || (agent.tokens.length > 0 && text.includes(' Build/'))));

/** True for a hint like "iPhone". It is less exact than the user agent, which has the system's version. */
function isAppleWord(agent: UserAgent, model: string): boolean {
  return agent.system === 'apple' && agent.kind !== null && appleIdentifier(model) === null;
}
