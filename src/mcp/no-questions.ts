/**
 * Replaces, in a worker, the validator of answers that a client gives to a server's questions. The
 * tools ask none, and the validator of the MCP package takes 6 KB compressed.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('The tools ask nothing of a client.');
  }
}
