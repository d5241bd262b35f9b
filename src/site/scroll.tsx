import type { Child, FC } from 'hono/jsx';

/**
 * A wide table that scrolls sideways on a narrow screen. It can be focused, so that a keyboard can
 * scroll it, and is named, so that a screen reader says what it is.
 */
export const Scroll: FC<{ label: string; children?: Child }> = ({ label, children }) => (
  <section class="scroll" tabindex={0} aria-label={label}>
    {children}
  </section>
);
