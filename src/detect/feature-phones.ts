/** A phone without apps: the maker and the model as its user agent writes them. */
export interface FeaturePhone {
  maker: string;
  model: string;
}

/**
 * Reads the user agent of a phone with KaiOS or Java (MIDP), which names the maker and the model in plain
 * words: `Mobile; Nokia_8110_4G; rv:48.0` and `Nokia6230i/2.0 (05.51) Profile/MIDP-2.0`.
 *
 * The response repeats the model, so only letters, digits and spaces pass.
 *
 * @returns null for every other user agent
 */
export function featurePhone(ua: string): FeaturePhone | null {
  const text = isKaiOs(ua) ? kaiosModel(ua) : ua.includes('/MIDP-') ? javaModel(ua) : null;
  if (text === null) return null;
  let end = 0;
  while (end < text.length && isLetter(text.charCodeAt(end))) end++;
  const model = text
    .slice(end)
    .replace(/[_ -]+/g, ' ')
    .trim();
  return end >= 2 && MODEL.test(model) ? { maker: text.slice(0, end), model } : null;
}

/** True for KaiOS, whose name must not count as iOS. */
export const isKaiOs = (ua: string): boolean => ua.includes('KAIOS/') || ua.includes('KaiOS/');

const MODEL = /^[A-Za-z0-9][A-Za-z0-9 ]{1,19}$/;

const isLetter = (c: number): boolean => (c | 0x20) >= 0x61 && (c | 0x20) <= 0x7a;

/** Returns the second part of the comment. */
function kaiosModel(ua: string): string | null {
  const from = ua.indexOf('Mobile; ');
  if (from < 0) return null;
  const end = ua.indexOf(';', from + 8);
  return end < 0 ? null : ua.slice(from + 8, end);
}

/** Returns the text before the first slash. */
function javaModel(ua: string): string | null {
  const end = ua.indexOf('/');
  return end > 0 && end < 40 ? ua.slice(0, end) : null;
}
