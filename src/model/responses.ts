import * as v from 'valibot';
import { ProblemDocument } from './problem.ts';
import { DeviceRecord } from './record.ts';
import { Verdict } from './verdict.ts';

/** The most devices that an answer offers as choices. */
export const MAX_CANDIDATES = 8;
/** The most results of a search. */
export const MAX_LIMIT = 25;
/** The number of results if no `limit` is given, and on the first page. */
export const DEFAULT_LIMIT = 10;

/** The answer of `GET /api/check`. */
export const SearchResponse = v.strictObject({
  results: v.pipe(
    v.array(DeviceRecord),
    v.maxLength(MAX_LIMIT),
    v.description('The matches, ordered by relevance and release year.'),
  ),
  count: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(MAX_LIMIT),
    v.description('The number of entries in results.'),
  ),
  verdict: Verdict,
  candidates: v.optional(
    v.pipe(
      v.array(DeviceRecord),
      v.maxLength(MAX_CANDIDATES),
      v.description(
        'Present if verdict.meant is several: the devices to choose from, best first, each with the ' +
          'answer for the unit that q and region name. `results` begins with them.',
      ),
    ),
  ),
  identifier: v.optional(
    v.pipe(
      v.strictObject({
        kind: v.pipe(
          v.picklist(['eid', 'imei']),
          v.description('eid: the number of an eSIM chip. imei: the number of a phone.'),
        ),
        isValid: v.pipe(v.boolean(), v.description('True if its check digits match.')),
      }),
      v.description(
        'Present if q has the number of one unit, which does not identify a model. The rest of q is ' +
          'answered. An EID shows that the unit has an eSIM chip. The service stores neither the ' +
          'number nor the answer.',
      ),
    ),
  ),
});
export type SearchResponse = v.InferOutput<typeof SearchResponse>;

/** The most devices of one page of `GET /api/devices`. */
export const MAX_PAGE = 100;

/** The answer of `GET /api/devices`: a page of a list. */
export const DevicesPage = v.strictObject({
  devices: v.pipe(v.array(DeviceRecord), v.maxLength(MAX_PAGE), v.description('Newest first.')),
  count: v.pipe(v.number(), v.integer(), v.description('The number of devices on this page.')),
  next: v.pipe(
    v.nullable(v.string()),
    v.description('The cursor of the next page; null on the last one.'),
  ),
});
export type DevicesPage = v.InferOutput<typeof DevicesPage>;

/** The answer of `GET /api/brands`. */
export const BrandsDocument = v.strictObject({
  brands: v.array(
    v.strictObject({
      slug: v.pipe(v.string(), v.description('The brandSlug of its device records.')),
      name: v.string(),
      devices: v.pipe(v.number(), v.integer(), v.description('The number of its devices.')),
    }),
  ),
  count: v.pipe(v.number(), v.integer(), v.description('The number of brands.')),
});
export type BrandsDocument = v.InferOutput<typeof BrandsDocument>;

/** The most questions of one `POST /api/check`. */
export const MAX_QUESTIONS = 100;

/** The body of `POST /api/check`. */
export const Questions = v.strictObject({
  questions: v.pipe(
    v.array(
      v.strictObject({
        q: v.pipe(
          v.string(),
          v.minLength(1),
          v.maxLength(200),
          v.description('A device name, a model code or a question.'),
        ),
        limit: v.optional(
          v.pipe(
            v.number(),
            v.integer(),
            v.minValue(1),
            v.maxValue(MAX_LIMIT),
            v.description(`The maximum number of results. Default: ${DEFAULT_LIMIT}.`),
          ),
        ),
        region: v.optional(
          v.pipe(
            v.string(),
            v.description(
              'Where the unit was bought: a region id or an ISO 3166-1 alpha-2 country code.',
            ),
          ),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_QUESTIONS),
    v.description('The questions, each with the parameters of GET /api/check.'),
  ),
});
export type Questions = v.InferOutput<typeof Questions>;

/** The answer to one of many questions: 200 with the answer, or 400 with the problem. */
export const OneOfMany = v.union([
  v.strictObject({ status: v.literal(200), answer: SearchResponse }),
  v.strictObject({ status: v.literal(400), problem: ProblemDocument }),
]);
export type OneOfMany = v.InferOutput<typeof OneOfMany>;

/** The answer of `POST /api/check`. */
export const ManyAnswers = v.strictObject({
  answers: v.pipe(
    v.array(OneOfMany),
    v.maxLength(MAX_QUESTIONS),
    v.description('The answers, in the order of the questions.'),
  ),
  count: v.pipe(v.number(), v.integer(), v.description('The number of answers.')),
});
export type ManyAnswers = v.InferOutput<typeof ManyAnswers>;

/** The answer of `GET /api/detect`. */
export const DetectResponse = v.strictObject({
  match: v.pipe(
    v.nullable(DeviceRecord),
    v.description('The identified device; null if the headers do not identify a single one.'),
  ),
  brand: v.pipe(
    v.nullable(v.string()),
    v.description(
      'The brand of the match. Without a match: the brand, if it is certain, else null.',
    ),
  ),
  model: v.pipe(
    v.nullable(v.string()),
    v.description(
      'The model of the match. Without a match: the family ("iPhone"), if it is certain, else null.',
    ),
  ),
  verdict: Verdict,
});
export type DetectResponse = v.InferOutput<typeof DetectResponse>;

/** The answer of `GET /api/devices/{brandSlug}/{modelSlug}/unit`. */
export const UnitAnswer = v.strictObject({
  device: DeviceRecord,
  verdict: Verdict,
});
export type UnitAnswer = v.InferOutput<typeof UnitAnswer>;
