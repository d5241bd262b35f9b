/**
 * Characters that folding drops, as ranges of code points: trademark signs, joiners, direction marks and variation
 * selectors; accents of Latin, Greek and Cyrillic; points of Hebrew; vowel signs and the tatweel of Arabic; the nukta of
 * Devanagari and Bengali.
 */
const SILENT: readonly (readonly [number, number])[] = [
  [0xa9, 0xa9],
  [0xad, 0xae],
  [0x300, 0x36f],
  [0x483, 0x487],
  [0x591, 0x5bd],
  [0x5bf, 0x5c7],
  [0x61c, 0x61c],
  [0x640, 0x640],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x93c, 0x93c],
  [0x9bc, 0x9bc],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x2120, 0x2122],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];

/** Characters below this are looked up in a table, which is faster than the ranges. */
const TABLE = 0x2140;
const IS_SILENT = new Uint8Array(TABLE);
for (const [from, to] of SILENT) if (to < TABLE) IS_SILENT.fill(1, from, to + 1);

const isSilent = (c: number): boolean =>
  c < TABLE ? IS_SILENT[c] === 1 : (c >= 0xfe00 && c <= 0xfe0f) || c === 0xfeff;

const ARABIC = /[\u0620-\u06ff]/;
const HEBREW = /[\u05d0-\u05ea]/;
/** The sign behind a Hebrew letter that writes a foreign sound, as people type it: בייג'ינג. Many leave it out. */
const GERESH = /(?<=[\u05d0-\u05ea])['\u2019\u05f3](?=[\u05d0-\u05ea])/g;

function withoutSilent(text: string): string {
  let out = '';
  let kept = 0;
  for (let i = 0; i < text.length; i++) {
    if (!isSilent(text.charCodeAt(i))) continue;
    out += text.slice(kept, i);
    kept = i + 1;
  }
  return kept === 0 ? text : out + text.slice(kept);
}

/**
 * Folds the letters of a text in any script: lower case, no accents, one form of each letter. Names in other scripts are
 * compared in this form.
 *
 * @example foldLetters('Téléphone™') // 'telephone'
 */
export function foldLetters(text: string): string {
  // First before NFKC, which would turn the trademark sign into "tm"; again after NFD, which separates accents.
  const parted = withoutSilent(text).normalize('NFKC').toLowerCase().normalize('NFD');
  const letters = withoutSilent(parted).normalize('NFC');
  if (!ARABIC.test(letters)) return HEBREW.test(letters) ? letters.replace(GERESH, '') : letters;
  return letters
    .replace(/[آأإٱ]/g, 'ا')
    .replace(/[یى]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ة/g, 'ه');
}

/** The difference between the codes of a letter in katakana and in hiragana. */
const KATAKANA = 0x60;

/**
 * Replaces the hiragana of a text by katakana.
 *
 * @example inKatakana('あいふぉん') // 'アイフォン'
 */
export const inKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + KATAKANA),
  );
