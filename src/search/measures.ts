import { isDigit } from './tokens.ts';

/** "8+128", "8 + 128"; in "3+ 64gb" the plus is of the name: a Fairphone 3+. */
const RAM_AND_STORAGE =
  /\bram ?\d{1,2} ?rom ?\d{2,4}\b|\b\d{1,2}(?: ?g[bot] ?[/+] ?| ?\/ ?| \+ ?|\+|(?<=\d[a-z]? \d{1,2})\+ )(?:32|64|128|256|512|1024|1)(?: ?(?:gb|tb|go|gt))?\b/g;
/** The screen of a phone; those of tablets and laptops are parts of their names. */
const SCREEN =
  /\b(?:[4-6]\.\d{1,2}|7\.[1-9]\d?)[ -]?(?:"|''|inch|zoll|pulg|pouc|pollic|cali\b|tum\b)[a-z]*/g;
const SCREEN_SIGN = /["']|inch|zoll|pulg|pouc|pollic|cali|tum/;
/** Its resolution: the plus of "FHD+" is no "Pro+". */
const RESOLUTION = /\b(?:[fquw]*hd|hdr ?10)\+/g;
/**
 * French sizes are in "go", Finnish ones in "gt"; apart from a small number, or from a size, these are
 * parts of names: "spark 6 go", "honor 90 gt".
 */
const MEASURE =
  /\b\d{1,5}(?:\.\d)?[ -]?(?:gb|tb|mb|mah|mp|mm|hz)\b|\b\d{2,5} ?go\b|\b(?:32|64|128|256|512) ?gt\b|\b\d(?:go\b| go(?= (?:de )?(?:ram|rom)\b))/g;
/** "promax256gb": where a size of storage begins. */
const GLUED_MEASURE = /([a-z])(?=(?:(?:32|64|128|256|512|1024) ?gb|[12] ?tb)\b)/g;
/** The first and the second letters of those units. */
const UNIT_BEGINNINGS = 'gtmh';
const UNIT_SECONDS = 'bahpmzot';
/** The system is of no device alone: "Android 14", but "Android One S3". */
const SYSTEM = /\bandroid \d{1,2}\b/g;
/** `fold` writes the signs of other currencies as a dollar. */
const PRICE =
  /\$ ?\d{1,5}(?:[.,]\d{2})?|\b\d{3,5}(?:[.,]\d{2})? ?(?:\$(?! ?\d)|(?:euros?|eur|usd|gbp)\b)/g;
const PRICE_SIGN = /[$]|eur|usd|gbp/;

/**
 * A folded text without what says nothing of which device it is: memory, batteries, cameras, screens of
 * phones, the version of Android, prices. Most queries hold no measure at all: a sign of each is looked
 * for before its expression runs.
 *
 * @example withoutMeasures('pixel 8 8+128gb 6.2 zoll') // 'pixel 8    '
 */
export function withoutMeasures(text: string): string {
  let rest = text;
  if (rest.includes('/') || rest.includes('+') || rest.includes('rom')) {
    rest = rest.replace(RAM_AND_STORAGE, ' ');
  }
  if (saysUnit(rest)) rest = rest.replace(GLUED_MEASURE, '$1 ').replace(MEASURE, ' ');
  if (rest.includes('hd')) rest = rest.replace(RESOLUTION, ' ');
  if (rest.includes('.') && SCREEN_SIGN.test(rest)) rest = rest.replace(SCREEN, ' ');
  if (rest.includes('android')) rest = rest.replace(SYSTEM, ' ');
  if (PRICE_SIGN.test(rest)) rest = rest.replace(PRICE, ' ');
  return rest;
}

/** Does a number stand before letters that may be a unit? */
function saysUnit(text: string): boolean {
  for (let i = 0; i < text.length - 2; i++) {
    if (!isDigit(text.charCodeAt(i))) continue;
    const isApart = text[i + 1] === ' ' || text[i + 1] === '-';
    const at = isApart ? i + 2 : i + 1;
    if (UNIT_BEGINNINGS.includes(text[at]!) && UNIT_SECONDS.includes(text[at + 1] ?? ' '))
      return true;
  }
  return false;
}
