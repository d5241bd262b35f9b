export type { Answer, AnswerHeaders, Asked } from './answer.ts';
export { AnswerCache } from './answer-cache.ts';
export { Api, type Route } from './api.ts';
export { createApp, withoutLastSlashes } from './app.ts';
export { hasLargeBody, MAX_BODY, MAX_HEAD, MAX_HEADERS, tooLarge } from './bounds.ts';
export { BRIEF, entityTag, matches, PRIVATE, PUBLIC } from './cache-policy.ts';
export { UNKEPT } from './headers.ts';
export {
  type Encoding,
  preferredEncoding,
} from './open-data/index.ts';
export type { AppOptions, DatasetCopy, Mount } from './options.ts';
export {
  badHost,
  contentTooLarge,
  headersTooLarge,
  internalError,
  malformedRequest,
  methodNotAllowed,
  notFound,
  overloaded,
  type Problem,
  problemAnswer,
  problemResponse,
  requestTimeout,
  tooManyRequests,
} from './problem.ts';
export { securityHeaders } from './security-headers.ts';
