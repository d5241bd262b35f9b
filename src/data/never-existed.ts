import * as v from 'valibot';
import { Line, Slug } from '../model/index.ts';

/**
 * `data/never-existed.json`: names that public lists hold and that no maker ever sold, so that
 * nobody adds them in good faith. Sorted by brand, then by model.
 */
export const NeverExisted = v.array(
  v.strictObject({
    /** The brand as `data/brands.json` writes it. */
    brand: Line,
    model: Line,
    /** Why it cannot exist, or what the list meant. */
    reason: Line,
    /** Id in `data/sources.json`: where the name stands, or what refutes it. */
    source: Slug,
  }),
);
export type NeverExisted = v.InferOutput<typeof NeverExisted>;
