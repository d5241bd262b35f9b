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
  answer: string | null;
  /** True if the answer is JSON, false if it is text. */
  isJson: boolean;
  /** The operation with the examples filled in; null if a required one is missing. */
  example: Example | null;
}

/** A complete request. */
export interface Example {
  /** The path with its query, percent-encoded. */
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** The body as JSON; null for none. */
  body: string | null;
}

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description: string;
  type: string;
  /** The values that it can have; empty if they are not listed. */
  values: readonly string[];
  /** Its value in the example; empty for none. */
  example: string;
}

type Json = Readonly<Record<string, unknown>>;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the operations of a document, in its order, with its references resolved. */
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
  const { 'application/json': json } = object(ok.content);
  const { example } = object(json);
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
      values: valuesOf(object(p.schema)),
      example: exampleOf(p),
    })),
    responses: responses.map(([status, r]) => [status, text(r.description)] as const),
    answer: example === undefined ? null : JSON.stringify(example, null, 2),
    isJson: json !== undefined,
    example: exampleCall(path, parameters, bodyOf(operation)),
  };
}

function typeOf({ type, minimum, maximum, minLength, maxLength }: Json): string {
  const bounds = [minimum ?? minLength, maximum ?? maxLength];
  const unit = maxLength === undefined ? '' : ' characters';
  return text(type) + (bounds[1] === undefined ? '' : `, ${bounds.join(' to ')}${unit}`);
}

const valuesOf = ({ enum: values }: Json): string[] =>
  Array.isArray(values) ? values.map(String) : [];

const exampleOf = (parameter: Json): string => {
  const example = parameter.example ?? object(parameter.schema).example;
  return example === undefined ? '' : String(example);
};

/** The example of a body: undefined if a required body has no example, null if none is required. */
function bodyOf({ requestBody }: Json): unknown {
  if (requestBody === undefined) return null;
  return object(object(object(requestBody).content)['application/json']).example;
}

function exampleCall(path: string, parameters: readonly Json[], body: unknown): Example | null {
  const given = parameters.map((p) => ({ in: p.in, name: text(p.name), value: exampleOf(p) }));
  const of = (place: string) => given.filter((p) => p.in === place && p.value !== '');
  let filled = path;
  for (const { name, value } of of('path')) {
    filled = filled.replace(`{${name}}`, encodeURIComponent(value));
  }
  if (filled.includes('{') || body === undefined) return null;
  const query = of('query').map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  return {
    path: filled + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: of('header').map(({ name, value }) => [name, value] as const),
    body: body === null ? null : JSON.stringify(body),
  };
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
