import type { DeviceDetail } from '../model/index.ts';
import { type DeviceTable, foldCode } from '../snapshot/index.ts';
import type { Interpretation } from './interpretation.ts';
import { accountsFor, isOneDevice, namesOf } from './likeness.ts';
import { type PlainWords, plainWords } from './plain-words.ts';
import { regionSaid } from './region-said.ts';

const MIN_CODE = 3;
const MAX_RANKED = 25;
/** What may be a code beside other words. */
const CODE_IN_TITLE = /^(?=.*[a-z])(?=.*\d)[a-z\d,]{4,}$/;
/** Behind a code in an order number of Samsung: three characters for colour and storage, and a region. */
const SAMSUNG_CONFIGURATION = /^[a-z]{2}[a-z\d][a-z]{3}$/;
/** A code of Samsung without its "SM-": "S9280". */
const SAMSUNG_SHORT = /^[a-z]\d{3}/;
/** What tells the generations of one name apart: "iPhone SE (2nd generation)", "Moto G Power (2023)". */
const GENERATION = /^(?:\d{1,4}(?:st|nd|rd|th)?|gen|generation|[45]g)$/;

/** Reads a question: which devices it means, by which code, and where the unit was sold. */
export function interpret(
  table: DeviceTable,
  find: (text: string, limit: number) => number[],
  text: string,
): Interpretation {
  const found = find(text, 4 * MAX_RANKED);
  const ranked = found.slice(0, MAX_RANKED);
  const row = plainWords(text);
  const base = {
    ranked,
    code: null,
    region: regionSaid(text),
    explain: () =>
      row.words.map((word, i) => ({ text: word, as: row.noise[i] ? 'context' : 'word', cost: 0 })),
  };
  const [best] = ranked;
  if (best === undefined) return { ...base, meant: 'none', devices: [] };
  const details = new Map<number, DeviceDetail>();
  const detail = (d: number): DeviceDetail => {
    const known = details.get(d) ?? table.detail(d);
    details.set(d, known);
    return known;
  };
  const whole = foldCode(text);
  const entries =
    whole.length < MIN_CODE ? [] : ranked.flatMap((d) => entriesOf(table, d, [whole]));
  if (entries.length > 0) {
    const devices = [...new Set(entries.map((e) => ownerOf(table, e)))];
    const code = { text, entries };
    // A text that is the code of one device and what people call another means either.
    if (!devices.includes(best)) return { ...base, meant: 'several', devices: [best, ...devices] };
    return { ...base, code, devices, meant: devices.length === 1 ? 'one' : 'several' };
  }
  const inTitle = entriesOf(table, best, partsOf(text));
  if (inTitle.length > 0) {
    return { ...base, code: { text, entries: inTitle }, devices: [best], meant: 'one' };
  }
  const fits = (d: number): boolean => accountsFor(row, namesOf(detail(d)));
  if (!fits(best)) return { ...base, meant: 'none', devices: [] };
  const own = namesOf(detail(best));
  const generations = found.filter(
    (d) => d !== best && isGenerationOf(row, detail(best), detail(d)),
  );
  if (isOneDevice(row, own) && generations.length === 0) {
    return { ...base, meant: 'one', devices: [best] };
  }
  const devices = isOneDevice(row, own) ? [best, ...generations] : found.filter(fits);
  return { ...base, meant: 'several', devices };
}

/** Is one device another generation of the other's name, between which the text does not choose? */
function isGenerationOf({ words }: PlainWords, best: DeviceDetail, other: DeviceDetail): boolean {
  if (best.brandSlug !== other.brandSlug) return false;
  const a = plainWords(best.model).words;
  const b = plainWords(other.model).words;
  const differs = [...a.filter((w) => !b.includes(w)), ...b.filter((w) => !a.includes(w))];
  return differs.every((word) => GENERATION.test(word) && !words.includes(word));
}

function entriesOf(table: DeviceTable, device: number, said: readonly string[]): number[] {
  const entries: number[] = [];
  if (said.length === 0) return entries;
  for (let v = table.variantStart[device]!; v < table.variantStart[device + 1]!; v++) {
    for (let c = table.codeStart[v]!; c < table.codeStart[v + 1]!; c++) {
      const code = foldCode(table.codes.at(c));
      // Some makers' codes are the name, which says nothing of a unit.
      if (code === foldCode(table.model(device))) continue;
      if (said.some((part) => says(part, code))) entries.push(c);
    }
  }
  return entries;
}

const ownerOf = (table: DeviceTable, entry: number): number =>
  table.deviceOfVariant(table.variantOfCode(entry));

/** Does a part of a text say a code? Both are folded. */
function says(part: string, code: string): boolean {
  if (part === code) return true;
  if (!code.startsWith('sm')) return false;
  const full = SAMSUNG_SHORT.test(part) ? `sm${part}` : part;
  return full.startsWith(code) && isConfiguration(full.slice(code.length));
}

const isConfiguration = (rest: string): boolean =>
  rest === '' || rest === 'ds' || SAMSUNG_CONFIGURATION.test(rest);

/** The parts of a title that may be codes. */
function partsOf(title: string): string[] {
  return title
    .split(/[\s()[\]/|;:]+/)
    .map((part) => foldCode(part).replace(/,$/, ''))
    .filter((part) => CODE_IN_TITLE.test(part));
}
