/** Undoes what programs do to a text that a person copies from them: tags and entities of HTML, escapes of addresses. */

const MAY_BE_MARKED = /[<%&=]|\+.*\+|\/.*\+/;

/** A tag of HTML for text. Others, as in "<iPhone 13>", are brackets. */
const TAG =
  /<\/?(?:a|b|body|br|button|code|div|em|font|h\d|html|i|img|label|li|option|ol|p|pre|s|small|span|strong|sub|sup|table|t[dhr]|tbody|thead|title|u|ul)(?:\s[^<>]*)?\/?>/gi;
/** A sign that is raised belongs to the word before it: "S24<sup>+</sup>". */
const RAISED_PLUS = /<sup>\+<\/sup>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|[a-z]{2,8});/gi;
const ESCAPES = /(?:%[\da-f]{2})+/gi;
/** A part of an address, in which a plus stands for a space. */
const ADDRESS = /^(?=[^ ]*(?::\/\/|[?&=]))[^ ]*$/;
/** The short name of a parameter, which is no letter of a line: "?q=galaxy+s23". A longer one is a word: "country=HK". */
const PARAMETER = /(?:^|[?&])[a-z]{1,2}=/gi;
/** A plus that stands for a space, as forms write it. "S24+/S23+" has two that do not. */
const FORM_SPACE = /\+(?=[a-z\d(%])/gi;

const LAST_CODE_POINT = 0x10ffff;

/**
 * Returns a text as its reader sees it.
 *
 * @example plainMarkup('?q=galaxy+s23%2B') // ' galaxy s23+'
 * @example plainMarkup('<b>Galaxy S23&#43;</b>') // ' Galaxy S23+ '
 */
export function plainMarkup(text: string): string {
  if (!MAY_BE_MARKED.test(text)) return text;
  const isAddress = ADDRESS.test(text);
  const isForm = isAddress || (!text.includes(' ') && text.indexOf('+') < text.lastIndexOf('+'));
  return (isAddress ? text.replace(PARAMETER, ' ') : text)
    .replace(FORM_SPACE, isForm ? ' ' : '+')
    .replace(RAISED_PLUS, '+')
    .replace(TAG, ' ')
    .replace(ESCAPES, unescaped)
    .replace(ENTITY, (_, decimal?: string, hexadecimal?: string) =>
      characterOf(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)),
    );
}

/** The text of escaped bytes. Bytes that are no UTF-8 separate words. */
function unescaped(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return ' ';
  }
}

/** Entities with names are spaces, quotes, dashes and marks, which all separate words. */
const characterOf = (code: number): string =>
  code >= 32 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : ' ';
