import type { FC } from 'hono/jsx';
import { regionList } from '../../locale/index.ts';
import type { DeviceDetail, UnitNamed } from '../../lookup/index.ts';
import { AnswerCard } from '../answer-card.tsx';
import { CATEGORY } from '../category.ts';
import { formatDate } from '../language.ts';
import { isListed } from '../listing.ts';
import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';
import { placeAsked, UnknownPlace } from '../place-asked.tsx';
import { correctionLink } from '../report.ts';
import { Scroll } from '../scroll.tsx';
import { SourceTable } from '../source-table.tsx';
import { breadcrumbs, questionAndAnswer } from '../structured-data.ts';
import { answerWord, deviceName, verdictSentence, verdictWord } from '../verdict.ts';
import { VerdictMark } from '../verdict-mark.tsx';
import { CompareForm } from './compare.tsx';

/** The most devices of a family that are shown. */
const NEIGHBOURS = 24;

/**
 * Everything known about a device, with the answer for one unit.
 *
 * @param unit its model code, its edition and where it was bought. The page says if the region does not exist or
 *   the code is not known for the device. An edition that the device does not have is ignored
 */
export function devicePage(
  context: PageContext,
  detail: DeviceDetail,
  { code = null, region: given = null, edition = null }: UnitNamed,
): Page {
  const { t, language, href, lookup } = context;
  const { regions } = lookup.snapshot.devices;
  const name = deviceName(detail);
  const asked = placeAsked(context, given);
  const { region } = asked;
  const isUnknownCode =
    code !== null && code.trim() !== '' && lookup.unit(detail.slug, { code })!.modelCode === null;
  const own = isUnknownCode ? null : code;
  const verdict = lookup.unit(detail.slug, { code: own, region, edition })!;
  const answer = { name, verdict };
  const title = t('deviceTitle', { device: name });
  const sentence = verdictSentence(language, answer, regions);
  const family = context.catalogue.neighbours(detail, NEIGHBOURS);
  return {
    title: `${title} ${answerWord(language, verdict, regions)} – ${SITE_NAME}`,
    description: sentence,
    path: `/${detail.slug}`,
    listed: isListedDevice(context, detail),
    translated: true,
    preview: detail.slug,
    section: '/brands',
    data: [
      questionAndAnswer(context, [[title, sentence]]),
      breadcrumbs(context, [
        [t('navBrands'), '/brands'],
        [detail.brand, `/${detail.brandSlug}`],
        [detail.model, `/${detail.slug}`],
      ]),
    ],
    body: (
      <>
        <nav class="crumbs">
          <a href={href('/brands')}>{t('navBrands')}</a>
          <a href={href(`/${detail.brandSlug}`)}>
            <bdi>{detail.brand}</bdi>
          </a>
        </nav>
        <UnknownPlace context={context} asked={asked} />
        {isUnknownCode ? (
          <p>
            <strong>{t('noSuchCode')}</strong>
          </p>
        ) : null}
        <AnswerCard
          context={context}
          answer={answer}
          detail={detail}
          level="h1"
          question={title}
          picker={{
            action: href(`/${detail.slug}`),
            hidden: {
              ...(verdict.modelCode === null ? {} : { code: verdict.modelCode }),
              ...(verdict.edition === undefined ? {} : { edition: verdict.edition }),
            },
            region,
          }}
        />
        <section class="about">
          <dl class="pairs">
            <div>
              <dt>{t('category')}</dt>
              <dd>{t(CATEGORY[detail.category])}</dd>
            </div>
            {detail.released === null ? null : (
              <div>
                <dt>{t('released')}</dt>
                <dd>
                  {detail.released.estimate ? '≈ ' : ''}
                  {formatDate(language, detail.released.date)}
                </dd>
              </div>
            )}
            {detail.aliases.length === 0 ? null : (
              <div>
                <dt>{t('otherNames')}</dt>
                <dd>{detail.aliases.map((a, i) => [i > 0 ? ', ' : '', <bdi>{a}</bdi>])}</dd>
              </div>
            )}
          </dl>
          {detail.note === null ? null : (
            <p lang="en" dir="ltr">
              {detail.note}
            </p>
          )}
        </section>
        {detail.variants.length === 0 ? null : (
          <section>
            <h2>{t('variants')}</h2>
            <VariantTable context={context} detail={detail} />
          </section>
        )}
        <section>
          <h2>{t('sources')}</h2>
          <SourceTable context={context} detail={detail} />
          <p>
            <a class="report" href={correctionLink(context, detail)}>
              {t('reportError')}
            </a>
          </p>
        </section>
        <section class="no-print">
          <CompareForm context={context} device={detail} query="" />
        </section>
        {family === null ? null : (
          <section class="no-print">
            <h2>{t('family', { family: family.name })}</h2>
            <ul class="links wide">
              {family.members.map((m) => (
                <li>
                  <a
                    href={href(`/${m.slug}`)}
                    aria-current={m.slug === detail.slug ? 'page' : undefined}
                  >
                    <VerdictMark supports={m.supports} />
                    <bdi>{m.model}</bdi>
                    <span class="quietly">: {answerWord(language, m, regions)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </>
    ),
  };
}

/** As in the sitemap. */
function isListedDevice({ lookup }: PageContext, { brandSlug, modelSlug }: DeviceDetail): boolean {
  const device = lookup.snapshot.devices.find(brandSlug, modelSlug);
  return device >= 0 && isListed(lookup, device);
}

const VariantTable: FC<{ context: PageContext; detail: DeviceDetail }> = ({ context, detail }) => {
  const { t, language } = context;
  const { regions } = context.lookup.snapshot.devices;
  return (
    <Scroll label={t('variants')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('modelCode')}</th>
            <th scope="col">{t('soldIn')}</th>
            <th scope="col">{t('answer')}</th>
          </tr>
        </thead>
        <tbody>
          {detail.variants.map((v) => (
            <tr>
              <th scope="row">
                {v.name === null ? null : (
                  <>
                    <bdi class="version">{v.name}</bdi>{' '}
                  </>
                )}
                {v.codes.map((code) => (
                  <>
                    <code dir="ltr">{code}</code>{' '}
                  </>
                ))}
              </th>
              <td>
                {v.regions.length === 0 ? (
                  <span class="faint">{t('anyRegion')}</span>
                ) : (
                  regionList(language, v.regions, regions)
                )}
                {v.note === null ? null : (
                  <small lang="en" dir="ltr">
                    {v.note}
                  </small>
                )}
              </td>
              <td class="says">
                <VerdictMark supports={v.supports} /> {verdictWord(t, v.supports)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
};
