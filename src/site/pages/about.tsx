import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';

/** Where the facts come from, what is not known, and how errors are corrected. */
export function aboutPage({ options, lookup }: PageContext): Page {
  const { devices } = lookup.info;
  return {
    title: `About ${SITE_NAME}`,
    description: 'How the facts on eSIM support are collected, checked and corrected.',
    path: '/about',
    translated: false,
    preview: null,
    body: (
      <article class="prose">
        <h1>About {SITE_NAME}</h1>
        <p class="lead">
          {SITE_NAME} is a free service and an open data set of {devices.toLocaleString('en')}{' '}
          devices. It sells no eSIMs and takes no money for an answer.
        </p>
        <h2>Where the facts come from</h2>
        <p>
          Every answer names its sources: makers, carriers, the systems’ and the firmware’s own
          tables, tests on a unit, and public lists. Each device page shows them with the day on
          which they were checked. Answers are computed from them; nobody writes one by hand. The{' '}
          <a href="/data">data page</a> explains the grades and shows how complete the data is.
        </p>
        <h2>What we do not know</h2>
        <p>
          If no reliable source says yes or no, the answer is “not known”. We do not guess. Nor can
          we know whether your device is locked to a carrier.
        </p>
        <h2>Corrections</h2>
        <p>
          Every device page has a link to report an error.{' '}
          {options.repositoryUrl === null ? null : (
            <>
              The data, its history and the code are public at{' '}
              <a href={options.repositoryUrl}>
                {options.repositoryUrl.replace(/^https?:\/\//, '')}
              </a>
              .
            </>
          )}
        </p>
      </article>
    ),
  };
}
