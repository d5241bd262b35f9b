/**
 * Replaces the validator of the MCP package in a worker, where it would take 6 KB compressed. It checks the
 * answers of a client to questions of the server, and these tools ask none.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('The tools ask nothing of a client.');
  }
}
