import type { FC } from 'hono/jsx';
import { CodeBlock } from './code-block.tsx';
import type { Operation, Parameter } from './openapi-view.ts';
import { samples } from './request-samples.ts';
import { Scroll } from './scroll.tsx';

/** The anchor of an operation on the page. */
export const endpointId = ({ method, path }: Operation): string =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');

/** One operation of the API: what it takes, how it is called, and what it answers. */
export const Endpoint: FC<{ operation: Operation; base: string; isTried: boolean }> = (props) => {
  const { operation, base, isTried } = props;
  const { method, path, summary, description, parameters, responses, answer, example } = operation;
  const id = endpointId(operation);
  return (
    <section class="endpoint" id={id}>
      <h3>
        <span class="method">{method}</span> {path}
      </h3>
      <p>
        <strong>{/[.?!]$/.test(summary) ? summary : `${summary}.`}</strong>{' '}
        <Marked text={description} />
      </p>
      {parameters.length === 0 ? null : <Parameters path={path} parameters={parameters} />}
      {example === null ? null : (
        <>
          {samples({
            ...example,
            method,
            url: base + example.path,
            isJson: operation.isJson,
          }).map(({ language, code }) => (
            <div class={`sample ${language}`}>
              <CodeBlock id={`${id}-${language}`} code={code} />
            </div>
          ))}
          {method === 'GET' ? (
            <p>
              <a href={example.path}>Open it here</a>
            </p>
          ) : null}
        </>
      )}
      {isTried ? <TryIt operation={operation} base={base} /> : null}
      {answer === null ? null : (
        <details>
          <summary>An answer</summary>
          <pre tabindex={0}>
            <code>{answer}</code>
          </pre>
        </details>
      )}
      <details>
        <summary>Status codes</summary>
        <dl class="facts">
          {responses.map(([status, meaning]) => (
            <div>
              <dt>
                <code>{status}</code>
              </dt>
              <dd>
                <Marked text={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
};

/** A text of the document with names in backticks. */
const Marked: FC<{ text: string }> = ({ text }) => (
  <>{text.split('`').map((part, i) => (i % 2 === 0 ? part : <code>{part}</code>))}</>
);

const Parameters: FC<{ path: string; parameters: readonly Parameter[] }> = (props) => (
  <Scroll label={`Parameters of ${props.path}`}>
    <table>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">Where</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {props.parameters.map((p) => (
          <tr>
            <th scope="row">
              <code>{p.name}</code>
            </th>
            <td>
              {p.in}
              {p.required ? ', required' : ''}
            </td>
            <td>
              <Marked text={p.description} /> <small>{p.type}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

/** A form that calls the operation from the page. Without a script there is the link above it. */
const TryIt: FC<{ operation: Operation; base: string }> = ({ operation, base }) => {
  const { method, path, parameters, example } = operation;
  const id = endpointId(operation);
  return (
    <form
      class="try"
      data-method={method}
      data-path={path}
      data-base={base}
      data-address={base + (example?.path ?? '')}
      hidden
    >
      {parameters
        // A page cannot set these headers: the browser sends its own.
        .filter((p) => p.in !== 'header')
        .map((p) => (
          <div>
            <label for={`${id}-${p.name}`}>{p.name}</label>
            <Field id={`${id}-${p.name}`} parameter={p} />
          </div>
        ))}
      {example === null || example.body === null ? null : (
        <div>
          <label for={`${id}-body`}>Body</label>
          <textarea id={`${id}-body`} rows={4} spellcheck={false}>
            {example.body}
          </textarea>
        </div>
      )}
      <button type="submit" class="quiet">
        Try it
      </button>
      <output id={`${id}-answer`} />
    </form>
  );
};

const Field: FC<{ id: string; parameter: Parameter }> = ({ id, parameter: p }) =>
  p.values.length === 0 ? (
    <input
      id={id}
      name={p.name}
      value={p.example}
      required={p.required}
      data-in={p.in}
      autocomplete="off"
      spellcheck={false}
    />
  ) : (
    <select id={id} name={p.name} data-in={p.in}>
      <option value="">–</option>
      {p.values.map((value) => (
        <option>{value}</option>
      ))}
    </select>
  );
