/**
 * Replaces the part of Zod that writes JSON Schemas in a worker, where it would take 6 KB compressed. The MCP package
 * checks messages with Zod; the schemas that the tools announce are written by Valibot.
 */
const unused = (): never => {
  throw new Error('No tool has a schema of Zod.');
};

export const toJSONSchema = unused;
/** Zod calls these two for each schema. It calls what they return only if somebody asks for a JSON Schema. */
export const createToJSONSchemaMethod = () => unused;
export const createStandardJSONSchemaMethod = () => unused;

/** Zod exports it again. */
export const JSONSchemaGenerator = unused;
