/** True for the code of an ASCII digit. */
export const isDigit = (c: number): boolean => c >= 48 && c <= 57;
/** True for the code of a lower-case ASCII letter. */
export const isLetter = (c: number): boolean => c >= 97 && c <= 122;

/** True if the token contains a digit. */
export function hasDigit(token: string): boolean {
  for (let i = 0; i < token.length; i++) if (isDigit(token.charCodeAt(i))) return true;
  return false;
}

/** True if the token consists of digits alone. */
export function isDigits(token: string): boolean {
  for (let i = 0; i < token.length; i++) if (!isDigit(token.charCodeAt(i))) return false;
  return token !== '';
}

/** The year of release that a token names, 1999 to 2039; 0 if it names none. */
export function yearOf(token: string): number {
  if (token.length !== 4 || !(token.startsWith('20') || token.startsWith('19'))) return 0;
  const year = Number(token);
  return year >= 1999 && year <= 2039 ? year : 0;
}

/** True if the token is the name of a mobile network ("5g"). */
export function isNetwork(token: string): boolean {
  return token === '5g' || token === '4g' || token === '3g' || token === 'lte';
}
