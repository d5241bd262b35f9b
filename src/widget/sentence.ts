import type { Supports, Verdict } from '../model/index.ts';
import type { Sentence, WidgetTexts } from './texts.ts';

const capital = (supports: Supports): string =>
  (supports.charAt(0).toUpperCase() + supports.slice(1)) as Capitalize<Supports>;

/** A text with its braces filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (brace, name: string) => values[name] ?? brace);

/**
 * The verdict as one whole sentence.
 *
 * @param name the device's or the family's
 */
export function sentence(
  texts: WidgetTexts,
  verdict: Pick<Verdict, 'supports' | 'exceptionRegions' | 'basis' | 'modelCode'>,
  name: string,
): string {
  const { supports, exceptionRegions, basis, modelCode } = verdict;
  if (basis === 'none') return texts.unnamed;
  const regions = new Intl.ListFormat(texts.lang).format(
    exceptionRegions.map((id) => texts.regions[id] ?? id.replaceAll('-', ' ')),
  );
  const subject =
    basis === 'family' ? 'family' : basis === 'variant' && modelCode !== null ? 'code' : 'device';
  const whole = `${subject}${capital(supports)}`;
  const excepting = `${whole}Except`;
  const key = regions !== '' && excepting in texts.sentences ? excepting : whole;
  return fill(texts.sentences[key as Sentence], {
    device: name,
    family: name,
    code: modelCode ?? '',
    regions,
  });
}
