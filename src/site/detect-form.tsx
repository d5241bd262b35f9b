import type { Child, FC } from 'hono/jsx';
import type { PageContext } from './page.ts';

/** "Check this device": asks the home page for the answer for the visitor's own device. */
export const DetectForm: FC<{ context: PageContext; children?: Child }> = ({
  context: { t, href },
  children,
}) => (
  <form class="detect" action={href('/')} method="get">
    <input type="hidden" name="detect" value="1" />
    <button type="submit" class="quiet">
      {t('detectButton')}
    </button>
    {children}
  </form>
);
