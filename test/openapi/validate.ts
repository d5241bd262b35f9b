/**
 * Holds an answer of the service against its OpenAPI document.
 *
 * The published schemas are open (a client must bear new members); here they are closed, so that a
 * member that nobody described is found.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openapiDocument } from '../../src/http/openapi/index.ts';

type Json = Record<string, unknown>;
interface Operation {
  responses: Record<string, { $ref?: string; headers?: Json; content?: Json }>;
}

const document = close(openapiDocument(null)) as {
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Record<string, { headers?: Json; content?: Json }>;
    headers: Record<string, { required?: boolean }>;
  };
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (a: Ajv2020) => void)(ajv);
ajv.addSchema(document, 'openapi');
const compiled = new Map<string, ValidateFunction>();

/**
 * What is wrong with a response; empty if nothing is.
 *
 * @param method the method of the request
 * @param url its address; only the path is read
 * @param response read through a copy: its body can still be used
 */
export async function faults(method: string, url: string, response: Response): Promise<string[]> {
  const path = new URL(url, 'http://localhost').pathname;
  const { status } = response;
  if (method === 'OPTIONS' && status === 204) return [];
  const template = templateOf(path);
  if (template === undefined) {
    // An address that is not described can only be refused.
    if (status !== 404) return [`${path} is not described`];
    return method === 'HEAD' ? [] : content('Problem', response);
  }
  const operations = document.paths[template]!;
  const operation = operations[method.toLowerCase()] ?? operations.get ?? operations.post!;
  const key = keyOf(operation, status);
  if (key === undefined) return [`${method} ${template} does not describe the status ${status}`];
  let described = operation.responses[key]!;
  let pointer = `/paths/${pointerPart(template)}/${nameOf(operations, operation)}/responses/${key}`;
  if (described.$ref !== undefined) {
    pointer = described.$ref.slice(1);
    described = document.components.responses[described.$ref.split('/').pop()!]!;
  }
  const missing = Object.entries(described.headers ?? {})
    .filter(
      ([name, header]) => isRequired(header as { $ref?: string }) && !response.headers.has(name),
    )
    .map(([name]) => `${method} ${template} ${status} has no header ${name}`);
  if (method === 'HEAD' || described.content === undefined) return missing;
  return [...missing, ...(await body(pointer, Object.keys(described.content), response))];
}

/** A header that is described in place belongs to a redirect, which always has it. */
const isRequired = ({ $ref }: { $ref?: string }): boolean =>
  $ref === undefined || document.components.headers[$ref.split('/').pop()!]!.required === true;

async function body(pointer: string, types: string[], response: Response): Promise<string[]> {
  const type = mediaType(response);
  if (!types.includes(type)) return [`the type is ${type}, not ${types.join(' or ')}`];
  if (!type.endsWith('json')) return [];
  return valid(`openapi#${pointer}/content/${pointerPart(type)}/schema`, response);
}

async function content(name: string, response: Response): Promise<string[]> {
  const type = mediaType(response);
  if (type !== 'application/problem+json') return [`the type is ${type}, not a problem document`];
  return valid(`openapi#/components/schemas/${name}`, response);
}

async function valid(ref: string, response: Response): Promise<string[]> {
  let validate = compiled.get(ref);
  if (validate === undefined) {
    validate = ajv.compile({ $ref: ref });
    compiled.set(ref, validate);
  }
  let json: unknown;
  try {
    json = await response.clone().json();
  } catch (error) {
    return [`the body is not JSON: ${(error as Error).message}`];
  }
  if (validate(json)) return [];
  return (validate.errors ?? []).map(
    (e) => `${e.instancePath || '/'} ${e.message} ${JSON.stringify(e.params)}`,
  );
}

const mediaType = (response: Response): string =>
  (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

function templateOf(path: string): string | undefined {
  const exact = Object.hasOwn(document.paths, path) ? path : undefined;
  return exact ?? Object.keys(document.paths).find((t) => pattern(t).test(path));
}

const pattern = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.+]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

function keyOf({ responses }: Operation, status: number): string | undefined {
  const keys = [String(status), `${String(status)[0]}XX`];
  const key = keys.find((k) => Object.hasOwn(responses, k));
  // "default" speaks of faults: an answer that nobody described is not one of them.
  return key ?? (status >= 500 ? 'default' : undefined);
}

const nameOf = (operations: Record<string, Operation>, operation: Operation): string =>
  Object.keys(operations).find((name) => operations[name] === operation)!;

const pointerPart = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** A copy in which every described object refuses other members. */
function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (value === null || typeof value !== 'object') return value;
  const copy: Json = Object.fromEntries(Object.entries(value).map(([k, x]) => [k, close(x)]));
  if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined) {
    copy.additionalProperties = false;
  }
  return copy;
}
