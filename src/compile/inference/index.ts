import { absence } from './absence.ts';
import { cellularWatch } from './cellular-watch.ts';
import { chinaBeforeApproval } from './china-before-approval.ts';
import { firstOfMaker } from './first-of-maker.ts';
import { firstTablet } from './first-tablet.ts';
import type { Inference } from './inference.ts';
import { lineWithoutEsim } from './line-without-esim.ts';
import { preEsimTablet, preEsimWatch } from './listed-before.ts';
import { noModem } from './no-modem.ts';
import { preEsim } from './pre-esim.ts';
import { samsungGreaterChina } from './samsung-greater-china.ts';
import { sonyCode } from './sony-code.ts';
import { wifiCode } from './wifi-code.ts';

export type { Inference } from './inference.ts';
export { RuleBook, RuleSettingsError } from './rule-book.ts';
export { isOfSplitLine, SPLIT_LINE } from './split-line.ts';

/** Every rule of inference, in the order of their precedence. */
export const INFERENCES: readonly Inference[] = [
  noModem,
  wifiCode,
  cellularWatch,
  sonyCode,
  samsungGreaterChina,
  chinaBeforeApproval,
  preEsim,
  preEsimTablet,
  preEsimWatch,
  firstOfMaker,
  firstTablet,
  absence,
  lineWithoutEsim,
];
