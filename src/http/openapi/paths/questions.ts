import { MAX_QUERY } from '../../../lookup/arguments.ts';
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_QUESTIONS } from '../../../model/index.ts';
import { DETECT_EXAMPLE, SEARCH_EXAMPLE } from '../examples.ts';
import { answers, privateAnswer } from '../responses.ts';
import { type Json, schema } from '../schemas.ts';
import { region } from './region.ts';

const requestHeader = (name: string, description: string, example: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
  example,
});

/** The paths that answer a question. */
export const QUESTION_PATHS: Json = {
  '/api/check': {
    get: {
      operationId: 'checkDevice',
      tags: ['Answers'],
      summary: 'Search devices by free text',
      description:
        'Takes a name, a nickname, a model code or a question, with or without typing errors. ' +
        '`verdict` is the answer to the question; programs read it. `results` is a list for people to ' +
        'choose from, ordered by relevance and release year. If nothing is found, the list is empty.',
      parameters: [
        {
          name: 'q',
          in: 'query',
          required: true,
          description: `The question: 1 to ${MAX_QUERY} characters.`,
          schema: { type: 'string', minLength: 1, maxLength: MAX_QUERY },
          example: 's24 ultra',
        },
        {
          name: 'limit',
          in: 'query',
          required: false,
          description: 'The maximum number of results.',
          schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
          example: 1,
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
        'Answers each question as GET does. A question that cannot be answered has a problem document ' +
        'in its place. Each question counts against the rate limit. The answer is never cached.',
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
        'Reads the client hints or, without them, the user agent. There is a verdict even if no ' +
        'single device is identified; `basis` says what it is based on. The answer is never cached.',
      parameters: [
        requestHeader('Sec-CH-UA-Model', 'The model, as a quoted string.', '"SM-S9280"'),
        requestHeader('Sec-CH-UA-Platform', 'The platform, as a quoted string.', '"Android"'),
      ],
      responses: privateAnswer(
        "What is known about the caller's device.",
        'DetectResponse',
        DETECT_EXAMPLE,
      ),
    },
  },
  '/api/detect/{model}': {
    get: {
      operationId: 'detectModel',
      tags: ['Answers'],
      summary: 'Identify a device by the model that a browser states',
      description:
        'Returns what /api/detect answers to an Android browser that sends only this Sec-CH-UA-Model. ' +
        'It is for scripts on pages of other origins, which get the model from ' +
        'navigator.userAgentData.getHighEntropyValues. Caches may store the answer.',
      parameters: [
        {
          name: 'model',
          in: 'path',
          required: true,
          description: 'The model, percent-encoded.',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
          example: 'SM-S9280',
        },
      ],
      responses: answers('What is known about the model.', 'DetectResponse', DETECT_EXAMPLE, {
        400: 'BadRequest',
      }),
    },
  },
  '/api/regions': {
    get: {
      operationId: 'getRegions',
      tags: ['Answers'],
      summary: 'The regions of sale',
      description: 'Returns their ids, their names in fourteen languages, and their countries.',
      responses: answers('The regions.', 'RegionsDocument', null, {}),
    },
  },
};
