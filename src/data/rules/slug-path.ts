import { slugify } from '../../model/index.ts';
import { deviceProblem, type Rule } from './rule.ts';

const id = 'slug-path';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A file's name is a slug. It is the slug of the model's name, or begins with it. */
export const slugPath: Rule = {
  id,
  *check({ devices, redirects }) {
    for (const entry of devices) {
      if (!SLUG.test(entry.modelSlug)) {
        yield deviceProblem(
          id,
          entry,
          '',
          entry.modelSlug,
          'The file name is not a slug.',
          `Name it ${slugify(entry.facts.model)}.json.`,
        );
      }
      const slug = `${entry.brandSlug}/${entry.modelSlug}`;
      if (Object.hasOwn(redirects, slug)) {
        yield deviceProblem(
          id,
          entry,
          '',
          slug,
          'This slug is retired: redirects.json redirects it.',
          'Choose another slug. A retired slug is never used again.',
        );
      }
    }
  },
};
