import type { Inference } from './inference.ts';
import { madeFor, soldBefore } from './sold.ts';

/**
 * A phone has no eSIM if no list names it and it was sold well before the lists were written. Of a brand that the
 * lists hardly cover, it must be older still.
 */
export const absence: Inference = {
  id: 'absence',
  device(facts, brandSlug, book) {
    const settings = book.settings('absence');
    if (settings === null || facts.category !== 'phone' || facts.assumed) return null;
    const covered = settings.brands.includes(brandSlug);
    if (!covered && settings.others.except.includes(brandSlug)) return null;
    // A phone that is known only by its code may be listed under its name if the lists cover the brand.
    if (covered && facts.named === false) return null;
    const { variants = [] } = facts;
    if (variants.length > 0 && variants.every((one) => madeFor(one, settings.exceptIn)))
      return null;
    // A list that names the device settles that the rule does not apply.
    if (book.isNamed(brandSlug, facts.model)) return null;
    if ((facts.aliases ?? []).some((alias) => book.isNamed(brandSlug, alias))) return null;
    const names = settings.contested[brandSlug] ?? [];
    if (names.some((name) => beginsWith(facts.model, name))) return null;
    const { before } = covered ? settings : settings.others;
    return soldBefore(facts, settings.until[brandSlug] ?? before) ? 'no' : null;
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
