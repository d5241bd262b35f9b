import type { Lookup } from '../lookup/index.ts';
import type { Verdict } from '../model/index.ts';
import { type AnswerView, answerView } from '../widget/answer-view.ts';
import type { Language } from './language.ts';
import { verdictTexts } from './verdict.ts';

/** What the page of results shows. */
export interface SiteAnswer {
  view: AnswerView;
  verdict: Verdict;
  /** The region of sale that counts. Links to the device include it. */
  region: string | null;
}

/** How many similar names are listed if no device is meant. */
const SIMILAR = 6;

/**
 * Returns what the site shows for a question: the answer of {@link Lookup.answer}, without a second
 * interpretation.
 *
 * @param text a valid query
 * @param region where the unit was bought; must be valid
 * @example siteAnswer(lookup, 'en', 'iphone 15 pro hong kong', null).view.word // 'No'
 */
export function siteAnswer(
  lookup: Lookup,
  language: Language,
  text: string,
  region: string | null,
): SiteAnswer {
  const answer = lookup.answer(text, region === null ? {} : { region });
  const { verdict, meant, devices, candidates, said } = answer;
  const similar = meant === 'none' ? lookup.check(text, { limit: SIMILAR }).results : [];
  const { regions } = lookup.snapshot.devices;
  const view = answerView(verdictTexts(language, regions), {
    verdict,
    devices: meant === 'several' ? candidates : devices,
    similar,
  });
  return { view, verdict, region: said.region };
}
