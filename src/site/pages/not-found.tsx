import { DEFAULT_LANGUAGE } from '../language.ts';
import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';
import { SearchForm } from '../search-form.tsx';

/** The page for an unknown address: a search. */
export const notFoundPage = (context: PageContext): Page =>
  nothingHere(context, 404, context.t('notFoundTitle'), context.t('notFoundText'));

/**
 * The page for the address of what was no device and is not listed any more.
 *
 * @param kind what it was, in English: "a camera"
 */
export function gonePage(context: PageContext, kind: string): Page {
  const { t, language } = context;
  const text = language === DEFAULT_LANGUAGE ? `It was ${kind}. ${t('goneText')}` : t('goneText');
  return nothingHere(context, 410, t('goneTitle'), text);
}

function nothingHere(context: PageContext, status: number, title: string, text: string): Page {
  return {
    status,
    title: `${title} – ${SITE_NAME}`,
    description: text,
    path: null,
    translated: true,
    search: true,
    body: (
      <section class="ask">
        <h1>{title}</h1>
        <p class="lead">{text}</p>
        <SearchForm context={context} />
      </section>
    ),
  };
}
