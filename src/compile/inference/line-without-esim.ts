import * as v from 'valibot';
import { Slug } from '../../model/index.ts';
import { lineOf } from '../line.ts';
import type { Inference } from './inference.ts';

const Settings = v.strictObject({
  /** Brands of which a phone with an eSIM would be known. */
  brands: v.array(Slug),
  /** How many phones of the line must be described, all without an eSIM. */
  least: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** They count if they were sold in the same year as the phone, or at most so many years before. */
  years: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Regions whose carriers have editions of their own: phones with one are left open. */
  exceptIn: v.array(Slug),
  /** Names that a maker puts before those of its lines in some market. */
  soldAs: v.optional(v.record(Slug, v.array(v.string())), {}),
});

/** A phone has no eSIM if several of its line are described at that time, and none ever had one. */
export const lineWithoutEsim: Inference = {
  id: 'line-without-esim',
  device(facts, brandSlug, book) {
    const settings = book.settings('line-without-esim', Settings);
    // That a device is a phone may be assumed: a line of described phones shows it.
    if (settings === null || facts.category !== 'phone') return null;
    if (facts.named === false || facts.released === undefined) return null;
    if (!settings.brands.includes(brandSlug)) return null;
    const names = settings.soldAs[brandSlug] ?? [];
    const name = names.find((one) => facts.model.startsWith(`${one} `));
    const model = name === undefined ? facts.model : facts.model.slice(name.length + 1);
    // A name that begins with its number says nothing of a line.
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
