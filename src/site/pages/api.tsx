import { openapiDocument } from '../../http/openapi/index.ts';
import { CodeBlock } from '../code-block.tsx';
import { Endpoint, endpointId } from '../endpoint.tsx';
import { SITE_NAME } from '../name.ts';
import { type Operation, operations } from '../openapi-view.ts';
import type { Page, PageContext } from '../page.ts';
import { SAMPLE_LANGUAGES } from '../request-samples.ts';

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
    preview: null,
    section: '/api',
    body: (
      <article class="prose reference">
        <link rel="stylesheet" href={options.assets.paths.reference} />
        <h1>The API</h1>
        <p class="lead">
          No key, no sign-up, callable from any web page. Use is free with a visible link back to
          this site.
        </p>
        <CodeBlock id="example" code={`curl '${base}/api/check?q=s24%20ultra&limit=1'`} />
        <p>
          An <a href="/openapi.json">OpenAPI 3.1 document</a> describes the API for programs. Errors
          are problem details (RFC 9457). Answers carry an <code>ETag</code> and may be cached. To
          ask on a page of your own, use the <a href="/shops">widget</a>.
        </p>
        <h2 id="terms">Terms</h2>
        <p>
          The service and its answers are free for everyone, without a contract. If you show an
          answer, show a visible link to <a href="/">this site</a> with it; the widget does so by
          itself. The facts are licensed under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">
            CC BY 4.0
          </a>
          . They are given as they were found, with their sources and without a warranty.
        </p>
        <fieldset>
          <legend>Examples in</legend>
          {SAMPLE_LANGUAGES.map((language, i) => (
            <label>
              <input type="radio" name="in" id={`in-${language}`} checked={i === 0} /> {language}
            </label>
          ))}
        </fieldset>
        {tags.map((tag) => {
          const own = all.filter((o) => o.tag === tag);
          return (
            <>
              <h2>{tag}</h2>
              <ul>
                {own.map((o) => (
                  <li>
                    <a href={`#${endpointId(o)}`}>{o.summary}</a>
                  </li>
                ))}
              </ul>
              {own.map((o) => (
                <Endpoint operation={o} base={base} isTried={isTried(o)} />
              ))}
            </>
          );
        })}
        <script type="module" src={options.assets.paths.tryIt} />
      </article>
    ),
  };
}

/** Operations with a small answer for people; the others are files, or for machines. */
const isTried = ({ tag, isJson }: Operation): boolean =>
  isJson && (tag === 'Answers' || tag === 'Lists');
