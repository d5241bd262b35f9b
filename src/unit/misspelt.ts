import { isOf } from '../query/phrases.ts';
import type { Query } from '../query/query.ts';
import { isLine } from '../query/query-words.ts';
import { itemAt } from '../text/item-at.ts';
import type { Words } from '../text/lexicon.ts';
import { type SalePhrase, salePhrasesOf } from './parts.ts';
import { nearSale, regionSaid } from './region.ts';

/** What is read beside a query. */
interface Read {
  readonly lexicon: Words;
  /** What the data set says of a device. */
  readonly devices: {
    supports(device: number): string;
    exceptionRegions(device: number): readonly string[];
  };
}

/** A word of so many letters is no other word by chance, so that it needs no word of sale beside it. */
const LONG = 7;

/**
 * Reads the region of sale from a text with a misspelt or glued word for it: "bought in chian", "hong knog", "chineese
 * model", "hkversion". Only regions count whose units may have less than others, so that no answer becomes a "yes" by it.
 *
 * @param devices those that the text means
 * @param isRead true for the index of a token that is part of the device's name
 * @returns `null` if no word may be such a region
 */
export function regionsMisspelt(
  query: Query,
  { lexicon: words, devices: table }: Read,
  devices: readonly number[],
  isRead: (token: number) => boolean,
): readonly string[] | null {
  const { tokens } = query;
  // "hon kong": names of editions have "Kong".
  const isUnknown = (i: number): boolean =>
    !isLine(tokens[i]!) && tokens[i]!.senses.length === 0 && !tokens[i]!.numeric && !isRead(i);
  // Most questions have no such word, and to look for one takes less time than to list the regions.
  if (!tokens.some((_, i) => isUnknown(i))) return null;
  const regions = devices.flatMap((device) =>
    table.supports(device) === 'no' ? [] : table.exceptionRegions(device),
  );
  if (regions.length === 0) return null;
  const parts = salePhrasesOf(query, words.lexicon);
  let isFound = false;
  for (const [i, part] of parts.entries()) {
    if (part.senses.length > 0 || !isUnknown(part.from)) continue;
    const before = itemAt(parts, i - 1);
    const pair = before === undefined || before.isOfDevice ? part.text : before.text + part.text;
    const alone = words.markets.nearest(part.text, regions);
    const own = alone ?? words.markets.nearest(pair, regions);
    const isLong = (alone === null ? pair : part.text).length >= LONG;
    if (own === null || !(isLong || isBesideSale(parts, i))) continue;
    part.senses = words.lexicon.senses(own);
    isFound = true;
  }
  return isFound ? regionSaid(query, parts) : null;
}

/** True if a word of sale or of a version stands beside a phrase, or a small word between them: "bought mine in". */
function isBesideSale(parts: readonly SalePhrase[], i: number): boolean {
  const before = itemAt(parts, i - 1);
  // "Phone" is a word of contracts in some languages, but here it is the device.
  const isOfSale = (part: SalePhrase | undefined): boolean =>
    part !== undefined && part.sale !== null && !part.isOfDevice;
  if (isOfSale(before) || isOfSale(itemAt(parts, i + 1))) return true;
  return isOf(before, ['function-word']) && nearSale(parts, i) !== null;
}
