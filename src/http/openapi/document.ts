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
        'Answers from an open, sourced set of facts. The interface is anonymous, free and read-only.',
        'Web pages of any origin may call it (CORS).',
        '',
        '**Terms.** Use is free. If you use the answers, show a visible link back to the website of',
        'the service. The facts are licensed under CC BY 4.0.',
        '',
        '**Before a purchase.** Ask the traveller to check two things on the device itself: that',
        'it is not locked to a carrier, and that dialling *#06# shows an EID.',
        '',
        '**Stability.** Everything described here keeps its name, its type and its meaning. New members,',
        'and new values of `code`, `category`, `basis` and `meant`, may be added. Before an address is',
        'removed, its answers carry `Deprecation` and `Sunset` for at least twelve months.',
      ].join('\n'),
      license: { name: 'CC BY 4.0', identifier: 'CC-BY-4.0' },
    },
    servers: [{ url: baseUrl ?? '/', description: 'This service' }],
    externalDocs: { url: `${baseUrl ?? ''}/docs`, description: 'Documentation and terms' },
    security: [],
    tags: [
      { name: 'Answers', description: 'Does this device support eSIM?' },
      {
        name: 'Lists',
        description: 'The brands, and the devices by brand, category, answer and year.',
      },
      { name: 'Open data', description: 'The whole set of facts, and what changed in it.' },
      { name: 'Assistants', description: 'The same answers, as tools for AI assistants.' },
      { name: 'Discovery', description: 'How programs find this interface.' },
      { name: 'Operation', description: 'For operators of the service.' },
    ],
    paths: PATHS,
    components: { schemas: componentSchemas(), responses: RESPONSES, headers: HEADERS },
  };
}
