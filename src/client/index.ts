/**
 * The client: asks a service over HTTP.
 *
 * @example
 * import { Client, isProblem } from 'esim-lookup/client';
 * const client = new Client('https://esim.example');
 * const { verdict, results } = await client.check('s24 ultra', { limit: 3 });
 */

export type {
  Basis,
  BrandsDocument,
  Category,
  DetectResponse,
  DeviceDetail,
  DeviceRecord,
  DevicesPage,
  Grade,
  Meant,
  OneOfMany,
  ProblemCode,
  ProblemDocument,
  Questions,
  RegionsDocument,
  SearchResponse,
  Supports,
  Verdict,
} from '../model/index.ts';
export { InvalidQueryError } from '../model/invalid-query.ts';
export { canonicalQuery } from './address.ts';
export {
  type CallOptions,
  Client,
  type DeviceFilter,
  type VisitorHeaders,
} from './client.ts';
export {
  isNetworkError,
  isProblem,
  isTimeout,
  LookupError,
  NetworkError,
  ProblemError,
  TimeoutError,
} from './errors.ts';
export type { ClientOptions } from './request.ts';
