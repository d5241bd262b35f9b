import { regionList } from '../locale/index.ts';
import {
  type DetectResponse,
  type DeviceRecord,
  iosVersion,
  type Lookup,
  type ScreenAnswer,
  type Supports,
  type Verdict,
} from '../lookup/index.ts';
import { ELSEWHERE, familySoldIn } from '../widget/answer-view.ts';
import type { OwnIphones } from '../widget/own-iphone.ts';
import type { PageContext } from './page.ts';
import { answerWord, deviceName, verdictSentence } from './verdict.ts';

/** The most candidates that fit into a checkout. For more, only the common answer is shown. */
const MAX_LISTED = 9;

/**
 * Returns the possible iPhones by screen for these headers, the body of `/widget/iphone.json`. The widget looks
 * its own screen up. Empty for other devices.
 */
export function ownIphones(lookup: Lookup, headers: Headers): OwnIphones {
  const { own } = detectedFamily(lookup, headers, lookup.detect(headers));
  return Object.fromEntries(
    [...(own ?? [])].map(([size, { devices, verdict }]) => [
      size,
      { verdict, devices: devices.length > MAX_LISTED ? [] : devices },
    ]),
  );
}

/** The possible devices if the headers name none. */
export interface DetectedFamily {
  /** The members of the family, newest first; empty if no family is named. */
  members: readonly DeviceRecord[];
  /** For an iPhone, the possible members by screen; else `null`. */
  own: ReadonlyMap<string, ScreenAnswer> | null;
}

/**
 * Returns the devices that may have sent these headers.
 *
 * An app for iPhones that runs on an iPad says "iPhone" too, and reports a small screen. So only browsers are
 * asked for their screen; all of them call themselves Safari.
 */
export function detectedFamily(
  lookup: Lookup,
  headers: Headers,
  { match, brand, model }: DetectResponse,
): DetectedFamily {
  if (match !== null) return { members: [], own: null };
  const agent = headers.get('user-agent') ?? '';
  const isIphone = brand === 'Apple' && model === 'iPhone' && agent.includes(' Safari/');
  return {
    members: lookup.members(headers),
    own: isIphone ? lookup.iphonesByScreen(iosVersion(agent)) : null,
  };
}

/** What the page shows once its script knows the screen. */
export interface OwnText {
  supports: Supports;
  name: string;
  word: string;
  sentence: string;
  /** The exception regions by name; empty without any. */
  exceptions: string;
  /** The indexes in the list of members. */
  members: number[];
}

/**
 * Returns these texts by screen. The page's script shows the one of its screen.
 *
 * @param place where the reader bought it; `null` if not stated
 */
export function ownTexts(
  { language, lookup }: PageContext,
  members: readonly DeviceRecord[],
  own: ReadonlyMap<string, ScreenAnswer>,
  place: string | null,
): Record<string, OwnText> {
  const { regions } = lookup.snapshot.devices;
  const places = new Map(members.map(({ slug }, i) => [slug, i]));
  const texts: Record<string, OwnText> = {};
  for (const [size, answer] of own) {
    const { devices } = answer;
    const [first] = devices;
    const name = devices.length === 1 ? deviceName(first!) : 'iPhone';
    const verdict = place === null ? answer.verdict : soldIn(lookup, answer, place);
    const { supports, exceptionRegions } = verdict;
    texts[size] = {
      supports,
      name,
      word: answerWord(language, verdict, regions),
      sentence: verdictSentence(language, { verdict, name }, regions),
      exceptions: regionList(language, exceptionRegions, regions),
      members: devices.map(({ slug }) => places.get(slug)!),
    };
  }
  return texts;
}

/** Returns the answer for the units that were sold in one place: for one device its own, else the family's. */
function soldIn(lookup: Lookup, { devices, verdict }: ScreenAnswer, place: string): Verdict {
  const [first, ...others] = devices;
  return first !== undefined && others.length === 0 && place !== ELSEWHERE
    ? lookup.unit(first.slug, { region: place })!
    : familySoldIn({ verdict, devices: [], similar: [] }, place).verdict;
}
