import { DEFAULT_LIMIT, MAX_LIMIT, MAX_QUERY } from '../../lookup/query.ts';
import { CATEGORIES, MAX_PAGE, MAX_QUESTIONS, SUPPORTS } from '../../model/index.ts';
import { DETECT_EXAMPLE, SEARCH_EXAMPLE } from './examples.ts';
import { answers, document, newest, privateAnswer, redirect } from './responses.ts';
import { type Json, schema } from './schemas.ts';

const slug = (name: string, description: string, example: string): Json => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  example,
});

const filter = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

const region: Json = {
  name: 'region',
  in: 'query',
  required: false,
  description:
    'Where the unit was bought: an id of /api/regions or an ISO 3166-1 alpha-2 code. The ' +
    'verdict is then that of the units sold there.',
  schema: { type: 'string', pattern: '^[A-Za-z]+(-[A-Za-z]+)*$' },
  example: 'HK',
};

const requestHeader = (name: string, description: string, example: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
  example,
});

const version: Json = {
  name: 'version',
  in: 'path',
  required: true,
  description: 'A version of the data set, as Dataset-Version says it.',
  schema: { type: 'string', pattern: '^\\d{4}\\.\\d{2}\\.\\d{2}-[0-9a-f]{8}$' },
};

const JSON_DATASET = { 'application/json': { schema: schema('DatasetDocument') } };
const CSV_DATASET = { 'text/csv': { schema: { type: 'string' } } };
const TEXT = { 'text/plain': { schema: { type: 'string' } } };

/** `paths` */
export const PATHS: Json = {
  '/api/check': {
    get: {
      operationId: 'checkDevice',
      tags: ['Answers'],
      summary: 'Search devices by free text',
      description:
        'Names, nicknames, model codes, questions, with typing errors. `verdict` answers the ' +
        'question as it was asked: programs read it. `results` are for people who choose, ordered ' +
        'by relevance combined with release year. Nothing found is an empty list.',
      parameters: [
        {
          name: 'q',
          in: 'query',
          required: true,
          description: `What to look for, 1 to ${MAX_QUERY} characters.`,
          schema: { type: 'string', minLength: 1, maxLength: MAX_QUERY },
          example: 's24 ultra',
        },
        {
          name: 'limit',
          in: 'query',
          required: false,
          description: 'The most results to give.',
          schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
        },
        region,
      ],
      responses: answers(
        'The devices found and the verdict.',
        'SearchResponse',
        SEARCH_EXAMPLE,
        { 400: 'BadRequest' },
        'ETagIfKept',
      ),
    },
    post: {
      operationId: 'checkDevices',
      tags: ['Answers'],
      summary: `Ask up to ${MAX_QUESTIONS} questions at once`,
      description:
        'Each question is answered as by the GET; one that cannot be answered has a problem ' +
        'document in its place. Each counts against the rate limit. Never cached.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schema('Questions'),
            example: { questions: [{ q: 's24 ultra' }, { q: 'iphone 15 pro', region: 'HK' }] },
          },
        },
      },
      responses: {
        ...privateAnswer('The answers, in the order of the questions.', 'ManyAnswers', null, {
          'Question-Count': 'QuestionCount',
        }),
        400: { $ref: '#/components/responses/BadRequest' },
        413: { $ref: '#/components/responses/ContentTooLarge' },
        415: { $ref: '#/components/responses/UnsupportedMediaType' },
      },
    },
  },
  '/api/detect': {
    get: {
      operationId: 'detectDevice',
      tags: ['Answers'],
      summary: "Identify the caller's device",
      description:
        'Reads the client hints; the user agent where they are absent. The verdict is given even ' +
        'where no single device can be named: it says what it rests on. Never cached.',
      parameters: [
        requestHeader('Sec-CH-UA-Model', 'The model, as a quoted string.', '"SM-S928B"'),
        requestHeader('Sec-CH-UA-Platform', 'The platform, as a quoted string.', '"Android"'),
      ],
      responses: privateAnswer('What is known of the caller.', 'DetectResponse', DETECT_EXAMPLE),
    },
  },
  '/api/detect/{model}': {
    get: {
      operationId: 'detectModel',
      tags: ['Answers'],
      summary: 'Identify a device by the model that its browser states',
      description:
        'What /api/detect answers to an Android browser that sends this Sec-CH-UA-Model alone. For ' +
        'scripts on pages of other origins, which learn the model from ' +
        'navigator.userAgentData.getHighEntropyValues. A cache may keep the answer.',
      parameters: [
        {
          name: 'model',
          in: 'path',
          required: true,
          description: 'The model, percent-encoded.',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
          example: 'SM-S928B',
        },
      ],
      responses: answers('What is known of the model.', 'DetectResponse', DETECT_EXAMPLE, {
        400: 'BadRequest',
      }),
    },
  },
  '/api/regions': {
    get: {
      operationId: 'getRegions',
      tags: ['Answers'],
      summary: 'The regions of sale',
      description: 'Their ids, their names in every language of the site, and their countries.',
      responses: answers('The regions.', 'RegionsDocument', null, {}),
    },
  },
  '/api/brands': {
    get: {
      operationId: 'getBrands',
      tags: ['Lists'],
      summary: 'The brands',
      description: 'Every brand that has a device, by its slug, and how many devices it has.',
      responses: answers('The brands.', 'BrandsDocument', null, {}),
    },
  },
  '/api/devices': {
    get: {
      operationId: 'listDevices',
      tags: ['Lists'],
      summary: 'List devices',
      description:
        'The devices that have all that is asked for, newest first, in pages. Ask for the next page ' +
        'with the value of next as cursor, until it is null.',
      parameters: [
        filter('brand', 'The slug of a brand.', { type: 'string' }),
        filter('category', 'What they are.', { type: 'string', enum: CATEGORIES }),
        filter('supports', 'The answer.', { type: 'string', enum: SUPPORTS }),
        filter('year', 'The year of release.', { type: 'integer', minimum: 1980, maximum: 2100 }),
        filter('cursor', 'The value of next of the page before.', { type: 'string' }),
        filter('limit', 'The most devices on a page.', {
          type: 'integer',
          minimum: 1,
          maximum: MAX_PAGE,
          default: MAX_PAGE,
        }),
      ],
      responses: answers('A page of devices.', 'DevicesPage', null, { 400: 'BadRequest' }),
    },
  },
  '/api/devices/{brandSlug}/{modelSlug}': {
    get: {
      operationId: 'getDevice',
      tags: ['Answers'],
      summary: 'Everything known about a device',
      description: 'Its variants with their codes and regions, and each claim with its source.',
      parameters: [
        slug('brandSlug', 'The brandSlug of a device record.', 'samsung'),
        slug('modelSlug', 'The modelSlug of a device record.', 'galaxy-s24-ultra'),
      ],
      responses: {
        ...answers('The device.', 'DeviceDetail', null, { 404: 'NotFound' }),
        ...redirect(308, 'The slug was retired; the device has moved.'),
      },
    },
  },
  '/api/devices/{brandSlug}/{modelSlug}/unit': {
    get: {
      operationId: 'getUnit',
      tags: ['Answers'],
      summary: 'The verdict on one unit of a device',
      description:
        'For a unit that its code or its place of sale names; without them for the device.',
      parameters: [
        slug('brandSlug', 'The brandSlug of a device record.', 'samsung'),
        slug('modelSlug', 'The modelSlug of a device record.', 'galaxy-s24-ultra'),
        {
          name: 'code',
          in: 'query',
          required: false,
          description: 'The model code of the unit. Ignored if the device has no such code.',
          schema: { type: 'string', minLength: 1, maxLength: 64 },
          example: 'SM-S9280',
        },
        region,
      ],
      responses: answers('The device and the verdict.', 'UnitAnswer', null, {
        400: 'BadRequest',
        404: 'NotFound',
      }),
    },
  },
  '/dataset.json': {
    get: {
      operationId: 'getDataset',
      tags: ['Open data'],
      summary: 'The newest data set, as JSON',
      responses: newest('The data set, for callers who follow the redirect.', JSON_DATASET),
    },
  },
  '/dataset.csv': {
    get: {
      operationId: 'getDatasetCsv',
      tags: ['Open data'],
      summary: 'The newest data set, as CSV (RFC 4180), one device a row',
      responses: newest('The data set, for callers who follow the redirect.', CSV_DATASET),
    },
  },
  '/codes.csv': {
    get: {
      operationId: 'getCodesCsv',
      tags: ['Open data'],
      summary: 'The newest data set, as CSV, one model code a row',
      responses: newest('The codes, for callers who follow the redirect.', CSV_DATASET),
    },
  },
  '/datapackage.json': {
    get: {
      operationId: 'getDataPackage',
      tags: ['Open data'],
      summary: 'The tables, their columns and keys, as a Data Package (Frictionless)',
      responses: document('The package.', { 'application/json': { schema: { type: 'object' } } }),
    },
  },
  '/esim.snapshot': {
    get: {
      operationId: 'getSnapshot',
      tags: ['Open data'],
      summary: 'The newest data set, as the library and the service open it',
      responses: document(
        'The file.',
        { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        {},
        { 'Repr-Digest': 'ReprDigest' },
      ),
    },
  },
  '/schema/{file}': {
    get: {
      operationId: 'getSchema',
      tags: ['Open data'],
      summary: 'The JSON Schema of a document',
      parameters: [
        {
          name: 'file',
          in: 'path',
          required: true,
          description: 'The name of the document.',
          schema: { type: 'string', enum: ['dataset.json', 'changes.json'] },
          example: 'dataset.json',
        },
      ],
      responses: document(
        'The schema.',
        { 'application/schema+json': { schema: { type: 'object' } } },
        { 404: 'NotFound' },
      ),
    },
  },
  '/dataset/{version}.json': {
    get: {
      operationId: 'getDatasetVersion',
      tags: ['Open data'],
      summary: 'One version of the data set, as JSON; it never changes',
      parameters: [version],
      responses: document('The data set.', JSON_DATASET, { 404: 'NotFound' }),
    },
  },
  '/dataset/{version}.csv': {
    get: {
      operationId: 'getDatasetVersionCsv',
      tags: ['Open data'],
      summary: 'One version of the data set, as CSV; it never changes',
      parameters: [version],
      responses: document('The data set.', CSV_DATASET, { 404: 'NotFound' }),
    },
  },
  '/dataset/{version}.codes.csv': {
    get: {
      operationId: 'getCodesVersionCsv',
      tags: ['Open data'],
      summary: 'One version of the data set, as CSV, one model code a row; it never changes',
      parameters: [version],
      responses: document('The codes.', CSV_DATASET, { 404: 'NotFound' }),
    },
  },
  '/changes.json': {
    get: {
      operationId: 'getChanges',
      tags: ['Open data'],
      summary: 'Which answers changed between versions',
      responses: answers('The versions, newest first.', 'ChangesDocument', null, {}),
    },
  },
  '/changes.atom': {
    get: {
      operationId: 'getChangesFeed',
      tags: ['Open data'],
      summary: 'The same as a feed (RFC 4287)',
      responses: document('The feed.', {
        'application/atom+xml': { schema: { type: 'string' } },
      }),
    },
  },
  '/mcp': {
    post: {
      operationId: 'callTool',
      tags: ['Assistants'],
      summary: 'The tools check_device and get_device (Model Context Protocol)',
      description: 'Stateless streamable HTTP. Use a client of the protocol.',
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      responses: {
        200: {
          description: 'A message of the protocol.',
          content: {
            'application/json': { schema: { type: 'object' } },
            'text/event-stream': { schema: { type: 'string' } },
          },
        },
        '4XX': {
          description: 'An error of the protocol.',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
        429: { $ref: '#/components/responses/TooManyRequests' },
        default: { $ref: '#/components/responses/Fault' },
      },
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'getInterface',
      tags: ['Discovery'],
      summary: 'This document',
      responses: document('The document.', { 'application/json': { schema: { type: 'object' } } }),
    },
  },
  '/.well-known/api-catalog': {
    get: {
      operationId: 'getCatalog',
      tags: ['Discovery'],
      summary: 'Where the interface and its terms are described (RFC 9727)',
      responses: document('The links.', {
        'application/linkset+json': { schema: { type: 'object' } },
      }),
    },
  },
  '/healthz': {
    get: {
      operationId: 'getHealth',
      tags: ['Operation'],
      summary: 'Does the process answer?',
      responses: document('It does.', TEXT),
    },
  },
  '/readyz': {
    get: {
      operationId: 'getReadiness',
      tags: ['Operation'],
      summary: 'May it be sent requests?',
      responses: {
        ...document('It may.', TEXT),
        503: { description: 'Not now: it is starting or stopping.', content: TEXT },
      },
    },
  },
  '/metrics': {
    get: {
      operationId: 'getMetrics',
      tags: ['Operation'],
      summary: 'Counters for Prometheus',
      responses: document('The counters.', TEXT, { 404: 'NotFound' }),
    },
  },
};
