import { PATHS } from './paths/index.ts';
import { HEADERS, RESPONSES } from './responses.ts';
import { componentSchemas, type Json } from './schemas.ts';

/** The version of the HTTP interface, not of the data. */
const INTERFACE_VERSION = '1.3.0';

/**
 * The OpenAPI 3.1 document of the service, from the same schemas that the code validates with.
 *
 * @param baseUrl the public address without a slash at the end; null: relative to the document
 */
export function openapiDocument(baseUrl: string | null): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'eSIM Lookup',
      version: INTERFACE_VERSION,
      summary: 'Does this device support eSIM, and where does it not?',
      description: [
        'Answers from an open, sourced set of facts. Anonymous, free, read-only; every answer may',
        'be called from a web page (CORS) and kept in a cache.',
        '',
        '**Terms.** Use is free. Whoever uses the answers shows a visible link back to the website',
        'of the service. The facts are licensed under CC BY 4.0.',
        '',
        '**Before a purchase.** Ask the traveller to check two things on the device itself: that',
        'it is not locked to a carrier, and that dialling *#06# shows an EID.',
        '',
        '**Stability.** What is described here keeps its name, its type and its meaning. Members, and',
        'values of `code`, `category`, `basis` and `meant`, may be added. An address that is to end',
        'carries `Deprecation` and `Sunset` for at least twelve months.',
      ].join('\n'),
      license: { name: 'CC BY 4.0', identifier: 'CC-BY-4.0' },
    },
    servers: [{ url: baseUrl ?? '/', description: 'This service' }],
    externalDocs: { url: `${baseUrl ?? ''}/docs`, description: 'Documentation and terms' },
    security: [],
    tags: [
      { name: 'Answers', description: 'Does this device support eSIM?' },
      { name: 'Lists', description: 'Brands, and devices by what they have.' },
      { name: 'Open data', description: 'The whole set of facts, and what changed in it.' },
      { name: 'Assistants', description: 'The same answers as tools for assistants.' },
      { name: 'Discovery', description: 'For programs that look for an interface.' },
      { name: 'Operation', description: 'For those who run the service.' },
    ],
    paths: PATHS,
    components: { schemas: componentSchemas(), responses: RESPONSES, headers: HEADERS },
  };
}
