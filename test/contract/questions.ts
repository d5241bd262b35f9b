import type { DeviceTable } from '../../src/snapshot/index.ts';
import { random } from '../search/mechanical.ts';

/** A question as it is put to every face. */
export interface Question {
  kind: (typeof KINDS)[number];
  text: string;
  /** The question without the number of a unit, if it has one. */
  name?: string;
  /** Where the unit was bought, if the question says so in a parameter. */
  region?: string;
}

/** What the questions are made of, in turn. */
export const KINDS = [
  'name',
  'code',
  'code in a title',
  'region in the text',
  'edition in the text',
  'region given',
  'family',
  'names and a code',
  'number of a unit',
  'nonsense',
] as const;

const REGIONS_SAID = ['hong kong', 'china version', 'japan', '港版', 'versión china', 'us version'];
const EDITIONS_SAID = [
  'LTE',
  'Wi-Fi + Cellular 256GB',
  'wifi only',
  '5G',
  'GPS',
  'ohne LTE',
  'WLAN',
];
const REGIONS_GIVEN = ['HK', 'hong-kong', 'CN', 'us', 'latin-america', 'PE', 'JP', 'europe'];
const FAMILIES = ['iphone', 'galaxy', 'ipad', 'apple watch', 'pixel', 'redmi note', 'moto g power'];
/** What shops write before the number of one unit, and between its digits. */
const LABELS = ['', 'IMEI ', 'imei1: ', '(IMEI 2 = '];
const LENGTHS = [14, 15, 15, 16];
const NOUNS = ['fridge', 'esim japan 15 days', 'hello', '10 gb plan', 'qzxv', '🦆', 'camera'];

/**
 * Makes questions from the data set.
 *
 * @param seed the same seed gives the same questions
 */
export function questions(table: DeviceTable, count: number, seed: number): Question[] {
  const next = random(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  // Half of the devices are ones with an answer: theirs are the answers that differ.
  const decided = Array.from({ length: table.size }, (_, d) => d).filter(
    (d) => table.exceptionRegions(d).length > 0 || table.supports(d) === 'partial',
  );
  const device = (): number => (next() < 0.5 ? pick(decided) : Math.floor(next() * table.size));
  // Most devices with editions have an answer by edition.
  const ofEditions = decided.filter((d) => table.editions(d) !== null);
  const name = (d: number): string => `${table.brands[table.brand[d]!]!.name} ${table.model(d)}`;
  const code = (): { text: string; device: number } => {
    const c = Math.floor(next() * table.codes.size);
    return { text: table.codes.at(c), device: table.deviceOfCode(c) };
  };
  const digitsOf = (length: number): string =>
    Array.from({ length }, () => Math.floor(next() * 10)).join('');
  const number = (): string => {
    const isEid = next() < 0.3;
    const label = isEid ? pick(['', 'EID: ']) : pick(LABELS);
    const digits = isEid ? `89${digitsOf(30)}` : digitsOf(pick(LENGTHS));
    // In groups, an IMEI without a label may be a telephone number.
    const isGrouped = (isEid || label !== '') && next() < 0.3;
    return (
      label + (isGrouped ? digits.replace(/.{6}(?=.)/g, `$&${pick(['-', ' ', '.'])}`) : digits)
    );
  };
  const textOf = (kind: Question['kind']): string => {
    switch (kind) {
      case 'name':
      case 'region given':
        return name(device());
      case 'code':
        return code().text;
      case 'code in a title': {
        const { text, device } = code();
        return `${name(device)} ${text} 256GB black`;
      }
      case 'region in the text':
        return `${name(device())} ${pick(REGIONS_SAID)}`;
      case 'edition in the text':
        return `${name(pick(ofEditions))} ${pick(EDITIONS_SAID)}`;
      case 'family':
        return pick(FAMILIES);
      case 'names and a code':
        return `${name(device())}, ${name(device())} or ${code().text}`;
      case 'number of a unit':
        return next() < 0.3 ? code().text : name(device());
      case 'nonsense':
        return `${pick(NOUNS)} ${pick(NOUNS)}`;
    }
  };
  return Array.from({ length: count }, (_, i) => {
    const kind = KINDS[i % KINDS.length]!;
    const text = textOf(kind).slice(0, 200);
    if (kind === 'number of a unit') {
      const beside = pick([' ', ', ', ' / ', '; ', '\n']);
      const isFirst = next() < 0.3;
      const line = isFirst ? `${number()} ${text}` : `${text}${beside}${number()}`;
      return { kind, text: line.slice(0, 200), name: text };
    }
    return kind === 'region given' ? { kind, text, region: pick(REGIONS_GIVEN) } : { kind, text };
  });
}
