import type { Dice } from './seed.ts';
import { frequentWords, wordsOf } from './words.ts';

/** A change of a question that must not change what it means. */
export interface NeutralChange {
  name: string;
  /**
   * The changed question, or null where the change does not fit.
   *
   * @param text the maker and the name of a device
   * @param isFree says of a word whether no name could mean it
   */
  change(text: string, dice: Dice, isFree: (word: string) => boolean): string | null;
}

const frequent = frequentWords();
const conditions = wordsOf('condition');
const carriers = wordsOf('carrier');
const colours = wordsOf('colour');
const questions = wordsOf('question');
const topics = wordsOf('topic');

/** Puts words before or behind a text. */
const beside = (text: string, words: string, dice: Dice): string =>
  dice.below(2) === 0 ? `${words} ${text}` : `${text} ${words}`;

/** A change that puts one of a list beside the text. */
const withOneOf = (name: string, list: readonly string[]): NeutralChange => ({
  name,
  change(text, dice, isFree) {
    const word = dice.one(list);
    return isFree(word) ? beside(text, word, dice) : null;
  },
});

const behind = (name: string, write: (dice: Dice) => string): NeutralChange => ({
  name,
  change: (text, dice) => `${text} ${write(dice)}`,
});

const ESIM = [
  'esim',
  'e-sim',
  'e sim',
  'eSIM',
  'E-SIM',
  'eSim?',
  'e-Sim',
  'dual esim',
  '2 esim',
  '2 e-sim',
  'nano sim + esim',
  'eSIM-fähig',
  'e-SIM kart',
  'é e-sim',
];

function measure(dice: Dice): string {
  const storage = dice.one([64, 128, 256, 512]);
  return dice.one([
    `${storage}GB`,
    `${storage} GB`,
    `${storage}gb ${dice.one([4, 6, 8, 12, 16])}gb ram`,
    `${dice.one([4, 6, 8, 12])}/${storage}`,
    `${dice.one([4, 6, 8, 12])}+${storage}GB`,
    `${dice.from(1, 36)} months warranty`,
    `${dice.from(1, 36)} Monate Garantie`,
    `garantía ${dice.from(1, 24)} meses`,
    `${dice.from(70, 100)}%`,
    `battery ${dice.from(70, 100)}%`,
    `${dice.from(70, 100)} % batterie`,
    `${dice.from(30, 69)}00 mAh`,
    `${dice.from(4, 6)}.${dice.from(1, 9)} inch`,
    `${dice.from(4, 6)},${dice.from(1, 9)} Zoll`,
    `${dice.one([12, 48, 50, 64, 108, 200])}MP`,
    `${dice.one([60, 90, 120, 144])}Hz`,
    `${dice.one([18, 25, 33, 45, 65, 67])}W`,
    `Android ${dice.from(8, 16)}`,
  ]);
}

function price(dice: Dice): string {
  const amount = dice.from(60, 1900);
  const grouped = amount.toLocaleString('en');
  return dice.one([
    `€${amount}`,
    `${amount}€`,
    `${amount} €`,
    `${amount} EUR`,
    `${amount} euro`,
    `$${grouped}`,
    `${amount} USD`,
    `£${amount}`,
    `${amount},00 €`,
    `${amount.toLocaleString('de')},99 €`,
    `${amount * 10}.50 CHF`,
    `CHF ${(amount * 10).toLocaleString('de-CH')}.-`,
    `₹${(amount * 80).toLocaleString('en-IN')}/-`,
    `kr ${(amount * 10).toLocaleString('de')},-`,
    `${amount * 80} руб`,
    `Rs ${(amount * 80).toLocaleString('en')}`,
    `₹${amount * 80}`,
    `${amount * 150}円`,
    `${amount * 30} TL`,
    `${amount * 4} zł`,
    `R$ ${amount * 5}`,
    `under ${amount} dollars`,
  ]);
}

/** Behind a name with a number, a number that belongs to something else. */
const behindNumber = (name: string, write: (dice: Dice) => string): NeutralChange => ({
  name,
  change: (text, dice) => (/\d/.test(text) ? `${text} ${write(dice)}` : null),
});

const count = (dice: Dice): string =>
  dice.one([
    `${dice.from(2, 9)} pcs`,
    `${dice.from(2, 9)} units`,
    `${dice.from(100, 899)} cycles`,
    `${dice.from(2, 5)} cases`,
    `with charger and ${dice.from(2, 5)} cases`,
    `+ ${dice.from(2, 5)} Panzergläser`,
    `${dice.from(1, 3)} owner`,
    `${dice.from(1, 9)}. Hand`,
    `${dice.from(24, 72)}h delivery`,
    `2nd hand`,
    `${dice.from(2, 3)} nano sim`,
  ]);

const wanted = (dice: Dice): string =>
  dice.one([`x${dice.from(1, 9)}`, `x${dice.from(10, 30)} pcs`, `esim x${dice.from(2, 9)}?`]);

/** Words of which a hyphen sets the first letter apart. */
const hyphened = (dice: Dice): string =>
  dice.one([
    'T-Mobile',
    'T-Mobile unlocked',
    'A-Grade',
    'b-stock',
    'C-Ware',
    'u-verse',
    'k-market',
  ]);

const rating = (dice: Dice): string =>
  dice.one([
    `${dice.from(6, 10)}/10`,
    `condition ${dice.from(6, 10)}/10`,
    `${dice.one(['A+', 'B+', 'a+'])} ${dice.one(['grade', 'condition', 'Zustand'])}`,
    `stan ${dice.from(6, 9)}.5/10`,
    `${dice.from(3, 5)}/5`,
    `camera 50/12/10`,
  ]);

/** How and when to reach the seller. */
const contact = (dice: Dice): string =>
  dice.one([
    `call +${dice.from(1, 99)} ${dice.from(100, 999)} ${dice.from(100000, 999999)}`,
    `tel 06 ${dice.from(10, 99)} ${dice.from(10, 99)} ${dice.from(10, 99)} ${dice.from(10, 99)}`,
    `${dice.from(200, 999)}-${dice.from(200, 999)}-${dice.from(1000, 9999)}`,
    `whatsapp 08${dice.from(100000000, 999999999)}`,
    `${dice.from(10, 23)}:${dice.from(10, 59)}`,
    '24/7',
  ]);

/** A price as people write it who leave the currency out. */
const barePrice = (dice: Dice): string =>
  dice.one([
    `${dice.from(100, 899)} obo`,
    `${dice.from(100, 899)} VB`,
    `VB ${dice.from(100, 899)}`,
    `${dice.from(10, 90)}k`,
    `${dice.from(10, 90)},000`,
    `${dice.from(100, 899)}`,
  ]);

const digits = (dice: Dice, length: number): string =>
  Array.from({ length }, () => dice.below(10)).join('');

/** The number of a unit, an article or an order, as stock lists and tickets have it. */
const identifier = (dice: Dice): string =>
  dice.one([
    `35${digits(dice, 13)}`,
    `IMEI: 35${digits(dice, 13)}`,
    `EAN ${digits(dice, 13)}`,
    `ICCID 8944${digits(dice, 15)}`,
    `order no. ${digits(dice, 5)}`,
    `Bestellung ${digits(dice, 7)}`,
    `commande ${digits(dice, 6)}`,
    `заказ ${digits(dice, 6)}`,
    `ticket 00${digits(dice, 2)}`,
    `serial number F${digits(dice, 2)}XK${digits(dice, 1)}QW${digits(dice, 2)}`,
    `SKU QX${digits(dice, 3)}-ZZ`,
    `注文番号 ${digits(dice, 8)}`,
  ]);

/** How many there are, or the number of the line, before a name. */
const countBefore = (dice: Dice): string =>
  dice.one([
    `Lot of ${dice.from(2, 60)}`,
    `qty ${dice.from(2, 60)}`,
    `Menge: ${dice.from(2, 60)},`,
    `lote de ${dice.from(2, 60)}`,
    `${dice.from(2, 60)} pcs`,
    `${dice.from(2, 60)} Stück`,
    `${dice.from(2, 60)} шт`,
    `${dice.from(1, 60)}.`,
    `${dice.from(1, 60)})`,
    `#${dice.from(1, 60)}`,
    `Pos. ${dice.from(1, 60)}:`,
  ]);

const part = (dice: Dice): string =>
  dice.one([
    `Gorilla Glass ${dice.from(3, 7)}`,
    `Bluetooth 5.${dice.from(0, 4)}`,
    `WiFi ${dice.from(5, 7)}`,
    'HDR10+',
    'FHD+ AMOLED',
    `UFS 4.0`,
    `USB-C 3.${dice.from(0, 2)}`,
    `IP6${dice.from(5, 9)}`,
    `${dice.one([4, 6, 8, 12])}+${dice.one([4, 6, 8, 12])}GB/256GB`,
  ]);

/** Every neutral change, from plain ones to those that carry numbers of their own. */
export const CHANGES: readonly NeutralChange[] = [
  {
    name: 'a frequent word',
    change(text, dice, isFree) {
      const word = dice.one(dice.one(frequent));
      return isFree(word) ? beside(text, word, dice) : null;
    },
  },
  {
    name: 'two frequent words of a language',
    change(text, dice, isFree) {
      const words = dice.some(dice.one(frequent), 2);
      return words.every(isFree) ? `${words[0]} ${text} ${words[1]}` : null;
    },
  },
  { name: 'eSIM', change: (text, dice) => beside(text, dice.one(ESIM), dice) },
  withOneOf('eSIM in a language', topics),
  behind('a measure', measure),
  behind('a price', price),
  behindNumber('a count', count),
  behindNumber('how many are wanted', wanted),
  behind('a word with a hyphen behind its first letter', hyphened),
  behindNumber('a rating', rating),
  behindNumber('how to reach the seller', contact),
  behindNumber('a price without a currency', barePrice),
  behindNumber('a part and its version', part),
  {
    name: 'a word of one letter with an accent',
    change(text, dice, isFree) {
      const word = dice.one(dice.one(frequent));
      const letter = dice.one(['à', 'á', 'é', 'è', 'ê', 'ó', 'ô', 'ú', 'å', 'ö', 'ở', 'ạ']);
      return isFree(word) ? `${text} ${letter} ${word}` : null;
    },
  },
  { name: 'an identifier', change: (text, dice) => beside(text, identifier(dice), dice) },
  { name: 'a count before it', change: (text, dice) => `${countBefore(dice)} ${text}` },
  withOneOf('a condition', conditions),
  withOneOf('a colour', colours),
  withOneOf('a carrier', carriers),
  {
    name: 'words of a question',
    change(text, dice, isFree) {
      const words = dice.some(questions, 2);
      return words.every(isFree) ? `${words[0]} ${text} ${words[1]}` : null;
    },
  },
  {
    name: 'punctuation',
    change: (text, dice) =>
      dice.one([
        `"${text}"`,
        `${text}!!!`,
        `(${text})`,
        `【${text}】`,
        `${text},`,
        `- ${text} -`,
        `${text} 📱`,
        text.replaceAll(' ', '  '),
        text.replaceAll(' ', ' - '),
        `${text}?`,
        `${text} | `,
        `• ${text}`,
      ]),
  },
  {
    name: 'case',
    change: (text, dice) =>
      dice.one([
        text.toUpperCase(),
        text.toLowerCase(),
        text.replace(/\b[a-z]/g, (c) => c.toUpperCase()),
      ]),
  },
  {
    name: 'the brand behind the name',
    change(text) {
      const [brand, ...rest] = text.split(' ');
      return rest.length === 0 ? null : `${rest.join(' ')} ${brand}`;
    },
  },
];
