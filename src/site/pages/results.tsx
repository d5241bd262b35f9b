import { MAX_QUERY, queryFault } from '../../lookup/index.ts';
import { AnswerCard } from '../answer-card.tsx';
import { DeviceList } from '../device-list.tsx';
import { SITE_NAME } from '../layout.tsx';
import type { Page, PageContext } from '../page.ts';
import { SearchForm } from '../search-form.tsx';
import { deviceName } from '../verdict.ts';

/** The answer to a search, for browsers without scripts and for links: `/?q=`. */
export function resultsPage(context: PageContext, query: string): Page {
  const { t, href, lookup } = context;
  const valid = queryFault(query) === null;
  const { results, verdict } = valid ? lookup.check(query) : { results: [], verdict: null };
  const [best] = results;
  const detail = verdict?.meant === 'one' && best !== undefined ? lookup.device(best.slug) : null;
  const others = detail === null ? results : results.slice(1);
  return {
    status: valid ? 200 : 400,
    title: `${t('resultsTitle', { query })} ${SITE_NAME}`,
    description: t('homeDescription'),
    path: null,
    translated: true,
    search: true,
    body: (
      <>
        <section class="ask">
          <h1 class="small">{t('question')}</h1>
          <SearchForm context={context} query={query} />
        </section>
        {detail === null ? (
          <section class="nothing">
            <h2>
              {valid
                ? t('nothingFound', { query })
                : t('queryTooLong', { count: String(MAX_QUERY) })}
            </h2>
            <p>{t('nothingFoundHint')}</p>
          </section>
        ) : (
          <AnswerCard
            context={context}
            answer={{ name: deviceName(detail), verdict: verdict! }}
            detail={detail}
            level="h2"
            label={t('bestMatch')}
            more={href(`/${detail.slug}`)}
          />
        )}
        {others.length === 0 ? null : (
          <section>
            <h2>{t('otherMatches')}</h2>
            <DeviceList context={context} devices={others} branded />
          </section>
        )}
      </>
    ),
  };
}
