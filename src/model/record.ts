import * as v from 'valibot';
import { Category, Supports } from './answer.ts';

const described = (text: string) => v.pipe(v.string(), v.description(text));

/**
 * A device record, with exactly these nine fields in every answer. `releaseYear` can be an estimate; `released`
 * of the detail and of the data set then says so.
 */
export const DeviceRecord = v.strictObject({
  slug: described('<brandSlug>/<modelSlug>: the permanent id of the device.'),
  brand: described('The brand as the maker writes it.'),
  brandSlug: described('The brand in the form used in addresses.'),
  model: described('The model as on the box, without the brand.'),
  modelSlug: described('The model in the form used in addresses.'),
  releaseYear: v.pipe(
    v.number(),
    v.integer(),
    v.description(
      'The year in which it went on sale. If no source states it, it is an estimate or the latest ' +
        'possible year; `released` in the detail and in the data set marks it.',
    ),
  ),
  category: Category,
  supports: Supports,
  exceptionRegions: v.pipe(
    v.array(v.string()),
    v.description(
      'Ids of the regions of sale where the answer differs from supports (for yes: no eSIM there, ' +
        'or not known; for no: only there). Empty: no exception is known.',
    ),
  ),
});
export type DeviceRecord = v.InferOutput<typeof DeviceRecord>;
