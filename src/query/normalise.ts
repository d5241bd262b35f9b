import type { Words } from '../text/lexicon.ts';
import { plainMarkup } from '../text/markup.ts';
import { repairMojibake } from '../text/mojibake.ts';
import { latinTopic } from '../text/native-topic.ts';
import type { UnreadWords } from '../text/scripts.ts';
import { plainOrders } from './apple-order.ts';
import {
  dropContacts,
  dropDays,
  dropEndings,
  dropOrder,
  joinAmounts,
  joinInitials,
  partLetters,
  plainOrdinals,
} from './listing-text.ts';
import { partNumbers, repeatLetters } from './number-list.ts';
import { dropCells, dropParents } from './table-row.ts';

/** Longer queries are cut. The API allows 200 characters. */
const MAX_LENGTH = 256;

/** The spellings of "eSIM" with a sign: "e-sim", "e sim", "e.sim". */
const TOPIC = /\be[ .-]sim(?=s?\b|[a-z])/g;
/** The comma of a list. The commas of sizes and of Apple's identifiers stand between digits. */
const LIST_COMMA = /,(?!\d)|(?<!\d),/g;
/** The comma between a number and a size of storage in a row: "Oppo A74,64GB". */
const STORAGE_COMMA = /(?<=\d),(?=\d{2,4} ?[gt]b\b|\d{1,2}[/+]\d{2,4}(?!\d))/g;
/** The comma of East Asia, which stands in no number: "Pixel 7，8+128" is no 7.8. */
const WIDE_COMMA = '，';
/** The decimal comma of a size: 10,2". An identifier of Apple has letters before its number. */
const DECIMAL_COMMA = /(?<![a-z\d]|iphone |watch )(\d{1,2}),(?=\d{1,2}(?!\d))/g;

/**
 * Matches a text for which {@link tidied} may have something to do: signs, single letters, English ordinals and plurals,
 * telephone numbers, order numbers and lists of numbers.
 */
const MAY_BE_UNTIDY =
  /[^a-z\d ]| {2}| [a-z] |\d(?:gs|[snrt]|[ap]m| pm)|(?:\d *){9}|[fmnp]\w{3}[2-4] ?[a-z]{2}|\d \d\d? \d|[a-z]\d\d? (?:[a-z]{2,4}|qx[a-z]+) \d/;

/**
 * Folds a query and removes what listings and orders write around and into names, so that every spelling of "eSIM" and
 * of a generation becomes the same.
 *
 * @param unread receives the words of other scripts that no table has, by their stand-ins
 * @example normalise('iPhone 13 E-SIM', words, new Map()) // 'iphone 13 esim'
 */
export function normalise(query: string, lexicon: Words, unread: UnreadWords): string {
  const cut = query.length > MAX_LENGTH ? query.slice(0, MAX_LENGTH) : query;
  const plain = plainMarkup(repairMojibake(cut)).replaceAll(WIDE_COMMA, '， ');
  const read = lexicon.folder.fold(plain, unread);
  const folded = latinTopic(read, lexicon.lexicon, unread);
  return MAY_BE_UNTIDY.test(folded)
    ? tidied(folded, lexicon)
    : plainTopic(plainOrdinals(folded, lexicon));
}

/** Removes what listings and orders write around and into names. The order of the steps matters. */
function tidied(folded: string, lexicon: Words): string {
  let text = folded.includes('  ') ? folded.replace(/ {2,}/g, ' ') : folded;
  text = dropParents(dropCells(text, lexicon), lexicon);
  if (text.includes(',')) text = text.replace(STORAGE_COMMA, ';');
  text = joinAmounts(plainOrders(joinInitials(text, lexicon), lexicon), lexicon);
  text = partNumbers(text);
  if (text.includes(',')) {
    text = text.replace(LIST_COMMA, ';').replace(DECIMAL_COMMA, '$1.');
  }
  text = dropEndings(dropOrder(dropContacts(text), lexicon), lexicon);
  text = dropDays(plainOrdinals(text, lexicon), lexicon);
  return repeatLetters(partLetters(plainTopic(text), lexicon), lexicon);
}

const plainTopic = (text: string): string =>
  text.includes('sim') ? text.replace(TOPIC, 'esim') : text;
