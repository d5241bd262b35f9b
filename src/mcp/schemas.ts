import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { MAX_LIMIT, MAX_QUERY } from '../lookup/index.ts';
import { DeviceDetail, SearchResponse } from '../model/index.ts';

/**
 * A schema that a tool can announce. The stock conversion gives up on what JSON Schema cannot say
 * (no space at the ends of a line); that is left to the code.
 */
function announced<S extends v.GenericSchema>(
  schema: S,
): StandardSchemaWithJSON<v.InferInput<S>, v.InferOutput<S>> {
  const json = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode: 'input',
  }) as Record<string, unknown>;
  const { version, vendor, validate } = schema['~standard'];
  return {
    '~standard': {
      version,
      vendor,
      validate: validate as StandardSchemaWithJSON<
        v.InferInput<S>,
        v.InferOutput<S>
      >['~standard']['validate'],
      jsonSchema: { input: () => json, output: () => json },
    },
  };
}

const advice = v.pipe(
  v.array(v.string()),
  v.description('What to tell the traveller beside the answer.'),
);

export const CheckInput = announced(
  v.object({
    query: v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(MAX_QUERY),
      v.description('A device name, a nickname or a model code: "s24 ultra", "SM-S928B", "A2848".'),
    ),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LIMIT)), 5),
    region: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(50),
        v.description('Where the device was bought: a country code ("HK") or a region id.'),
      ),
    ),
  }),
);

export const CheckOutput = announced(
  v.object({
    ...SearchResponse.entries,
    advice,
  }),
);

export const DeviceInput = announced(
  v.object({
    slug: v.pipe(
      v.string(),
      v.maxLength(200),
      v.description('The slug of a result of check_device: "samsung/galaxy-s24-ultra".'),
    ),
  }),
);

export const DeviceOutput = announced(
  v.object({
    device: v.pipe(v.nullable(DeviceDetail), v.description('Null where no device has this slug.')),
    advice,
  }),
);
