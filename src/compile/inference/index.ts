import { cellularWatch } from './cellular-watch.ts';
import type { Inference } from './inference.ts';
import { noModem } from './no-modem.ts';
import { preEsim } from './pre-esim.ts';

export type { Inference } from './inference.ts';

/** Every rule of inference, in the order in which they are asked. */
export const INFERENCES: readonly Inference[] = [noModem, cellularWatch, preEsim];
