import type { FC } from 'hono/jsx';
import type { DeviceRecord, Identifier } from '../../lookup/index.ts';
import { MAX_CANDIDATES } from '../../model/index.ts';
import { unitPath, unitQuery } from '../../widget/answer-view.ts';
import { type SiteAnswer, siteAnswer } from '../answer.ts';
import { AnswerCard } from '../answer-card.tsx';
import { DetectForm } from '../detect-form.tsx';
import { DeviceList } from '../device-list.tsx';
import { LongQuery, partRead } from '../long-query.tsx';
import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';
import { type PlaceAsked, placeAsked, UnknownPlace } from '../place-asked.tsx';
import { RegionPicker } from '../region-picker.tsx';
import { SearchForm } from '../search-form.tsx';
import { deviceName } from '../verdict.ts';
import { VerdictMark } from '../verdict-mark.tsx';
import { WhereCode } from '../where-code.tsx';

/**
 * The answer to a question, for browsers without scripts and for links: `/?q=`.
 *
 * @param query well-formed and not blank; the page says so if it is too long to be read to its end
 * @param region where the unit was bought; the page says so if it is none
 */
export function resultsPage(context: PageContext, query: string, region: string | null): Page {
  const { t, lookup } = context;
  const text = partRead(query);
  const asked = placeAsked(context, region);
  const answer = siteAnswer(lookup, context.language, text, asked.region);
  const { meant } = answer.view;
  return {
    title: `${t('resultsTitle', { query: text })} ${SITE_NAME}`,
    description: t('homeDescription'),
    path: null,
    translated: true,
    search: true,
    body:
      meant === 'one' ? (
        <One context={context} query={query} answer={answer} asked={asked} />
      ) : meant === 'several' ? (
        <Several context={context} query={query} answer={answer} asked={asked} />
      ) : (
        <Nothing context={context} query={query} answer={answer} />
      ),
  };
}

/** The page for an EID or an IMEI without a device. It is not cached and does not repeat the number. */
export function identifierPage(context: PageContext, { kind, isValid }: Identifier): Page {
  const { t } = context;
  const key = !isValid ? 'mistypedText' : kind === 'eid' ? 'eidText' : 'imeiText';
  return {
    title: `${t('question')} ${SITE_NAME}`,
    description: t('homeDescription'),
    path: null,
    translated: true,
    search: true,
    body: (
      <>
        <Ask context={context} />
        <section class="nothing">
          <h2>{t(key)}</h2>
          <p>{t('notKept')}</p>
          <WhereCode context={context} />
        </section>
      </>
    ),
  };
}

const Ask: FC<{ context: PageContext; query?: string }> = ({ context, query }) => (
  <section class="ask">
    <h1 class="quietly">{context.t('question')}</h1>
    <SearchForm context={context} compact query={query} />
    {query === undefined ? null : <LongQuery context={context} query={query} />}
  </section>
);

interface Shown {
  context: PageContext;
  query: string;
  answer: SiteAnswer;
  asked: PlaceAsked;
}

const One: FC<Shown> = ({ context, query, answer, asked }) => {
  const { view, verdict, region } = answer;
  const device = view.device!;
  return (
    <>
      <Ask context={context} query={query} />
      <UnknownPlace context={context} asked={asked} />
      <AnswerCard
        context={context}
        answer={{ name: deviceName(device), verdict }}
        detail={context.lookup.device(device.slug)}
        level="h2"
        more={context.href(unitPath(device, verdict, region))}
        picker={{ action: context.href('/'), hidden: { q: query }, region }}
      />
    </>
  );
};

const Several: FC<Shown> = ({ context, query, answer, asked }) => {
  const { t, href } = context;
  const { view, verdict, region } = answer;
  const own = [verdict, ...view.candidates].flatMap((d) => d.exceptionRegions);
  const exceptions = [...new Set(own)];
  const [brand] = mayBeMore(view.candidates) ? view.candidates : [];
  return (
    <>
      <Ask context={context} query={query} />
      <UnknownPlace context={context} asked={asked} />
      <section class="which">
        <h2>{t('chooseOne')}</h2>
        <p class={`common ${view.supports}`}>
          {view.word === null ? null : (
            <>
              <VerdictMark supports={view.supports} /> <strong>{view.word}.</strong>{' '}
            </>
          )}
          {view.sentence}
        </p>
        {exceptions.length === 0 && region === null ? null : (
          <RegionPicker
            context={context}
            action={href('/')}
            hidden={{ q: query }}
            exceptions={exceptions}
            region={region}
          />
        )}
        <DeviceList
          context={context}
          devices={view.candidates}
          branded
          query={unitQuery({ edition: verdict.edition }, region)}
        />
        {brand === undefined ? null : (
          <p>
            <a class="more" href={href(`/${brand.brandSlug}`)}>
              {t('brandTitle', { brand: brand.brand })}
            </a>
          </p>
        )}
        <WhereCode context={context} />
      </section>
    </>
  );
};

/** True if more devices of one brand may fit than the list has room for. */
const mayBeMore = (candidates: readonly DeviceRecord[]): boolean =>
  candidates.length === MAX_CANDIDATES && new Set(candidates.map((d) => d.brandSlug)).size === 1;

const Nothing: FC<Omit<Shown, 'asked'>> = ({ context, query, answer }) => {
  const { t } = context;
  const { similar } = answer.view;
  return (
    <>
      <Ask context={context} query={query} />
      <section class="nothing">
        <h2>{t('nothingFound', { query: partRead(query) })}</h2>
        <p>{t('nothingFoundHint')}</p>
        <DetectForm context={context} />
        <WhereCode context={context} />
      </section>
      {similar.length === 0 ? null : (
        <section>
          <h2>{t('similarNames')}</h2>
          <DeviceList context={context} devices={similar} branded answered={false} />
        </section>
      )}
    </>
  );
};
