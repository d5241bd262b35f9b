import { deviceProblem, type Rule } from './rule.ts';

const id = 'without-brand';

/**
 * The name of a model does not begin with the name of its brand, which is shown before it. If a maker names a
 * device after itself ("Solis 5G" of Solis), the slug begins with the brand as well.
 */
export const withoutBrand: Rule = {
  id,
  *check({ devices, brands }) {
    for (const entry of devices) {
      const { brandSlug, modelSlug, facts } = entry;
      const begins = `${brands[brandSlug]?.name ?? ''} `.toLowerCase();
      if (begins === ' ' || !facts.model.toLowerCase().startsWith(begins)) continue;
      if (modelSlug.startsWith(`${brandSlug}-`)) continue;
      yield deviceProblem(
        id,
        entry,
        'model',
        facts.model,
        'It begins with the name of the brand, which is shown before it.',
        `Write "${facts.model.slice(begins.length)}".`,
      );
    }
  },
};
