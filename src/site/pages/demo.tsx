import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';

/** A shop page with the widget in its three uses. */
export function demoPage({ options: _ }: PageContext): Page {
  return {
    title: `The widget in a shop – ${SITE_NAME}`,
    description: 'A checkout that knows before the payment whether the phone supports eSIM.',
    path: null,
    translated: false,
    section: '/shops',
    search: true,
    body: (
      <article class="prose">
        <link rel="stylesheet" href="/widget.css" />
        <script type="module" src="/widget.js" />
        <h1>A shop with the widget</h1>
        <p class="lead">This is what your customers see. Nothing is sold here.</p>
        <section class="shop" aria-labelledby="plan">
          <h2 id="plan">Japan, 10 GB, 30 days</h2>
          <p>Before you pay: check that your phone supports eSIM.</p>
          <esim-check />
        </section>
        <section class="shop" aria-labelledby="fixed">
          <h2 id="fixed">On the page of one phone</h2>
          <esim-check device="google/pixel-8" />
        </section>
        <section class="shop" aria-labelledby="compact">
          <h2 id="compact">In the cart, on one line</h2>
          <esim-check compact />
        </section>
        <section class="shop" aria-labelledby="german" lang="de">
          <h2 id="german">Auf Deutsch</h2>
          <esim-check />
        </section>
      </article>
    ),
  };
}
