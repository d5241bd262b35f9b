/**
 * Stands in a worker for the part of the protocol's package that holds a client's answers to the
 * questions of a server against a schema: the tools ask none, and it is 6 KB compressed.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('The tools ask nothing of a client.');
  }
}
