import type { Answer, Asked } from './answer.ts';
import type { Edition } from './edition.ts';

/** `GET /api/detect`: names the caller's device from its request headers. */
export function detect(edition: Edition, { header }: Asked): Answer {
  const body = JSON.stringify(edition.lookup.detect(header));
  return { status: 200, headers: edition.detect, body };
}
