import { withoutBuild } from './android-comment.ts';

/** Only forged user agents have more. */
const MAX_PARTS = 24;
const MAX_WORDS = 32;
const MAX_TEXTS = 12;

/** More than a build's fingerprint has. */
const MAX_FIELDS = 12;

/** The longest names have six words. */
const MAX_RUN = 6;

/**
 * Parts an app's own user agent, which follows no convention, into runs of words:
 *
 * - `Deezer/7.0.50.59 (Android; 13; Mobile; it) samsung SM-G780G`
 * - `Ahangify Mobile/1.7.3 (Samsung SM-A217F, Android 11)`
 * - `Android-Finsky/41.2.21 (api=3,sdk=33,model=SM-A528B,buildId=TP1A.220624.014)`
 * - `Android/9/28/samsung/SM-G960F/starlte (mNetwork/1.13.0)`
 * - `Mozilla/5.0 BiliDroid/7.32.0 os/android model/23013RK75C mobi_app/android`
 *
 * A run ends at punctuation, at the name of a system, at a field.
 *
 * @example wordRuns('App/1 (Android 11; OPPO CPH2239)') // [['App', '1'], ['11'], ['OPPO', 'CPH2239']]
 */
export function wordRuns(ua: string): string[][] {
  const runs: string[][] = [];
  let words = 0;
  for (const part of ua.split(/[;,()[\]|"]/, MAX_PARTS)) {
    let run: string[] = [];
    let isKept = false;
    for (const word of withoutBuild(part.trim()).split(/\s+/, MAX_WORDS)) {
      if (++words > MAX_WORDS) break;
      const fields = word.split('/', MAX_FIELDS);
      if (fields.length > 3) {
        if (!isKept) runs.push(run);
        runs.push(...fields.map((field) => [field]));
        run = [];
        isKept = true;
        continue;
      }
      const field = word.search(/[/=:]/);
      if (field < 0 && !SYSTEMS.has(word.toLowerCase())) {
        run.push(word);
        isKept = false;
        continue;
      }
      if (!isKept) runs.push(run);
      const value = word.slice(field + 1);
      // "OnePlus/ONEPLUS_A5000": a maker and its model, or a field and its value.
      isKept = field >= 0 && !VERSION.test(value);
      run = isKept ? [word.slice(0, field), value] : [];
      // The rest of a name may follow: "Google/Pixel 7 Pro".
      if (isKept) runs.push([...run]);
    }
    if (!isKept) runs.push(run);
  }
  return runs.filter((run) => run.some((word) => word !== ''));
}

const VERSION = /^[a-z]*\d+\.\d/i;

const SYSTEMS: ReadonlySet<string> = new Set(['android', 'ios', 'linux', 'mobile', 'device']);

/**
 * Returns the texts of these runs that may be a model's code or name: a run, or its end, with a letter and
 * a digit. Longer texts come first: "OPPO CPH2239" before "CPH2239".
 */
export function modelTexts(runs: readonly (readonly string[])[]): string[] {
  const out: string[] = [];
  for (const run of runs) {
    for (let i = Math.max(0, run.length - MAX_RUN); i < run.length; i++) {
      const text = run.slice(i).join(' ').trim();
      const fits = text.length >= 4 && text.length <= 64 && /[a-z]/i.test(text) && /\d/.test(text);
      if (fits && out.length < MAX_TEXTS) out.push(text);
    }
  }
  return out;
}

/**
 * Returns what these runs state to be the model: `model=SM-A528B`, `Model V2532`, `model/23013RK75C`. It needs no
 * other proof. The longest comes first: "Pixel 8" before "Pixel".
 *
 * @example statedModels([['Model', 'Pixel', '8'], ['Tesla', 'Model', '3']]) // ['Pixel 8']
 */
export function statedModels(runs: readonly (readonly string[])[]): string[] {
  return runs
    .filter(([field, ...rest]) => field?.toLowerCase() === 'model' && rest.length > 0)
    .map((run) => run.slice(1).join(' '))
    .sort((a, b) => b.length - a.length);
}
