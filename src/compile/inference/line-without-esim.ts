import { lineOf } from '../line.ts';
import type { Inference } from './inference.ts';

/** A phone has no eSIM if several phones of its line from that time are described and none has eSIM. */
export const lineWithoutEsim: Inference = {
  id: 'line-without-esim',
  device(facts, brandSlug, book) {
    const settings = book.settings('line-without-esim');
    // An assumed category suffices: the line's described phones confirm it.
    if (settings === null || facts.category !== 'phone') return null;
    if (facts.named === false || facts.released === undefined) return null;
    if (!settings.brands.includes(brandSlug)) return null;
    const names = settings.soldAs[brandSlug] ?? [];
    const name = names.find((one) => facts.model.startsWith(`${one} `));
    const model = name === undefined ? facts.model : facts.model.slice(name.length + 1);
    // A name that begins with a number names no line.
    if (lineOf({ brandSlug, model }) === `${brandSlug}/`) return null;
    const regions = (facts.variants ?? []).flatMap((variant) => variant.regions ?? []);
    if (regions.some((region) => settings.exceptIn.includes(region))) return null;
    const phones = book.lines.of(brandSlug, model);
    if (phones.some(({ denied }) => !denied)) return null;
    const year = Number(facts.released.date.slice(0, 4));
    const near = phones.filter((one) => one.year <= year && one.year >= year - settings.years);
    return near.length >= settings.least ? 'no' : null;
  },
};
