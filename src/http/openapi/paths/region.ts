import type { Json } from '../schemas.ts';

/** The parameter `region`. */
export const region: Json = {
  name: 'region',
  in: 'query',
  required: false,
  description:
    'Where the unit was bought: a region id from /api/regions or an ISO 3166-1 alpha-2 country ' +
    'code. The verdict is then for the units sold there.',
  schema: { type: 'string', pattern: '^[A-Za-z]+(-[A-Za-z]+)*$' },
  example: 'HK',
};
