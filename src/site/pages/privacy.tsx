import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';

/** What the service does with what it is sent. */
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
            Your search: the text that you type, to answer it. It is part of the address, and the
            service does not write it to a log.
          </li>
          <li>
            Your device: the model that your browser states, if it states one. The answer is made
            for that one request and not stored.
          </li>
          <li>Your language, to show the page in it.</li>
        </ul>
        <h2>EID and IMEI</h2>
        <p>
          These numbers identify one single device. If you type one here or in the widget, your
          browser recognises it and does not send it. Without JavaScript the form does send it: the
          service then answers without storing or logging it, and tells caches to do the same.
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
