import { percentDecoded } from './header-text.ts';

/**
 * Removes what some browsers and makers write around a model:
 *
 * - the memory and the battery after it: "SH65 2GB/32GB 4800mAh GMS"
 * - Meizu's mark before it: "MZ-MEIZU 20"
 * - the rest of the company's name: "TECNO Mobile LI9", "HMD Global Nokia G42 5G"
 * - other signs for spaces: "ONEPLUS+A3010" (but not "Galaxy S24+"), "Redmi%20Note%2011S"
 *
 * @returns null if there is no such note
 */
export function withoutNotes(token: string): string | null {
  if (!NOTED.test(token)) return null;
  const decoded = percentDecoded(token);
  const spaced = decoded.includes('+') ? decoded.replace(/\+(?=[^\s+])/g, ' ') : decoded;
  const from = spaced.startsWith('MZ-') ? 3 : 0;
  const words = spaced.slice(from).split(' ');
  let end = words.findIndex((word, i) => i > 0 && isMeasure(word));
  if (end < 0) end = words.length;
  const kept = words.slice(0, end).filter((word, i) => i === 0 || !FILLERS.has(word.toLowerCase()));
  if (spaced === token && from === 0 && kept.length === words.length) return null;
  const text = kept.join(' ').trim();
  return text === '' ? null : text;
}

const NOTED = /[ +%]|^MZ-/;

/** Words that firmware writes beside the model, and words of company names. */
const FILLERS: ReadonlySet<string> = new Set([
  ...['mobile', 'gms', 'global', 'limited', 'ltd', 'mobility', 'communications', 'technology'],
]);

/** True for a number with its unit: `128GB`, `2GB/32GB`, `4800mAh`. */
function isMeasure(word: string): boolean {
  const c = word.charCodeAt(0);
  if (c < 0x30 || c > 0x39) return false;
  const folded = word.toLowerCase();
  return folded.endsWith('gb') || folded.endsWith('mah') || folded.endsWith('tb');
}
