import type { Verdict } from '../model/index.ts';
import type { ByAnswer, Form, Subject, VerdictTexts } from './texts.ts';

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
 * Writes the verdict as one sentence, including exceptions, for the site and the widget.
 *
 * @param name the name of the device or the family; empty if several devices of a list are meant
 * @example 'Samsung Galaxy S24 supports eSIM, except units sold in these regions: Mainland China.'
 */
export function sentence(texts: VerdictTexts, verdict: Told, name: string): string {
  const { exceptionRegions, modelCode, edition } = verdict;
  const subject = subjectOf(verdict, name);
  if (subject === null) return texts.unnamed;
  const list = (ids: readonly string[]): string =>
    new Intl.ListFormat(texts.lang).format(
      ids.map((id) => texts.regions[id] ?? id.replaceAll('-', ' ')),
    );
  return fill(textOf(texts.sentences[subject], verdict), {
    device: edition ? fill(texts.editions[edition], { device: name }) : name,
    family: name,
    code: modelCode ?? '',
    regions: list(subject === 'sold' ? verdict.regions : exceptionRegions),
  });
}

/** Returns the subject of the sentence; `null` if no device is known. */
function subjectOf({ basis, modelCode, regions, meant }: Told, name: string): Subject | null {
  if (meant === 'several' && name === '') return 'several';
  if (basis === 'none') return null;
  if (basis !== 'variant') return basis;
  if (modelCode !== null) return 'code';
  return regions.length > 0 ? 'sold' : 'device';
}

/** Writes the answer in a few words: "Yes", "Yes, with exceptions", "It depends". */
export const word = (texts: VerdictTexts, answer: Answer): string => textOf(texts.words, answer);
