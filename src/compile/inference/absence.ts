import type { Inference } from './inference.ts';
import { madeFor, soldBefore } from './sold.ts';

/**
 * A phone of a covered brand has no eSIM if it was sold before the lists were written and no list names it.
 */
export const absence: Inference = {
  id: 'absence',
  device(facts, brandSlug, book) {
    const settings = book.settings('absence');
    if (settings === null || facts.category !== 'phone' || facts.assumed) return null;
    const reach = [settings, settings.unnamed].find((part) => part?.brands.includes(brandSlug));
    if (!reach) return null;
    // A phone that is known only by its code may be listed under its name if the lists cover the brand.
    if (facts.named === false && reach !== settings.unnamed) return null;
    const { variants = [] } = facts;
    if (variants.length > 0 && variants.every((one) => madeFor(one, settings.exceptIn)))
      return null;
    // A list that names the device settles that the rule does not apply.
    if (book.isNamed(brandSlug, facts.model)) return null;
    if ((facts.aliases ?? []).some((alias) => book.isNamed(brandSlug, alias))) return null;
    const names = settings.contested[brandSlug] ?? [];
    if (names.some((name) => beginsWith(facts.model, name))) return null;
    return soldBefore(facts, settings.until[brandSlug] ?? reach.before) ? 'no' : null;
  },
  leavesOpen(variant, book) {
    const settings = book.settings('absence');
    return settings !== null && madeFor(variant, settings.exceptIn);
  },
};

/**
 * True if the model begins with the name as whole words, or with a number after it: "C" begins "C21 Plus" but
 * not "Camera".
 */
function beginsWith(model: string, name: string): boolean {
  const rest = model.slice(name.length);
  return (
    model.toLowerCase().startsWith(name.toLowerCase()) &&
    (/^(?:$|[^\p{L}\p{N}])/u.test(rest) || (/\p{L}$/u.test(name) && /^\d/.test(rest)))
  );
}
