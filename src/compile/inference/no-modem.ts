import type { Inference } from './inference.ts';

/** A version without a modem takes no SIM of any kind. */
export const noModem: Inference = {
  id: 'no-modem',
  variant: (variant) => (variant.cellular === false ? 'no' : null),
};
