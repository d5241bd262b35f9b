import { answers, document, newest } from '../responses.ts';
import { type Json, schema } from '../schemas.ts';

const version: Json = {
  name: 'version',
  in: 'path',
  required: true,
  description: 'A version of the data set, as in Dataset-Version.',
  schema: { type: 'string', pattern: '^\\d{4}\\.\\d{2}\\.\\d{2}-[0-9a-f]{8}$' },
};

const JSON_DATASET = { 'application/json': { schema: schema('DatasetDocument') } };
const CSV_DATASET = { 'text/csv': { schema: { type: 'string' } } };

/** The paths of the open data. */
export const OPEN_DATA_PATHS: Json = {
  '/dataset.json': {
    get: {
      operationId: 'getDataset',
      tags: ['Open data'],
      summary: 'The newest data set, as JSON',
      responses: newest('The data set, if the client follows the redirect.', JSON_DATASET),
    },
  },
  '/dataset.csv': {
    get: {
      operationId: 'getDatasetCsv',
      tags: ['Open data'],
      summary: 'The newest data set, as CSV (RFC 4180), one device per row',
      responses: newest('The data set, if the client follows the redirect.', CSV_DATASET),
    },
  },
  '/codes.csv': {
    get: {
      operationId: 'getCodesCsv',
      tags: ['Open data'],
      summary: 'The newest data set, as CSV, one model code per row',
      responses: newest('The codes, if the client follows the redirect.', CSV_DATASET),
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
      summary: 'One version of the data set, as CSV, one model code per row; it never changes',
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
};
