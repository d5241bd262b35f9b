import { CATEGORIES, MAX_PAGE, NAMED_EDITIONS, SUPPORTS } from '../../../model/index.ts';
import { answers, redirect } from '../responses.ts';
import type { Json } from '../schemas.ts';
import { region } from './region.ts';

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

/** The paths of lists and of single devices. */
export const DEVICE_PATHS: Json = {
  '/api/brands': {
    get: {
      operationId: 'getBrands',
      tags: ['Lists'],
      summary: 'The brands',
      description:
        'Returns every brand with devices, ordered by slug, with the number of its devices.',
      responses: answers('The brands.', 'BrandsDocument', null, {}),
    },
  },
  '/api/devices': {
    get: {
      operationId: 'listDevices',
      tags: ['Lists'],
      summary: 'List devices',
      description:
        'Returns the devices that match all parameters, newest first, in pages. To get the next page, ' +
        'send the value of `next` as `cursor`, until `next` is null.',
      parameters: [
        filter('brand', 'The slug of a brand.', { type: 'string' }),
        filter('category', 'The kind of device.', { type: 'string', enum: CATEGORIES }),
        filter('supports', 'The eSIM answer of the device.', { type: 'string', enum: SUPPORTS }),
        filter('year', 'The year of release.', { type: 'integer', minimum: 1980, maximum: 2100 }),
        filter('cursor', 'The value of `next` on the previous page.', { type: 'string' }),
        filter('limit', 'The maximum number of devices on a page.', {
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
      description:
        'Returns its variants with their codes and regions, and each claim with its source.',
      parameters: [
        slug('brandSlug', 'The brandSlug of a device record.', 'samsung'),
        slug('modelSlug', 'The modelSlug of a device record.', 'galaxy-s24-ultra'),
      ],
      responses: {
        ...answers('The device.', 'DeviceDetail', null, { 404: 'NotFound', 410: 'Gone' }),
        ...redirect(308, 'The slug was retired. `Location` has the current one.'),
      },
    },
  },
  '/api/devices/{brandSlug}/{modelSlug}/unit': {
    get: {
      operationId: 'getUnit',
      tags: ['Answers'],
      summary: 'The verdict on one unit of a device',
      description:
        'Identify the unit by its model code, its edition or where it was bought. Without these, the ' +
        'verdict is for the device as a whole.',
      parameters: [
        slug('brandSlug', 'The brandSlug of a device record.', 'samsung'),
        slug('modelSlug', 'The modelSlug of a device record.', 'galaxy-s24-ultra'),
        {
          name: 'code',
          in: 'query',
          required: false,
          description:
            'The model code of the unit. If the data set lacks it, `verdict.modelCode` is null, and the verdict ' +
            'must hold for any unit of the device. If it is the code of another device, the verdict is `unknown`.',
          schema: { type: 'string', minLength: 1, maxLength: 64 },
          example: 'SM-S9280',
        },
        region,
        {
          name: 'edition',
          in: 'query',
          required: false,
          description:
            'The edition of a tablet or a watch: with a modem or without one. Ignored if the device has no such editions.',
          schema: { type: 'string', enum: [...NAMED_EDITIONS] },
          example: 'cellular',
        },
      ],
      responses: answers('The device and the verdict.', 'UnitAnswer', null, {
        400: 'BadRequest',
        404: 'NotFound',
        410: 'Gone',
      }),
    },
  },
};
