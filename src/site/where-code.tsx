import type { FC } from 'hono/jsx';
import { CodeDrawing } from './drawings.tsx';
import type { PageContext } from './page.ts';

/** Where to find the model code, folded. */
export const WhereCode: FC<{ context: PageContext }> = ({ context: { t } }) => (
  <details class="where">
    <summary>{t('whereCode')}</summary>
    <p>{t('whereCodeText')}</p>
    <CodeDrawing caption={t('drawingCode')} />
  </details>
);
