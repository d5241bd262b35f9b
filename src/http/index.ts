export { type AppOptions, createApp, type Mount } from './app.ts';
export { BRIEF, entityTag, matches, PRIVATE, PUBLIC } from './cache-policy.ts';
export type { DatasetCopy, DatasetFormat, Encoding } from './open-data/index.ts';
export { openapiDocument } from './openapi/index.ts';
export { securityHeaders } from './security-headers.ts';
