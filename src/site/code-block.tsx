import type { FC } from 'hono/jsx';

/** Code to copy. The button appears if scripts run. */
export const CodeBlock: FC<{ id: string; code: string }> = ({ id, code }) => (
  <div class="code" dir="ltr">
    <pre id={id} tabindex={0}>
      <code>{code}</code>
    </pre>
    <button type="button" class="quiet" data-copy={id} hidden>
      Copy
    </button>
  </div>
);
