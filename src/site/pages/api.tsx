import type { FC } from 'hono/jsx';
import { openapiDocument } from '../../http/openapi/index.ts';
import { CodeBlock } from '../code-block.tsx';
import { SITE_NAME } from '../name.ts';
import { type Operation, operations } from '../openapi-view.ts';
import type { Page, PageContext } from '../page.ts';
import { Scroll } from '../scroll.tsx';

/** The HTTP interface, drawn from the OpenAPI document that the service publishes. */
export function apiPage(context: PageContext): Page {
  const { base, options } = context;
  const all = operations(openapiDocument(options.baseUrl));
  const tags = [...new Set(all.map((o) => o.tag))];
  return {
    title: `The API – ${SITE_NAME}`,
    description:
      'An anonymous, read-only HTTP API: search devices by name or model code, and identify the caller’s device.',
    path: '/api',
    translated: false,
    image: '/og.png',
    section: '/api',
    body: (
      <article class="prose">
        <h1>The API</h1>
        <p class="lead">
          No key, no sign-up, callable from any web page. Use is free with a visible link back to
          this site.
        </p>
        <CodeBlock id="example" code={`curl '${base}/api/check?q=s24%20ultra&limit=1'`} />
        <p>
          The same as an <a href="/openapi.json">OpenAPI 3.1 document</a>. Errors are problem
          details (RFC 9457). Answers carry an <code>ETag</code> and may be cached. For a page of
          your own there is the <a href="/shops">widget</a>.
        </p>
        <h2 id="terms">Terms</h2>
        <p>
          The service and its answers are free for everyone, without a contract. Whoever shows an
          answer shows a visible link to <a href="/">this site</a> with it; the widget does so by
          itself. The facts are licensed under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">
            CC BY 4.0
          </a>
          . They are given as they were found, with their sources and without a warranty.
        </p>
        {tags.map((tag) => (
          <>
            <h2>{tag}</h2>
            {all
              .filter((o) => o.tag === tag)
              .map((o) => (
                <Endpoint operation={o} base={base} />
              ))}
          </>
        ))}
      </article>
    ),
  };
}

const Endpoint: FC<{ operation: Operation; base: string }> = ({ operation, base }) => {
  const { method, path, summary, description, parameters, responses, request, example } = operation;
  const id = `${method}${path}`.toLowerCase().replace(/[^a-z]+/g, '-');
  return (
    <section class="endpoint" id={id}>
      <h3>
        <span class="method">{method}</span> {path}
      </h3>
      <p>
        <strong>{/[.?!]$/.test(summary) ? summary : `${summary}.`}</strong> {description}
      </p>
      {parameters.length === 0 ? null : (
        <Scroll label={`Parameters of ${path}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Parameter</th>
                <th scope="col">Where</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {parameters.map((p) => (
                <tr>
                  <th scope="row">
                    <code>{p.name}</code>
                  </th>
                  <td>
                    {p.in}
                    {p.required ? ', required' : ''}
                  </td>
                  <td>
                    {p.description} <small>{p.type}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {request === null ? null : (
        <>
          <CodeBlock id={`${id}-run`} code={`curl -L '${base}${request}'`} />
          <p>
            <a href={request}>Open it here</a>
          </p>
        </>
      )}
      {example === null ? null : (
        <details>
          <summary>An answer</summary>
          <pre tabindex={0}>
            <code>{example}</code>
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
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
};
