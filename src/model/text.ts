import * as v from 'valibot';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PARTIAL_DATE = /^(?:20|19)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/** Lowercase words joined by hyphens: the form of every identifier in the facts. */
export const Slug = v.pipe(
  v.string(),
  v.maxLength(80),
  v.regex(SLUG, 'use lowercase letters, digits and single hyphens'),
);

/** A calendar date, as exact as known: `2024`, `2024-01` or `2024-01-31`. */
export const PartialDate = v.pipe(
  v.string(),
  v.regex(PARTIAL_DATE, 'write YYYY, YYYY-MM or YYYY-MM-DD'),
  v.check(isOnCalendar, 'write a day that the month has'),
);

/**
 * False for a day that does not exist, such as `2024-02-30`. The pattern has already checked shorter dates.
 */
function isOnCalendar(date: string): boolean {
  const [year, month, day] = date.split('-').map(Number);
  if (day === undefined) return true;
  return day <= new Date(Date.UTC(year!, month!, 0)).getUTCDate();
}

/** `<b>`, `</b>`, `<br/>`, `<!--`, `&amp;`, `&#39;`, `[text](address)`. */
const MARKUP = /<[/!?]?[a-z-]|&(?:[a-z]+|#\d+|#x[\da-f]+);|\]\(\S+\)/i;
/** Zero-width and direction marks, soft hyphens, private and unassigned characters; odd spaces. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}]|(?! )\p{Zs}/u;

/** One line of plain text for a reader: no line breaks, no surrounding space, no markup. */
export const Line = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(400),
  v.check((s) => s === s.trim(), 'remove the space at the ends'),
  v.check((s) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(s), 'remove control characters and line breaks'),
  v.check((s) => !INVISIBLE.test(s), 'remove invisible characters, and write plain spaces'),
  v.check((s) => !MARKUP.test(s), 'write plain text, without tags, entities or links'),
);

/**
 * Returns the URL-safe form of a display name: accents are dropped, `+` becomes `plus`, and everything else
 * except letters and digits becomes single hyphens.
 *
 * @example slugify('Galaxy S24+') // 'galaxy-s24-plus'
 * @example slugify('Phone (2a)') // 'phone-2a'
 */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
