import * as v from 'valibot';
import { Supports } from './answer.ts';

/**
 * What the verdict rests on:
 *
 * - `variant`: the model code, the place of sale or the text names a unit (a regional variant or an edition)
 *   whose own answer is known.
 * - `device`: the device is known.
 * - `family`: the device is not known, but all devices that it can be have this answer in common.
 * - `none`: nothing is known; `supports` is `unknown`.
 */
export const Basis = v.pipe(
  v.picklist(['variant', 'device', 'family', 'none']),
  v.description(
    'What the verdict is based on. variant: the model code, the place of sale or the text names a ' +
      'unit (a regional variant or an edition) whose own answer is known. device: the device is ' +
      'known. family: the device is not known; the verdict covers all devices that it can be. ' +
      'none: nothing is known.',
  ),
);
export type Basis = v.InferOutput<typeof Basis>;

/**
 * What the question or the headers mean:
 *
 * - `one`: one device, or one unit of it.
 * - `several`: several devices fit, and nothing says which one is meant.
 * - `none`: no device of the data set.
 */
export const Meant = v.pipe(
  v.picklist(['one', 'several', 'none']),
  v.description(
    'one: one device, or one unit of it. several: more than one device fits. none: no device of ' +
      'the data set fits.',
  ),
);
export type Meant = v.InferOutput<typeof Meant>;

/** The editions of a tablet or a watch: with and without a modem. */
export const NAMED_EDITIONS = ['cellular', 'non-cellular'] as const;
export const EditionNamed = v.picklist(NAMED_EDITIONS);
export type EditionNamed = v.InferOutput<typeof EditionNamed>;

/** The verdict on a question or on request headers. It exists even if they name no single device. */
export const Verdict = v.strictObject({
  supports: Supports,
  exceptionRegions: v.pipe(
    v.array(v.string()),
    v.description('As in a device record. Empty if the model code of a variant decided.'),
  ),
  basis: Basis,
  modelCode: v.pipe(
    v.nullable(v.string()),
    v.description(
      'The model code of the unit, as the data set writes it; null if none is stated, or if the units of ' +
        'the stated ones have different answers.',
    ),
  ),
  regions: v.pipe(v.array(v.string()), v.description('Where the unit was sold; empty if unknown.')),
  meant: Meant,
  edition: v.optional(
    v.pipe(
      EditionNamed,
      v.description(
        'The edition that the text names, if that decided. cellular: with a modem (LTE, 5G, "Wi-Fi ' +
          '+ Cellular"). non-cellular: without one ("Wi-Fi only", "GPS"), which takes no SIM of any kind.',
      ),
    ),
  ),
});
export type Verdict = v.InferOutput<typeof Verdict>;
