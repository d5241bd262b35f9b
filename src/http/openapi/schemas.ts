import { type ConversionConfig, toJsonSchemaDefs } from '@valibot/to-json-schema';
import {
  AnswerChange,
  ChangesDocument,
  DatasetDevice,
  DatasetDocument,
  DatasetVersion,
} from '../../dataset/schema.ts';
import {
  BrandsDocument,
  Claim,
  DetectResponse,
  DeviceDetail,
  DeviceRecord,
  DevicesPage,
  ManyAnswers,
  OneOfMany,
  OsRange,
  ProblemCode,
  ProblemDocument,
  Questions,
  Region,
  RegionsDocument,
  Released,
  SearchResponse,
  SourceDetail,
  Supports,
  Trait,
  UnitAnswer,
  VariantDetail,
  Verdict,
} from '../../model/index.ts';

/** A part of the document: JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** The schemas of the document, from the definitions that the code validates with. */
const NAMED = {
  AnswerChange,
  BrandsDocument,
  ChangesDocument,
  Claim,
  DatasetDevice,
  DatasetDocument,
  DatasetVersion,
  DetectResponse,
  DeviceDetail,
  DeviceRecord,
  DevicesPage,
  ManyAnswers,
  OneOfMany,
  OsRange,
  Problem: ProblemDocument,
  ProblemCode,
  Questions,
  Region,
  RegionsDocument,
  Released,
  SearchResponse,
  Source: SourceDetail,
  Supports,
  Trait,
  UnitAnswer,
  VariantDetail,
  Verdict,
};

/** The name of a schema in the document. */
export type SchemaName = keyof typeof NAMED;

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  // JSON Schema cannot express some rules (no space at the ends of a line). The code checks them.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // An answer may get new members without notice, so a client must not refuse them.
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type !== 'strict_object') return null;
    const { additionalProperties: _, ...open } = jsonSchema;
    return open;
  },
};

/** `components.schemas` */
export function componentSchemas(): Record<SchemaName, Json> {
  return toJsonSchemaDefs(NAMED, CONFIG) as unknown as Record<SchemaName, Json>;
}

/** A reference to a schema of the document. */
export const schema = (name: SchemaName): Json => ({ $ref: `#/components/schemas/${name}` });
