import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';

/** What the service does with the data that it receives. */
export function privacyPage(_: PageContext): Page {
  return {
    title: `Privacy – ${SITE_NAME}`,
    description:
      'No cookies, no accounts, no trackers: what the service does with what it is sent.',
    path: '/privacy',
    translated: false,
    preview: null,
    body: (
      <article class="prose">
        <h1>Privacy</h1>
        <p class="lead">No cookies, no accounts, no advertising, no trackers.</p>
        <h2>What the service reads</h2>
        <ul>
          <li>
            Your search: the text that you type. It is part of the address of the page, and the
            service does not log it.
          </li>
          <li>
            Your device: the model that your browser sends, if it sends one. It is used for that one
            answer and not stored.
          </li>
          <li>Your language, to show the page in it.</li>
        </ul>
        <h2>EID and IMEI</h2>
        <p>
          These numbers identify a single device. If you type one here or in the widget, your
          browser recognises it, as long as it is one number or follows the word EID or IMEI, and
          sends only the rest of the text. Without JavaScript the form does send it. The service
          then does not store or log it, and tells caches not to keep the page.
        </p>
        <h2>The widget in shops</h2>
        <p>
          It sets no cookie and stores nothing in your browser. It asks this service only after you
          type or press its button. The shop receives the answer.
        </p>
      </article>
    ),
  };
}
