import { modelTokens } from './android-comment.ts';
import { type StatedModel, statedModel } from './app-fields.ts';
import { type AppleIdentifier, type AppleKind, appleIdentifier } from './apple.ts';
import { appleNames } from './apple-names.ts';
import { appBlock } from './apps.ts';
import { commentsOf, partsOf, type Span } from './comments.ts';
import { featurePhone, isKaiOs } from './feature-phones.ts';
import { inUsualCase, isOneCase } from './header-text.ts';
import { namesNoModel } from './hints.ts';
import { iosVersion, type VersionRange } from './ios-version.ts';
import { headset, type OtherDevice } from './other-devices.ts';

/** What a user agent says about the device. */
export type UserAgent =
  /** An Apple device with its hardware identifier, with texts that may be its name, or with its kind and version. */
  | {
      system: 'apple';
      identifier: AppleIdentifier | null;
      names: readonly string[];
      kind: AppleKind | null;
      ios: VersionRange;
    }
  /** Android and its descendants: texts that may be the model's code, and the maker if it is named. */
  | {
      system: 'android';
      maker: string | null;
      tokens: readonly string[];
      /** The year in which its version of Android appeared; null if it names none. */
      year: number | null;
    }
  /** A feature phone, which names its maker and model in words. */
  | { system: 'feature'; maker: string; model: string }
  /** HarmonyOS 5 and later, which never names a model. */
  | { system: 'openharmony' }
  /** A headset, whose browser names it. */
  | { system: 'headset'; device: OtherDevice }
  /** A desktop, or an unknown system. */
  | { system: 'other' };

/** Characters that are read. Real user agents have up to 600. */
export const MAX_USER_AGENT = 1024;

/** Reads a user agent, in time linear in its length. */
export function readUserAgent(text: string): UserAgent {
  const ua = text.length > MAX_USER_AGENT ? text.slice(0, MAX_USER_AGENT) : text;
  const device = headset(ua);
  if (device !== null) return { system: 'headset', device };
  const comments = commentsOf(ua);
  if (ua.includes('OpenHarmony') && !ua.includes('Android')) return { system: 'openharmony' };
  const phone = android(ua, comments);
  if (phone !== null) return phone;
  const feature = featurePhone(ua);
  if (feature !== null) return { system: 'feature', ...feature };
  return apple(ua, comments) ?? (isOneCase(ua) ? readInUsualCase(ua) : OTHER);
}

function readInUsualCase(ua: string): UserAgent {
  const usual = inUsualCase(ua);
  return usual === ua ? OTHER : readUserAgent(usual);
}

const OTHER: UserAgent = { system: 'other' };

/**
 * Names of systems whose comment contains the model. `Adr` is UC Browser's short form of Android, `__android`
 * Weibo's.
 */
const ANDROID_MARKS: readonly string[] = [
  // Some televisions write "Andr0id" with a zero. The Quest's browser says "X11; Linux x86_64; Quest 3".
  ...['Android', 'Andr0id', 'Adr ', 'HarmonyOS', 'Tizen', '__android', 'OculusBrowser/'],
];

function android(ua: string, comments: readonly Span[]): UserAgent | null {
  const block = appBlock(ua);
  if (block !== null) return { system: 'android', ...block, year: androidYear(ua) };
  const stated = statedModel(ua);
  const { models, weaker } = stated ?? NOTHING_STATED;
  if (models.some(isAppleText) || weaker.some(isAppleText)) return null;
  const systems = comments.filter((comment) => namesAndroid(ua, comment));
  const isAndroid = systems.length > 0 || namesAndroid(ua, { from: 0, to: ua.length });
  if (!isAndroid && (stated === null || OTHER_SYSTEMS.test(ua))) return null;
  const read = commentTokens(ua, systems, comments);
  const [, builder = null, code] = (ua.includes(' Build/H') ? BUILT_BY.exec(ua) : null) ?? [];
  if (code !== undefined) read.unshift(code);
  const tokens =
    stated === null
      ? read
      : [...new Set([...models.filter(namesModel), ...read, ...weaker.filter(namesModel)])];
  return {
    system: 'android',
    maker: stated?.maker ?? builder,
    tokens: withoutBrowsersMaker(ua, tokens.slice(0, MAX_TOKENS)),
    year: androidYear(ua),
  };
}

const namesModel = (text: string): boolean => !namesNoModel(text);

const NOTHING_STATED: Pick<StatedModel, 'models' | 'weaker'> = { models: [], weaker: [] };

/** Other systems. The model field of their apps never names a phone with Android. */
const OTHER_SYSTEMS = /Windows|Darwin|iOS|iPadOS|[mM]ac ?OS|watchOS/;

const isAppleText = (text: string): boolean =>
  /^(?:Apple )?(?:iPhone|iPad|iPod|Watch\d)/i.test(text);

/** Returns the texts in the comments that may be the model. */
function commentTokens(ua: string, systems: readonly Span[], comments: readonly Span[]): string[] {
  // Without a comment about the system, an app may still name the model in another one
  // ("Samsung SM-A115F; 10").
  const spans = systems.length > 0 ? systems : comments;
  const found = spans.flatMap((comment) => modelTokens(partsOf(ua, comment)));
  // A number beside a code name is the system's version ("Pinterest for Android/12.10 (beyond1; 12)").
  return systems.length > 0 ? found : found.filter((token) => !/^\d+$/.test(token));
}

/**
 * Returns the year in which the version of Android appeared: 2014 for Android 5, and one more for each version
 * since.
 */
function androidYear(ua: string): number | null {
  const at = ua.indexOf('Android ');
  if (at < 0) return null;
  const first = digitAt(ua, at + 8);
  const second = digitAt(ua, at + 9);
  const version = second < 0 ? first : 10 * first + second;
  return first > 0 && version >= 4 ? 2009 + version : null;
}

/** Returns the digit at an index; -1 if there is none. */
function digitAt(text: string, at: number): number {
  const digit = text.charCodeAt(at) - 0x30;
  return digit >= 0 && digit <= 9 ? digit : -1;
}

/**
 * Huawei's and Honor's systems write the maker and the code as the build ("RKY-AN00 Build/HONORRKY-AN00"), some
 * with a name before it ("PLK Build/HONORPLK-L01").
 */
const BUILT_BY = / Build\/(HUAWEI|HONOR)(?=[A-Z0-9])([A-Z0-9]{3,4}-[A-Z]{1,3}\d\d[A-Za-z]*)?/;

/** Removes the "SAMSUNG" that Samsung's browser writes before the model of every phone. */
function withoutBrowsersMaker(ua: string, tokens: readonly string[]): readonly string[] {
  if (!ua.includes('SamsungBrowser/')) return tokens;
  return tokens.map((token) => (token.startsWith('SAMSUNG ') ? token.slice(8) : token));
}

/** Only forged user agents have more. */
const MAX_TOKENS = 8;

function namesAndroid(ua: string, { from, to }: Span): boolean {
  const comment = ua.slice(from, to);
  return ANDROID_MARKS.some((mark) => comment.includes(mark));
}

function apple(ua: string, comments: readonly Span[]): UserAgent | null {
  // A simulator runs on a computer.
  if (ua.includes('Simulator') || isKaiOs(ua)) return null;
  const isApps = !isBrowser(ua);
  const identifier = appleIdentifier(isApps ? inUsualCase(ua) : ua);
  const names = isApps && identifier === null ? appleNames(ua) : [];
  const said = comments.map(({ from }) => kindAt(ua, from)).find((k) => k !== null) ?? null;
  const named = names.length === 0 ? null : kindAt(names[0]!, 0);
  const kind = identifier?.kind ?? said ?? named ?? (ua.includes('watchOS') ? 'Watch' : null);
  if (kind !== null) return { system: 'apple', identifier, names, kind, ios: iosVersion(ua) };
  return APPLE_MARKS.some((mark) => ua.includes(mark)) && !NEVER_APPLE.test(ua)
    ? { system: 'apple', identifier: null, names, kind: null, ios: iosVersion(ua) }
    : null;
}

/** True for a browser, which writes a comment after `Mozilla/5.0`. Apps follow their own conventions. */
export const isBrowser = (ua: string): boolean => BROWSER.test(ua);

const BROWSER = /^(?:Mozilla|Opera)\/\d\.\d+ \(/;

/** Words of Apple's systems that do not say which device it is. */
const APPLE_MARKS: readonly string[] = ['Mac OS X', 'Macintosh', 'CFNetwork/', 'iOS', 'iPadOS'];

/** Systems and browsers that call themselves a Mac: Haiku, and Amazon's Silk, which runs on Amazon's devices alone. */
const NEVER_APPLE = /Windows|Haiku|Silk\//;

const KINDS: readonly AppleKind[] = ['iPhone', 'iPad', 'Watch'];

function kindAt(ua: string, from: number): AppleKind | null {
  if (ua.startsWith('iPod', from)) return 'iPod touch';
  if (ua.startsWith('Apple Watch', from)) return 'Watch';
  if (ua.startsWith('Apple TV', from) || ua.startsWith('AppleTV', from)) return 'Apple TV';
  return KINDS.find((kind) => ua.startsWith(kind, from)) ?? null;
}
