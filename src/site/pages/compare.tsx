import type { Child, FC } from 'hono/jsx';
import { regionList } from '../../locale/index.ts';
import { type DeviceDetail, queryFault } from '../../lookup/index.ts';
import { siteAnswer } from '../answer.ts';
import { CATEGORY } from '../category.ts';
import type { Listed } from '../device-list.tsx';
import { formatDate, labelled } from '../language.ts';
import { LongQuery, MAX_TYPED, partRead } from '../long-query.tsx';
import type { MessageKey } from '../messages/index.ts';
import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';
import { Scroll } from '../scroll.tsx';
import { Silhouette } from '../silhouette.tsx';
import { traitSentences } from '../traits.ts';
import { answerWord, deviceName } from '../verdict.ts';
import { VerdictMark } from '../verdict-mark.tsx';

/**
 * Two devices side by side: `/compare?a=<slug>&b=<slug>`, or `q` for a second one by name.
 *
 * @returns null if the first device is unknown
 */
export function comparePage(context: PageContext, query: URLSearchParams): Page | null {
  const { t, lookup } = context;
  const first = lookup.device(query.get('a') ?? '');
  if (first === null) return null;
  const text = query.get('q') ?? '';
  const read = partRead(text);
  const answer =
    queryFault(read) === null ? siteAnswer(lookup, context.language, read, null).view : null;
  const second = lookup.device(query.get('b') ?? answer?.device?.slug ?? '');
  const title = labelled(
    context.language,
    t('compare'),
    [first, ...(second === null ? [] : [second])].map(deviceName).join(' · '),
  );
  return {
    title: `${title} – ${SITE_NAME}`,
    description: t('homeDescription'),
    path: null,
    translated: true,
    section: '/brands',
    body: (
      <section>
        <h1 class="small">{second === null ? title : t('compare')}</h1>
        <LongQuery context={context} query={text} />
        {second === null ? (
          <>
            {text === '' ? null : (
              <p>
                {answer?.meant === 'several' ? t('chooseOne') : t('nothingFound', { query: text })}
              </p>
            )}
            <Choices
              context={context}
              first={first}
              devices={[...(answer?.candidates ?? []), ...(answer?.similar ?? [])]}
            />
            <CompareForm context={context} device={first} query={text} />
          </>
        ) : (
          <>
            <Table context={context} devices={[first, second]} />
            <CompareForm context={context} device={first} query="" />
          </>
        )}
      </section>
    ),
  };
}

/** Asks for a second device. */
export const CompareForm: FC<{
  context: PageContext;
  device: DeviceDetail;
  query: string;
}> = ({ context, device, query }) => {
  const { t, href } = context;
  return (
    <form class="compare no-print" action={href('/compare')} method="get">
      <input type="hidden" name="a" value={device.slug} />
      <label for="compare-q">{t('compareWith')}</label>
      <div class="field">
        <input id="compare-q" name="q" value={query} maxlength={MAX_TYPED} required dir="auto" />
        <button type="submit" class="quiet">
          {t('compare')}
        </button>
      </div>
    </form>
  );
};

const Choices: FC<{ context: PageContext; first: DeviceDetail; devices: readonly Listed[] }> = ({
  context,
  first,
  devices,
}) => (
  <ul class="devices plainly">
    {devices.slice(0, 8).map((d) => (
      <li>
        <a href={`${context.href('/compare')}?a=${first.slug}&b=${d.slug}`}>
          <Silhouette device={d} />
          <span class="what">
            <bdi>{deviceName(d)}</bdi> <small>{d.releaseYear}</small>
          </span>
        </a>
      </li>
    ))}
  </ul>
);

/** Two columns with the name of a property above its values, so that they fit on a phone. */
const Table: FC<{ context: PageContext; devices: readonly DeviceDetail[] }> = ({
  context,
  devices,
}) => {
  const { t, language, lookup, href } = context;
  const { regions } = lookup.snapshot.devices;
  const row = (
    name: MessageKey,
    cell: (device: DeviceDetail) => Child,
  ): readonly [string, Child[]] => [t(name), devices.map(cell)];
  const rows = [
    row('answer', (d) => (
      <span class="says">
        <VerdictMark supports={d.supports} /> {answerWord(language, d, regions)}
      </span>
    )),
    row('exceptions', (d) => regionList(language, d.exceptionRegions, regions)),
    row('category', (d) => t(CATEGORY[d.category])),
    row('released', (d) => (d.released === null ? '' : formatDate(language, d.released.date))),
    row('alsoKnow', (d) => traitSentences(context, d, lookup.unit(d.slug)!).join(' ')),
  ];
  return (
    <Scroll label={t('compare')}>
      <table class="versus">
        <thead>
          <tr>
            {devices.map((d) => (
              <th scope="col">
                <a href={href(`/${d.slug}`)}>
                  <bdi>{deviceName(d)}</bdi>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {rows
          .filter(([, cells]) => cells.some((cell) => cell !== ''))
          .map(([name, cells]) => (
            <tbody>
              <tr>
                <th scope="rowgroup" colspan={cells.length}>
                  {name}
                </th>
              </tr>
              <tr>
                {cells.map((cell) => (
                  <td>{cell === '' ? '–' : cell}</td>
                ))}
              </tr>
            </tbody>
          ))}
      </table>
    </Scroll>
  );
};
