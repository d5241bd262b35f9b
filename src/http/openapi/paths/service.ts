import { document } from '../responses.ts';
import type { Json } from '../schemas.ts';

const TEXT = { 'text/plain': { schema: { type: 'string' } } };

/** The paths for assistants, discovery and operators. */
export const SERVICE_PATHS: Json = {
  '/mcp': {
    post: {
      operationId: 'callTool',
      tags: ['Assistants'],
      summary: 'The tools check_device and get_device (Model Context Protocol)',
      description: 'Stateless streamable HTTP. Use an MCP client.',
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
      responses: document('It answers.', TEXT),
    },
  },
  '/readyz': {
    get: {
      operationId: 'getReadiness',
      tags: ['Operation'],
      summary: 'Is the process ready for requests?',
      responses: {
        ...document('It is ready.', TEXT),
        503: { description: 'It is not ready, because it is starting or stopping.', content: TEXT },
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
