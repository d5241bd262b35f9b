import { namesCode } from '../model/code-named.ts';
import type { Verdict } from '../model/index.ts';
import type { ByAnswer, Form, VerdictTexts } from './texts.ts';

/** The members of a verdict that its sentence is made from. */
export type Told = Pick<
  Verdict,
  'supports' | 'exceptionRegions' | 'basis' | 'modelCode' | 'regions' | 'meant' | 'edition'
>;

type Answer = Pick<Verdict, 'supports' | 'exceptionRegions'>;

/** Returns the text for an answer, the one with exceptions if it has any. */
const textOf = (texts: ByAnswer, { supports, exceptionRegions }: Answer): string =>
  (exceptionRegions.length > 0 && texts[`${supports}Except` as Form]) || texts[supports];

/** Fills in the braces of a text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (brace, name: string) => values[name] ?? brace);

/**
 * Writes the verdict as one sentence, including exceptions, for the site and the widget. It names what the answer is
 * about: the model code and the place of sale, if the answer is that of a unit.
 *
 * @param name the name of the device or the family; empty if several devices of a list are meant
 * @param devices those of the list
 * @example 'Samsung Galaxy S24 supports eSIM, except units sold in these regions: Mainland China.'
 */
export function sentence(
  texts: VerdictTexts,
  verdict: Told,
  name: string,
  devices: readonly Answer[] = [],
): string {
  const { supports, exceptionRegions, basis, modelCode, regions, meant, edition } = verdict;
  const list = (ids: readonly string[]): string =>
    new Intl.ListFormat(texts.lang).format(ids.map((id) => texts.regions[id] ?? id));
  let device = name;
  const add = (unit: keyof VerdictTexts['names']): void => {
    device = fill(texts.names[unit], { device, code: modelCode ?? '', regions: list(regions) });
  };
  if (edition) add(edition);
  if (namesCode(verdict)) {
    // The model that a browser states may be the name itself ("Pixel 8").
    if (modelCode && !name.includes(modelCode)) add('code');
    if (regions.length > 0) add('sold');
  }
  const isList = meant === 'several' && name === '';
  const answers = String([...new Set(devices.map((d) => d.supports))]);
  const text = isList && supports === 'partial' && texts.listed[answers];
  return fill(text || textOf(texts.sentences[isList ? meant : basis], verdict), {
    device,
    family: name,
    regions: list(exceptionRegions),
  });
}

/** Writes the answer in a few words: "Yes", "Yes, with exceptions", "It depends". */
export const word = (texts: VerdictTexts, answer: Answer): string => textOf(texts.words, answer);
