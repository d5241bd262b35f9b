import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { limitFault, MAX_LIMIT, MAX_QUERY, queryFault } from '../lookup/index.ts';
import { DeviceDetail, SearchResponse, VariantDetail } from '../model/index.ts';

type Json = Record<string, unknown>;

/**
 * The length of a query. JSON Schema counts characters, as {@link queryFault} does; `v.maxLength` would count
 * UTF-16 units.
 */
const queryLength = v.check(
  (query: string) => queryFault(query) === null,
  ({ input }) => queryFault(input)!,
);

/**
 * Returns a schema that a tool can announce. Rules that JSON Schema cannot express (no space at the ends of a
 * line) are left out; the code checks them.
 */
function announced<S extends v.GenericSchema>(
  schema: S,
  shorten: (json: Json) => Json = (json) => json,
): StandardSchemaWithJSON<v.InferInput<S>, v.InferOutput<S>> {
  const json = shorten(
    toJsonSchema(schema, {
      target: 'draft-2020-12',
      errorMode: 'ignore',
      typeMode: 'input',
      overrideAction: ({ valibotAction, jsonSchema }) =>
        valibotAction === queryLength
          ? { ...jsonSchema, minLength: 1, maxLength: MAX_QUERY }
          : undefined,
    }) as Json,
  );
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

/**
 * Removes the descriptions from a schema. The list of tools takes up an assistant's context in every
 * conversation, so the server's instructions explain the members once.
 */
function brief(json: Json): Json {
  const short = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(short);
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).filter(
      ([key, member]) => !(key === 'description' && typeof member === 'string'),
    );
    return Object.fromEntries(members.map(([key, member]) => [key, short(member)]));
  };
  return short(json) as Json;
}

const advice = v.array(v.string());

// Wrong arguments get the same error messages as on the other faces.
const NO_QUERY = queryFault('')!;
const WRONG_LIMIT = limitFault(0)!;
/** How to correct a region that names no place. */
export const NO_PLACE =
  'Write where the device was bought: a country ("Hong Kong", "HK") or a region as in exceptionRegions.';
/** No country's name is longer. */
const MAX_PLACE = 100;

/** An assistant that says the region under another name must not get the answer for no region. */
const refusal =
  (known: string, otherwise: string) =>
  ({ expected }: v.BaseIssue<unknown>) =>
    expected === 'never' ? `Use only the arguments ${known}.` : otherwise;

const CheckArguments = v.strictObject(
  {
    query: v.pipe(
      v.string(NO_QUERY),
      queryLength,
      v.description('A device name, a nickname or a model code: "s24 ultra", "SM-S928B", "A2848".'),
    ),
    limit: v.optional(
      v.pipe(
        v.number(WRONG_LIMIT),
        v.integer(WRONG_LIMIT),
        v.minValue(1, WRONG_LIMIT),
        v.maxValue(MAX_LIMIT, WRONG_LIMIT),
      ),
      5,
    ),
    region: v.optional(
      v.pipe(
        v.string(NO_PLACE),
        v.maxLength(MAX_PLACE, NO_PLACE),
        v.description('Where the device was bought: a country ("HK", "Hong Kong") or a region id.'),
      ),
    ),
  },
  refusal('query, limit and region', NO_QUERY),
);

export const CheckInput = announced(CheckArguments);

export const CheckOutput = announced(v.object({ ...SearchResponse.entries, advice }), brief);

const NO_SLUG =
  'Write the slug of a device, such as samsung/galaxy-s24-ultra. check_device names it.';

const DeviceArguments = v.strictObject(
  {
    slug: v.pipe(
      v.string(NO_SLUG),
      v.maxLength(200, NO_SLUG),
      v.description('The slug of a result of check_device: "samsung/galaxy-s24-ultra".'),
    ),
  },
  refusal('slug', NO_SLUG),
);

export const DeviceInput = announced(DeviceArguments);

/** Announces only the members of a detail that an assistant needs. The whole schema has 10 KB. */
const Detail = v.looseObject({
  ...v.pick(DeviceDetail, ['slug', 'brand', 'model', 'supports', 'exceptionRegions', 'dependsOn'])
    .entries,
  variants: v.array(
    v.looseObject(v.pick(VariantDetail, ['codes', 'name', 'regions', 'supports']).entries),
  ),
});

export const DeviceOutput = announced(v.object({ device: v.nullable(Detail), advice }), brief);
