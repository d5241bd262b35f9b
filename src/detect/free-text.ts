import { withoutBuild } from './android-comment.ts';

/** Only forged user agents have more. */
const MAX_PARTS = 32;
const MAX_WORDS = 48;
const MAX_TEXTS = 16;

/** The longest names have six words. */
const MAX_RUN = 6;

/** What separates the parts of an app's user agent. A number in brackets is part of a name: "Moto G (4)". */
const SEPARATORS = /[;,[\]|"{}#&<>]|\((?!\d\w{0,3}\))|(?<!\(\d\w{0,3})\)|::|__/;

/**
 * Parts an app's own user agent, which follows no convention, into runs of words that may be the model, its maker
 * or both:
 *
 * - `Deezer/7.0.50.59 (Android; 13; Mobile; it) samsung SM-G780G`
 * - `Android/9/28/samsung/SM-G960F/starlte (mNetwork/1.13.0)`
 * - `Xiaomi-MI 9__weibo__10.4.2__android__android10`
 * - `Android_16_itel_itel P13001L_5.6.0`
 *
 * An underscore is a space. A run ends at punctuation, at a slash, at the name of a system, at a version, a language or a screen's size.
 *
 * @example wordRuns('App/1 (Android 11; OPPO CPH2239)') // [['App'], ['OPPO', 'CPH2239']]
 */
export function wordRuns(ua: string): string[][] {
  const runs: string[][] = [];
  let words = 0;
  let run: string[] = [];
  let isBehindSystem = false;
  const end = (): void => {
    // A number alone is a version. "Mobile" beside another word may be a maker's: "Life Mobile".
    if (run.length > 1 || (run.length === 1 && !/^(?:\d{1,2}|mobile)$/i.test(run[0]!)))
      runs.push(run);
    run = [];
  };
  for (const part of ua.split(SEPARATORS, MAX_PARTS)) {
    for (const word of withoutBuild(part).split(/\s+/, MAX_WORDS)) {
      const pieces = isProduct(word) ? [] : piecesOf(word);
      if (pieces.length === 0) end();
      for (const [i, piece] of pieces.entries()) {
        // The first piece ends what came before it, the last may go on: "Sky Devices/Elite 63Pro".
        if (i > 0) end();
        const isShop =
          pieces.length > 1 &&
          (SHOPS.has(piece.toLowerCase()) || SHOPS.has(pieces[i - 1]?.toLowerCase() ?? ''));
        for (const text of isShop ? [] : wordsOf(piece)) {
          if (++words > MAX_WORDS) break;
          const isVersion = (isBehindSystem || i > 0) && /^\d{1,2}$/.test(text);
          if (text === '' || isVersion || isSetting(text)) end();
          else run.push(text);
          isBehindSystem = SYSTEMS.has(text.toLowerCase());
        }
      }
    }
    end();
  }
  return runs;
}

/** The words of a piece, of which an underscore is a space. */
const wordsOf = (word: string): string[] =>
  LOCALE.test(word) ? [word] : word.split(/_+/, MAX_WORDS);

/** The pieces of a word between slashes and signs, and of a tuple between hyphens: "OPPO-10-PCLM10-2254x1080". */
function piecesOf(word: string): string[] {
  const pieces = word.split(/[/=:]/, MAX_PARTS);
  if (!word.includes('-')) return pieces;
  return pieces.flatMap((piece) => piece.split(VERSION_BETWEEN, MAX_PARTS));
}

const VERSION_BETWEEN = /-(?=\d{1,2}-)|(?<=-\d{1,2})-|-(?=\d+[x*]\d)/;

/** A name without digits before a version: "okhttp/4.12". */
const isProduct = (word: string): boolean => /^[a-z.]+\/(?:v?\d+\.[\d.]*|\d{1,4})$/i.test(word);

/** Words of a system, a version, a language, a screen: none is a part of a model. */
function isSetting(word: string): boolean {
  if (SYSTEMS.has(word.toLowerCase())) return true;
  return VERSION.test(word) || LOCALE.test(word) || SCREEN.test(word);
}

/** Nokia's names are the only ones with a point: "2.4". */
const VERSION =
  /^(?:api-?|v)?\d+(?:\.\d+){2,}|^v?\d+\.\d{2,}$|^[A-Z]{2,3}\d[A-Z]?\.\d{6}\.|^android\d/i;
const LOCALE = /^[a-z]{2,3}[-_][A-Z][A-Za-z]{1,3}$/;
const SCREEN = /^\d{3,4}[x*]\d{3,4}$|dpi$/i;

const SYSTEMS: ReadonlySet<string> = new Set([
  ...['android', 'ios', 'linux', 'device', 'model', 'sdk', 'api', 'os', 'build', 'brand'],
]);

/** Keys of where the app came from, which is a maker's shop: "Channel/xiaomi", "partner/oppo". */
const SHOPS: ReadonlySet<string> = new Set(['channel', 'partner', 'appstore']);

/**
 * Returns the texts of a run that may be a model's code or name: the run, its ends and its beginnings, each with a letter
 * and a digit; of the run itself one of them is enough. Longer texts come first: "OPPO CPH2239" before "CPH2239".
 */
export function modelTexts(run: readonly string[]): string[] {
  const words = run.slice(-MAX_RUN);
  const out: string[] = [];
  const add = (from: number, to: number): void => {
    const text = words.slice(from, to).join(' ');
    const isRun = from === 0 && to === words.length;
    const fits =
      text.length >= 3 && text.length <= 64 && (isRun || /\d/.test(text)) && /[a-z]/i.test(text);
    if (fits && out.length < MAX_TEXTS) out.push(text);
  };
  for (let from = 0; from < words.length; from++) add(from, words.length);
  for (let to = words.length - 1; to > 0; to--) add(0, to);
  return out;
}
