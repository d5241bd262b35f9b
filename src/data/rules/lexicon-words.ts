import {
  CARD_WORDS,
  CATEGORIES,
  CHOICE_WORDS,
  EDITION_WORDS,
  type LexiconFile,
  MEASURES,
  PART_WORDS,
  QUALITIES,
  SALE_WORDS,
  THING_WORDS,
} from '../../model/index.ts';
import type { Facts } from '../facts.ts';
import { type Problem, shown } from '../problem.ts';
import type { Rule } from './rule.ts';

const id = 'lexicon-words';

/**
 * Every word of the lexicon is in the file of its role, in lower case, and has one meaning there. The meaning
 * is of the kind that the role requires.
 */
export const lexiconWords: Rule = {
  id,
  *check(facts) {
    const roles = new Set<string>();
    for (const file of facts.lexicon) {
      if (roles.has(file.role)) {
        yield problem(file, 'role', file.role, 'Two files have this role.', 'Join them.');
      }
      roles.add(file.role);
      yield* wordProblems(file, facts);
    }
  },
};

function* wordProblems(file: LexiconFile, facts: Facts): Generator<Problem> {
  const meanings = new Map<string, string | number | undefined>();
  for (const [e, { means, words }] of file.entries.entries()) {
    const wrong = wrongMeaning(file, means, facts);
    if (wrong) yield problem(file, `entries[${e}].means`, means, ...wrong);
    for (const [w, word] of words.entries()) {
      const field = `entries[${e}].words[${w}]`;
      const plain = file.capitals ? word.toUpperCase() : word.toLowerCase();
      if (word !== plain.normalize('NFC') || /\s{2}|\t/.test(word)) {
        const letters = file.capitals ? 'capitals' : 'lower case';
        yield problem(
          file,
          field,
          word,
          'Words are not compared in this form.',
          `Write it in ${letters}.`,
        );
      } else if (!/[\p{L}\p{N}\p{Sc}\p{RI}]/u.test(word)) {
        yield problem(file, field, word, 'It has no letter, no digit and no flag.', 'Remove it.');
      }
      const key = withoutAccents(word);
      if (meanings.has(key)) {
        const other = meanings.get(key);
        if (other !== means) {
          yield problem(file, field, word, `It means ${shown(other)} as well.`, 'Remove one.');
        } else if (words.indexOf(word) < w) {
          yield problem(file, field, word, 'It occurs there twice.', 'Remove one.');
        }
      }
      meanings.set(key, means);
    }
  }
}

/** The kind of meaning that each role requires. Other roles have none. */
const MEANING: Readonly<
  Record<
    string,
    | 'region'
    | 'number'
    | 'category'
    | 'quality'
    | 'measure'
    | 'spelling'
    | 'edition'
    | 'frequency'
    | 'place'
    | 'denial'
    | 'joint'
    | 'card'
    | 'sale'
    | 'motion'
    | 'copula'
    | 'choice'
    | 'part'
    | 'doubt'
    | 'comparison'
    | 'ware'
    | 'document'
    | 'thing'
  >
> = {
  region: 'region',
  version: 'sale',
  travel: 'motion',
  person: 'copula',
  choice: 'choice',
  part: 'part',
  'other-thing': 'thing',
  condition: 'doubt',
  range: 'comparison',
  accessory: 'ware',
  label: 'document',
  place: 'region',
  'region-code': 'region',
  'order-ending': 'region',
  card: 'card',
  category: 'category',
  quality: 'quality',
  network: 'edition',
  manufacture: 'place',
  use: 'place',
  negation: 'denial',
  everyday: 'frequency',
  conjunction: 'joint',
  unit: 'measure',
  number: 'number',
  'number-part': 'number',
  ordinal: 'number',
  abbreviation: 'spelling',
  'letter-name': 'spelling',
  'suffix-word': 'spelling',
  'script-name': 'spelling',
  transliteration: 'spelling',
  'look-alike': 'spelling',
  'model-letter': 'spelling',
  keyboard: 'spelling',
};

/** Roles in which only some words have a meaning. */
const MAY_MEAN_NOTHING: readonly string[] = [
  'label',
  'order-ending',
  'version',
  'travel',
  'person',
  'place',
  'part',
  'condition',
  'network',
  'manufacture',
  'use',
  'negation',
  'everyday',
  'range',
  'accessory',
  'other-thing',
  'conjunction',
];

/** Returns why a meaning is wrong and how to correct it; `null` if it is right. */
function wrongMeaning(
  { role }: LexiconFile,
  means: string | number | undefined,
  { regions }: Facts,
): [why: string, cure: string] | null {
  const kind = MEANING[role];
  if (means === undefined) {
    const isNeeded = kind !== undefined && !MAY_MEAN_NOTHING.includes(role);
    return isNeeded ? ['The words must mean something.', 'Add what they mean.'] : null;
  }
  if (kind === undefined) return ['The words of this role mean nothing else.', 'Remove it.'];
  if (kind === 'number') {
    return typeof means === 'number' ? null : ['It is no number.', 'Write a number.'];
  }
  if (typeof means !== 'string') return ['It is a number.', 'Write a text.'];
  if (kind === 'region') {
    // Several markets may share an ending.
    const named = role === 'order-ending' ? means.split(' ') : [means];
    const unknown = named.find((region) => !Object.hasOwn(regions, region));
    if (unknown !== undefined) {
      return [
        `No region "${unknown}" in regions.json.`,
        'Use the id of a listed region, for instance "mainland-china".',
      ];
    }
  }
  if (kind === 'category' && !CATEGORIES.some((category) => category === means)) {
    return ['It is no kind of device.', `Write one of ${CATEGORIES.join(', ')}.`];
  }
  if (kind === 'quality' && !QUALITIES.some((quality) => quality === means)) {
    return ['It is no quality of devices.', `Write one of ${QUALITIES.join(', ')}.`];
  }
  if (kind === 'edition' && !EDITION_WORDS.some((edition) => edition === means)) {
    return ['It is no edition.', `Write one of ${EDITION_WORDS.join(', ')}.`];
  }
  if (kind === 'card' && !CARD_WORDS.some((word) => word === means)) {
    return ['It says nothing of cards.', `Write one of ${CARD_WORDS.join(', ')}.`];
  }
  if (kind === 'sale' && !SALE_WORDS.some((word) => word === means)) {
    return ['It says nothing of a sale.', `Write one of ${SALE_WORDS.join(', ')}.`];
  }
  if (kind === 'denial' && !['behind', 'lacks'].includes(means)) {
    return ['It does not say what is denied.', 'Write "behind" or "lacks".'];
  }
  if (kind === 'place' && means !== 'behind') return ['It is no place.', 'Write "behind".'];
  if (kind === 'frequency' && means !== 'frequent') {
    return ['It does not say how frequent the words are.', 'Write "frequent".'];
  }
  if (kind === 'motion' && !['to', 'behind', 'during'].includes(means)) {
    return ['It does not say on which side the place stands.', 'Write "to", "behind" or "during".'];
  }
  if (kind === 'copula' && means !== 'is') return ['It joins no person.', 'Write "is".'];
  if (kind === 'choice' && !CHOICE_WORDS.some((word) => word === means)) {
    return ['It says of no device which one is meant.', `Write one of ${CHOICE_WORDS.join(', ')}.`];
  }
  if (kind === 'part' && !PART_WORDS.some((word) => word === means)) {
    return ['It says nothing of a part.', `Write one of ${PART_WORDS.join(', ')}.`];
  }
  if (kind === 'thing' && !THING_WORDS.some((word) => word === means)) {
    return ['It says nothing of the thing.', `Write one of ${THING_WORDS.join(', ')}.`];
  }
  if (kind === 'doubt' && !['alleged', 'loose', 'dead', 'foreign'].includes(means)) {
    return ['It doubts nothing.', 'Write "alleged", "loose", "dead" or "foreign".'];
  }
  if (kind === 'comparison' && means !== 'compared' && means !== 'except') {
    return ['It compares nothing.', 'Write "compared" or "except".'];
  }
  if (kind === 'document' && means !== 'order') return ['It is no order.', 'Write "order".'];
  if (kind === 'ware' && means !== 'alone') return ['It is not sold alone.', 'Write "alone".'];
  if (kind === 'joint' && means !== 'and') return ['It joins nothing.', 'Write "and".'];
  if (kind === 'measure' && !MEASURES.some((measure) => measure === means)) {
    return ['It is no measure.', `Write one of ${MEASURES.join(', ')}.`];
  }
  if (kind === 'spelling' && !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(means)) {
    return ['It is no Latin spelling.', 'Write it in small letters.'];
  }
  return null;
}

const withoutAccents = (word: string): string =>
  word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

function problem(
  { role }: LexiconFile,
  field: string,
  value: unknown,
  why: string,
  cure: string,
): Problem {
  const file = `lexicon/${role}.json`;
  return { file, field, value: shown(value), why, cure, rule: id, fixable: false };
}
