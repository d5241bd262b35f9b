/** The parts of an OpenAPI 3.1 document that the API page shows. */
export interface Operation {
  method: string;
  path: string;
  summary: string;
  description: string;
  tag: string;
  parameters: readonly Parameter[];
  /** Status codes and what they mean. */
  responses: readonly (readonly [status: string, description: string])[];
  /** An example of the answer, as JSON. */
  example: string | null;
  /** A path with the parameters' examples filled in; null where the method is not GET. */
  request: string | null;
}

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description: string;
  type: string;
}

type Json = Readonly<Record<string, unknown>>;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The operations of a document, in its order; references within the document are followed. */
export function operations(document: Json): Operation[] {
  const found: Operation[] = [];
  for (const [path, item] of Object.entries(object(document.paths))) {
    for (const method of METHODS) {
      const operation = object(object(item)[method]);
      if (Object.keys(operation).length === 0) continue;
      found.push(view(document, path, method, operation));
    }
  }
  return found;
}

function view(document: Json, path: string, method: string, operation: Json): Operation {
  const parameters = Array.isArray(operation.parameters)
    ? operation.parameters.map((p) => resolve(document, object(p)))
    : [];
  const responses = Object.entries(object(operation.responses)).map(
    ([status, r]) => [status, resolve(document, object(r))] as const,
  );
  const [, ok = {}] = responses.find(([status]) => status.startsWith('2')) ?? [];
  const { example } = object(object(ok.content)['application/json']);
  return {
    method: method.toUpperCase(),
    path,
    summary: text(operation.summary),
    description: text(operation.description),
    tag: text(Array.isArray(operation.tags) ? operation.tags[0] : ''),
    parameters: parameters.map((p) => ({
      name: text(p.name),
      in: text(p.in),
      required: p.required === true,
      description: text(p.description),
      type: typeOf(object(p.schema)),
    })),
    responses: responses.map(([status, r]) => [status, text(r.description)] as const),
    example: example === undefined ? null : JSON.stringify(example, null, 2),
    request: method === 'get' ? request(path, parameters) : null,
  };
}

function typeOf({ type, minimum, maximum, minLength, maxLength }: Json): string {
  const bounds = [minimum ?? minLength, maximum ?? maxLength];
  const unit = maxLength === undefined ? '' : ' characters';
  return text(type) + (bounds[1] === undefined ? '' : `, ${bounds.join(' to ')}${unit}`);
}

/** A path that can be called as it stands; null where a parameter in it has no example. */
function request(path: string, parameters: readonly Json[]): string | null {
  let filled = path;
  const query: string[] = [];
  for (const p of parameters) {
    const example = p.example ?? object(p.schema).example;
    if (p.in === 'path' && example !== undefined) {
      filled = filled.replace(`{${text(p.name)}}`, encodeURIComponent(String(example)));
    } else if (p.in === 'query' && example !== undefined) {
      query.push(`${text(p.name)}=${encodeURIComponent(String(example))}`);
    }
  }
  if (filled.includes('{')) return null;
  return filled + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** Follows a `$ref` into the document's own components. */
function resolve(document: Json, value: Json): Json {
  const ref = text(value.$ref);
  if (!ref.startsWith('#/')) return value;
  return ref
    .slice(2)
    .split('/')
    .reduce<Json>((at, key) => object(at[key]), document);
}
