/** Undoes "mojibake": a text in UTF-8 that a program has read as Windows-1252, as in exported lists. */

/** The characters of Windows-1252 for the bytes 0x80 to 0x9f; a space for one that it leaves undefined. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST = 0x80;
/** The bytes that go on with a character: as the characters above, as themselves, or in Latin-1. */
const NEXT = `[${WINDOWS.replaceAll(' ', '')}\\u0080-\\u00bf]`;
/** The first byte of a character of two bytes, of Latin or Cyrillic letters, of three or of four bytes, and the others. */
const MISREAD = new RegExp(`[ÂÃÐÑ]${NEXT}|[à-ï]${NEXT}{2}|ð${NEXT}{3}`, 'g');
/** What remains of a closing quote, whose last byte Windows-1252 leaves undefined. */
const REST_OF_QUOTE = /â€/g;
const MAY_BE_MISREAD = /[ÂÃÐÑà-ð]/;
const DECODER = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns a text with the characters that were meant.
 *
 * @example repairMojibake('â€œiPhone 15â€') // '“iPhone 15 '
 */
export function repairMojibake(text: string): string {
  if (!MAY_BE_MISREAD.test(text)) return text;
  return text
    .replace(MISREAD, (read) => {
      try {
        return DECODER.decode(Uint8Array.from(read, byteOf));
      } catch {
        return read;
      }
    })
    .replace(REST_OF_QUOTE, ' ');
}

function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  return code <= 0xff ? code : FIRST + WINDOWS.indexOf(character);
}
