import { modelTokens } from './android-comment.ts';
import {
  type AppleIdentifier,
  type AppleKind,
  appleIdentifier,
  iosVersion,
  type VersionRange,
} from './apple.ts';
import { appBlock } from './apps.ts';
import { commentsOf, partsOf, type Span } from './comments.ts';

/** What a user agent says of the device. */
export type UserAgent =
  /** An Apple device with its hardware identifier, or with its kind and system's version alone. */
  | {
      system: 'apple';
      identifier: AppleIdentifier | null;
      kind: AppleKind | null;
      ios: VersionRange;
    }
  /** Android and what grew from it: what may be the model's code, and the maker where it is named. */
  | { system: 'android'; maker: string | null; tokens: readonly string[] }
  /** HarmonyOS NEXT, which never names a model. */
  | { system: 'openharmony' }
  /** A desktop, or nothing that is known. */
  | { system: 'other' };

/** Real user agents have up to 600 characters; what stands behind 1,024 is not read. */
export const MAX_USER_AGENT = 1024;

/** Reads a user agent. It looks at each character a bounded number of times. */
export function readUserAgent(text: string): UserAgent {
  const ua = text.length > MAX_USER_AGENT ? text.slice(0, MAX_USER_AGENT) : text;
  const comments = commentsOf(ua);
  const system = comments.find((c) => isAndroid(ua, c));
  if (system === undefined) return apple(ua, comments) ?? androidApp(ua, comments) ?? OTHER;
  const block = appBlock(ua);
  const tokens = modelTokens(partsOf(ua, system));
  if (block !== null) {
    return { system: 'android', maker: block.maker, tokens: [...block.tokens, ...tokens] };
  }
  return { system: 'android', maker: null, tokens };
}

const OTHER: UserAgent = { system: 'other' };

const ANDROID_MARKS: readonly string[] = ['Android', 'Adr ', 'HarmonyOS', 'Tizen'];

function isAndroid(ua: string, { from, to }: Span): boolean {
  return ANDROID_MARKS.some((mark) => {
    const at = ua.indexOf(mark, from);
    return at >= 0 && at < to;
  });
}

function apple(ua: string, comments: readonly Span[]): UserAgent | null {
  const identifier = appleIdentifier(ua);
  const said = comments.map(({ from }) => kindAt(ua, from)).find((k) => k !== null) ?? null;
  const kind = identifier?.kind ?? said;
  if (kind !== null) return { system: 'apple', identifier, kind, ios: iosVersion(ua) };
  const apple =
    ua.includes('CFNetwork/') ||
    ua.includes('(Macintosh') ||
    ua.includes('Mac OS X') ||
    ua.includes('iOS') ||
    ua.includes('watchOS');
  return apple && !ua.includes('Windows')
    ? { system: 'apple', identifier: null, kind: null, ios: iosVersion(ua) }
    : null;
}

const KINDS: readonly AppleKind[] = ['iPhone', 'iPad', 'iPod touch', 'Watch'];

function kindAt(ua: string, from: number): AppleKind | null {
  if (ua.startsWith('iPod', from)) return 'iPod touch';
  if (ua.startsWith('Apple Watch', from)) return 'Watch';
  return KINDS.find((kind) => ua.startsWith(kind, from)) ?? null;
}

/** Apps that name the device outside an Android comment: `(SM-G991B; Android 13)`. */
function androidApp(ua: string, comments: readonly Span[]): UserAgent | null {
  if (ua.includes('OpenHarmony')) return { system: 'openharmony' };
  if (!/android/i.test(ua)) return null;
  return {
    system: 'android',
    maker: null,
    tokens: comments.flatMap((c) => modelTokens(partsOf(ua, c))).slice(0, 8),
  };
}
