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
 * Splits the user agent of an app that follows no convention into runs of words. A run may be the model, its
 * maker or both:
 *
 * - `Deezer/7.0.50.59 (Android; 13; Mobile; it) samsung SM-G780G`
 * - `Android/9/28/samsung/SM-G960F/starlte (mNetwork/1.13.0)`
 * - `Xiaomi-MI 9__weibo__10.4.2__android__android10`
 * - `Android_16_itel_itel P13001L_5.6.0`
 *
 * An underscore counts as a space. A run ends at punctuation, a slash, the name of a system, a version, a
 * language or the size of a screen.
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
        // The first piece continues the run before it, and the last may go on: "Sky Devices/Elite 63Pro".
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

/** Splits a piece at underscores. A language tag stays whole. */
const wordsOf = (word: string): string[] =>
  LOCALE.test(word) ? [word] : word.split(/_+/, MAX_WORDS);

/** Splits a word at slashes and signs, and a tuple at its hyphens: "OPPO-10-PCLM10-2254x1080". */
function piecesOf(word: string): string[] {
  const pieces = word.split(/[/=:]/, MAX_PARTS);
  if (!word.includes('-')) return pieces;
  return pieces.flatMap((piece) => piece.split(VERSION_BETWEEN, MAX_PARTS));
}

const VERSION_BETWEEN = /-(?=\d{1,2}-)|(?<=-\d{1,2})-|-(?=\d+[x*]\d)/;

/** True for a product with its version, whose name has no digits: "okhttp/4.12". */
const isProduct = (word: string): boolean => /^[a-z.]+\/(?:v?\d+\.[\d.]*|\d{1,4})$/i.test(word);

/**
 * True for a word about the system, a version, the language or the screen. None of them is part of a model.
 */
function isSetting(word: string): boolean {
  if (SYSTEMS.has(word.toLowerCase())) return true;
  return VERSION.test(word) || LOCALE.test(word) || SCREEN.test(word);
}

/** Nokia's names have a point too ("2.4"), so a point with one digit after it is no version. */
const VERSION =
  /^(?:api-?|v)?\d+(?:\.\d+){2,}|^v?\d+\.\d{2,}$|^[A-Z]{2,3}\d[A-Z]?\.\d{6}\.|^android\d/i;
const LOCALE = /^[a-z]{2,3}[-_][A-Z][A-Za-z]{1,3}$/;
const SCREEN = /^\d{3,4}[x*]\d{3,4}$|dpi$/i;

const SYSTEMS: ReadonlySet<string> = new Set([
  ...['android', 'ios', 'linux', 'device', 'model', 'sdk', 'api', 'os', 'build', 'brand'],
]);

/** Keys whose value is the shop that the app came from, often a maker's: "Channel/xiaomi", "partner/oppo". */
const SHOPS: ReadonlySet<string> = new Set(['channel', 'partner', 'appstore']);

/**
 * Returns the texts of a run that may be a code or a name: the run, its last words from long to short, its
 * first words from long to short. Each has a letter, and all but the run itself have a digit.
 *
 * @example modelTexts(['OPPO', 'CPH2239']) // ['OPPO CPH2239', 'CPH2239']
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
