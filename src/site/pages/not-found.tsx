import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';
import { SearchForm } from '../search-form.tsx';

/** The page for an unknown address: a search. */
export function notFoundPage(context: PageContext): Page {
  const { t } = context;
  return {
    status: 404,
    title: `${t('notFoundTitle')} – ${SITE_NAME}`,
    description: t('notFoundText'),
    path: null,
    translated: true,
    search: true,
    body: (
      <section class="ask">
        <h1>{t('notFoundTitle')}</h1>
        <p class="lead">{t('notFoundText')}</p>
        <SearchForm context={context} />
      </section>
    ),
  };
}
