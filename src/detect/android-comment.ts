import { namesNoModel } from './hints.ts';

/**
 * Returns the parts of an Android comment that may be the model's code, the likeliest first.
 *
 * The code follows the system's version. Other parts stand between or after them: `U`, the language, the
 * processor, `wv`, HarmonyOS and its services, the build. Their shape tells them apart, and they are left out.
 *
 * @param parts the comment's parts, trimmed
 * @example modelTokens(['Linux', 'U', 'Android 13', 'en-us', '2201117TG Build/TKQ1']) // ['2201117TG']
 */
export function modelTokens(parts: readonly string[]): string[] {
  const out: string[] = [];
  const secure = parts.includes('U');
  for (const part of parts) {
    // Where no part says "Android 13", a short number is the version: "Android;13;OPPO;CPH2239".
    if (part.length < 7 && VERSION.test(part) && !parts.some(statesVersion)) continue;
    const token = withoutBuild(part);
    if (token === '' || token.length > MAX_TOKEN || namesNoModel(token)) continue;
    if (token.length !== part.length) {
      // The text before the build is the model, in any form and at any position.
      out.unshift(token);
      continue;
    }
    if (isSystemPart(token) || isLocale(token)) continue;
    // YouTube's apps write the country in place of the language: "U; Android 12; GB".
    if (secure && token.length === 2 && isUpperCase(token)) continue;
    out.push(token);
    if (out.length === MAX_TOKENS) break;
  }
  return out;
}

const VERSION = /^(?:[4-9]|[12]\d)(?:\.\d){0,2}$/;

const statesVersion = (part: string): boolean => /^android[ /]\d/i.test(part);

/** Characters of the longest text that may be a code. The longest code has 53. */
export const MAX_TOKEN = 128;
const MAX_TOKENS = 6;

/**
 * Returns the text before ` Build/...`, a `MIUI` version or another note after the model; the whole part if it
 * has none.
 */
export function withoutBuild(part: string): string {
  let end = part.length;
  for (const mark of ENDS) {
    const at = part.indexOf(mark);
    if (at >= 0 && at < end) end = at;
  }
  return end === part.length ? part : part.slice(0, end).trimEnd();
}

const ENDS: readonly string[] = ['Build/', ' Build ', ' MIUI/', '__weibo', ' AppleWebKit'];

/** Parts of an Android comment that are never a model, in lower case. */
const SYSTEM_PARTS: ReadonlySet<string> = new Set([
  'linux',
  'u',
  'i',
  'n',
  'k',
  'wv',
  'x11',
  'arm',
  'arm64',
  'arm_64',
  'armv7l',
  'armv8l',
  'aarch64',
  'x86',
  'x86_64',
  'mobile',
  'tablet',
  'touch',
  'vr',
  'android',
  'compatible',
  'harmonyos',
  'openharmony',
  'like mac os x',
]);

/** What such parts begin with if a version follows, in lower case. */
const SYSTEM_PREFIXES: readonly string[] = [
  'android',
  'andr0id',
  'adr ',
  'linux',
  'harmonyos',
  'openharmony',
  'hmscore',
  'gmscore',
  'cronet',
  'opera mini',
  'opera mobi',
  'opera tablet',
  'chrome',
  'rv:',
  'tizen',
  'windows phone',
];

function isSystemPart(token: string): boolean {
  const folded = token.toLowerCase();
  if (SYSTEM_PARTS.has(folded) || folded.startsWith('android os ')) return true;
  // A part with a version ends in a digit. Most models end in a letter, so this check decides them early.
  if (isLetter(folded.charCodeAt(folded.length - 1))) return false;
  for (const prefix of SYSTEM_PREFIXES) {
    if (folded.startsWith(prefix) && isVersion(folded, prefix.length)) return true;
  }
  return false;
}

const isLetter = (c: number): boolean => c >= 0x61 && c <= 0x7a;

/** True if the text from this index on is a version number and nothing else. */
function isVersion(text: string, from: number): boolean {
  let i = from;
  while (i < text.length && (text[i] === ' ' || text[i] === '/' || text[i] === '-')) i++;
  if (i === text.length) return false;
  for (; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (!((c >= 0x30 && c <= 0x39) || c === 0x2e || c === 0x2f)) return false;
  }
  return true;
}

/** True if the text has the form of a language tag: `en`, `en-us`, `pt_BR`, `zh-Hans-CN`. */
export function isLocale(token: string): boolean {
  if (token.length < 2 || token.length > 11) return false;
  let subtag = 0;
  let length = 0;
  for (let i = 0; i < token.length; i++) {
    const c = token.charCodeAt(i);
    if (c === 0x2d || c === 0x5f) {
      if (length < 2) return false;
      subtag++;
      length = 0;
      continue;
    }
    const lower = c >= 0x61 && c <= 0x7a;
    const letter = lower || (c >= 0x41 && c <= 0x5a);
    if (subtag === 0 ? !lower : !letter) return false;
    if (++length > (subtag === 0 ? 3 : 4)) return false;
  }
  return length >= 2 && subtag <= 2;
}

const isUpperCase = (token: string): boolean => [...token].every((c) => c >= 'A' && c <= 'Z');
