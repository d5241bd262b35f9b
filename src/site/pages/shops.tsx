import { CodeBlock } from '../code-block.tsx';
import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';
import { ChipMark } from '../verdict-mark.tsx';

/** What a shop that sells eSIMs needs: the widget, the hints, the answer at the checkout. */
export function shopsPage(context: PageContext): Page {
  const { base, options } = context;
  const { widget } = options.assets;
  return {
    title: `A compatibility check for your shop – ${SITE_NAME}`,
    description:
      'Three lines of HTML tell your customers before they pay whether their phone supports eSIM. Free, without cookies.',
    path: '/shops',
    translated: false,
    preview: null,
    section: '/shops',
    body: (
      <article class="prose">
        <h1>For shops</h1>
        <p class="lead">
          Let customers know before they pay whether their phone supports eSIM. Two lines, no
          cookie, no key, free with a visible link.
        </p>
        <h2>The widget</h2>
        <CodeBlock
          id="widget"
          code={[
            `<link rel="stylesheet" href="${base}/widget.css">`,
            `<script type="module" src="${base}/widget.js"></script>`,
            '<esim-check></esim-check>',
          ].join('\n')}
        />
        <p>
          <a href="/demo">See it in a shop</a>. It weighs at most 7 KB, reserves its place, so that
          nothing on the page moves, and sends nothing until the visitor asks.
        </p>
        <ul>
          <li>
            <code>lang="de"</code>: the language. Default: that of the page.
          </li>
          <li>
            <code>device="apple/iphone-15"</code>: the answer for one device, shown at once.
          </li>
          <li>
            <code>compact</code>: one line, for a cart or a product page.
          </li>
          <li>
            <code>name="esim"</code>: its value in a form is the answer. With <code>block</code> the
            form is not submitted after a “no”, and the visitor is told why.
          </li>
          <li>
            <code>service="{base}"</code>: the address of the service, if you bundle the script
            yourself.
          </li>
          <li>
            It takes the font and the <code>accent-color</code> of your page and follows its{' '}
            <code>color-scheme</code>. These custom properties override it:{' '}
            <code>--esim-accent</code>, <code>--esim-on-accent</code>, <code>--esim-color</code>,{' '}
            <code>--esim-background</code>, <code>--esim-border</code>, <code>--esim-radius</code>,{' '}
            <code>--esim-font</code>, <code>--esim-height</code>.
          </li>
        </ul>
        <h2>The verdict at the checkout</h2>
        <CodeBlock
          id="event"
          code={[
            "document.addEventListener('esim-answer', ({ detail }) => {",
            '  const { verdict, device } = detail;',
            "  if (verdict.supports === 'no') {",
            '    // Warn before payment.',
            '  }',
            '});',
          ].join('\n')}
        />
        <p>
          <code>verdict</code> has the form of that of <a href="/api">/api/check</a>. Treat{' '}
          <code>unknown</code> as a question to the customer, never as a no. There are also{' '}
          <code>esim-reset</code> and <code>esim-error</code>.
        </p>
        <h2>One version, checked by the browser</h2>
        <p>
          This address always serves this version. It works until the next release of the service:
        </p>
        <CodeBlock
          id="pinned"
          code={[
            `<script type="module" src="${base}${widget.path}"`,
            `  integrity="${widget.integrity}" crossorigin></script>`,
          ].join('\n')}
        />
        <h2>Content security policy</h2>
        <p>
          The widget needs no inline style or script. If your page has a policy, allow this origin:
        </p>
        <CodeBlock id="csp" code={`script-src ${base}; style-src ${base}; connect-src ${base}`} />
        <h2>Better detection: delegate the client hints</h2>
        <p>
          The widget reads the phone’s model from Chromium browsers without this. To call{' '}
          <code>/api/detect</code> yourself, delegate the hint in your page, before any script,
          style or link:
        </p>
        <CodeBlock
          id="delegate"
          code={`<meta http-equiv="Delegate-CH" content="sec-ch-ua-model ${base}; sec-ch-ua-platform ${base}">`}
        />
        <p>or with headers:</p>
        <CodeBlock
          id="headers"
          code={[
            'Accept-CH: Sec-CH-UA-Model, Sec-CH-UA-Platform',
            `Permissions-Policy: ch-ua-model=(self "${base}"), ch-ua-platform=(self "${base}")`,
          ].join('\n')}
        />
        <p>
          iPhones never say which model they are. The answer then covers all models that run the
          visitor’s version of iOS, and the visitor can choose the model.
        </p>
        <h2>What to tell the customer</h2>
        <ul>
          <li>
            A phone that is locked to a carrier can reject your eSIM, even if the answer is yes.
          </li>
          <li>
            To be sure: dial <code>*#06#</code>. If an EID is shown, the phone has an eSIM chip.
          </li>
          <li>If the answer has exceptions, the model code decides.</li>
        </ul>
        <h2>The link</h2>
        <p>
          The answers are free to use with a visible link back. The widget shows the link by itself.
          A badge to copy:
        </p>
        <p>
          <a class="badge" href={base}>
            <ChipMark /> eSIM check by {SITE_NAME}
          </a>
        </p>
        <CodeBlock id="badge" code={`<a href="${base}/">eSIM check by ${SITE_NAME}</a>`} />
      </article>
    ),
  };
}
