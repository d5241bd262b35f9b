import type { Tables } from '../search-index/tables.ts';
import { hasDigit } from '../text/characters.ts';
import { NEGATION } from '../text/roles.ts';
import { isOf } from './phrases.ts';
import type { Query } from './query.ts';

/**
 * Adds the siblings with another answer that an unread letter at the end makes of a number of the name: "vivo X300 256GB E"
 * may be an X300 E.
 */
export function addByLastLetter(
  fits: number[],
  { tokens }: Query,
  read: number,
  tables: Tables,
): void {
  const { devices, words, postings } = tables;
  const last = tokens.length - 1;
  const { text, numeric } = tokens[last]!;
  if (text.length > 1 || numeric || (read & (1 << last)) !== 0) return;
  // "OnePlus 12, not the R", "Reno 11 128GB grade A"
  if (tokens.some(({ ownRoles }) => (ownRoles & NEGATION) !== 0)) return;
  if (last > 0 && isOf(tokens[last - 1]!, ['condition'])) return;
  const first = fits[0]!;
  for (let i = 0; i < last; i++) {
    const word =
      tokens[i]!.numeric && (read & (1 << i)) !== 0 ? words.find(tokens[i]!.text + text) : -1;
    if (word < 0) continue;
    postings.visit(word, word + 1, (device) => {
      const isSibling = devices.brand[device] === devices.brand[first];
      if (isSibling && !sameAnswer(first, device, devices)) fits.push(device);
    });
  }
}

/** Adds the devices of a series whose names have a letter at its number: "OnePlus 12 series" has a 12R. */
export function addByGluedLetter(
  fits: number[],
  { tokens }: Query,
  read: number,
  tables: Tables,
): void {
  const { devices, words, postings } = tables;
  /** What a name has before a number. */
  const lineOf = (device: number, number: string): string =>
    devices.model(device).toLowerCase().split(number)[0]!;
  for (const [i, { text, digits }] of tokens.entries()) {
    if (!digits || (read & (1 << i)) === 0) continue;
    const [from, to] = tables.longerThan(text);
    for (let word = from; word < to; word++) {
      const longer = words.at(word);
      if (longer.length !== text.length + 1 || hasDigit(longer.at(-1)!)) continue;
      postings.visit(word, word + 1, (device) => {
        const isOfMaker = devices.brand[device] === devices.brand[fits[0]!];
        if (isOfMaker && lineOf(device, text) === lineOf(fits[0]!, text)) fits.push(device);
      });
    }
  }
}

/** True if two devices have the same answer in every region. */
export function sameAnswer(a: number, b: number, devices: Tables['devices']): boolean {
  return (
    devices.supports(a) === devices.supports(b) &&
    devices.exceptionRegions(a).join() === devices.exceptionRegions(b).join()
  );
}
