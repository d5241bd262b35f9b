import type { Json } from '../schemas.ts';
import { DEVICE_PATHS } from './devices.ts';
import { OPEN_DATA_PATHS } from './open-data.ts';
import { QUESTION_PATHS } from './questions.ts';
import { SERVICE_PATHS } from './service.ts';

/** `paths` */
export const PATHS: Json = {
  ...QUESTION_PATHS,
  ...DEVICE_PATHS,
  ...OPEN_DATA_PATHS,
  ...SERVICE_PATHS,
};
