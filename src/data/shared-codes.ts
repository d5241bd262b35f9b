import * as v from 'valibot';
import { Line } from '../model/index.ts';

/**
 * `data/shared-codes.json`: the codes that several devices have, with all of these devices, as
 * `<brandSlug>/<modelSlug>`, and why. Letters count as equal in either case.
 */
export const SharedCodes = v.record(
  v.pipe(Line, v.maxLength(64)),
  v.strictObject({
    devices: v.pipe(v.array(v.string()), v.minLength(2)),
    why: v.pipe(Line, v.description('What shows that it is no slip: one sentence.')),
  }),
);
export type SharedCodes = v.InferOutput<typeof SharedCodes>;
