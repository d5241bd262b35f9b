import { raw } from 'hono/html';
import type { FC } from 'hono/jsx';
import type { DetectResponse, DeviceRecord } from '../../lookup/index.ts';
import { ELSEWHERE, familySoldIn, unitPath } from '../../widget/answer-view.ts';
import { AnswerCard } from '../answer-card.tsx';
import { CommonBrands } from '../brand-list.tsx';
import type { BrowserSaid } from '../browser-said.ts';
import { DetectForm } from '../detect-form.tsx';
import { jsonForHtml } from '../layout.tsx';
import { SITE_NAME } from '../name.ts';
import { type DetectedFamily, ownTexts } from '../own-iphone.ts';
import type { Page, PageContext } from '../page.ts';
import { SearchForm } from '../search-form.tsx';
import { webSite } from '../structured-data.ts';
import { deviceName } from '../verdict.ts';

/**
 * The home page: the question, the search, and the answer for the visitor's device if its headers name
 * one.
 *
 * @param asked true if the reader pressed the button: then a missing answer is explained
 * @param browser what the headers say besides the device
 * @param family what is possible if the headers name no device
 * @param region where the reader bought it: an exception region of the family; others are ignored
 */
export function homePage(
  context: PageContext,
  detected: DetectResponse,
  asked: boolean,
  browser: BrowserSaid,
  family: DetectedFamily,
  region: string | null,
): Page {
  const { t } = context;
  const known = detected.verdict.basis !== 'none';
  return {
    title: `${t('question')} ${SITE_NAME}`,
    description: t('homeDescription'),
    path: '/',
    translated: true,
    preview: null,
    search: true,
    data: [webSite(context)],
    body: (
      <>
        {known ? (
          <Detected context={context} detected={detected} possible={family} region={region} />
        ) : null}
        <section class="ask">
          {known ? null : <h1>{t('question')}</h1>}
          <SearchForm context={context} />
          {known ? null : (
            <DetectForm context={context}>
              {asked ? <Silence context={context} browser={browser} /> : null}
            </DetectForm>
          )}
        </section>
        <section class="no-print">
          <h2 class="quiet">{t('navBrands')}</h2>
          <CommonBrands context={context} />
        </section>
      </>
    ),
  };
}

/** Why there is no answer: what the browser said, and on a computer a QR code for the phone. */
const Silence: FC<{ context: PageContext; browser: BrowserSaid }> = ({ context, browser }) => {
  const { t } = context;
  return (
    <div class="silence">
      <p role="status">{t('nothingDetected')}</p>
      {browser.said === null ? null : (
        <p class="hint">{t('browserSays', { said: browser.said })}</p>
      )}
      {browser.isComputer ? (
        <p
          class="scan"
          data-qr={`${context.base}${context.href('/')}?detect=1`}
          data-module={context.options.assets.paths.qr}
          hidden
        >
          {t('scanCode')}
        </p>
      ) : null}
    </div>
  );
};

const Detected: FC<{
  context: PageContext;
  detected: DetectResponse;
  possible: DetectedFamily;
  region: string | null;
}> = ({ context, detected, possible, region }) => {
  const { t, href, lookup } = context;
  const { match, verdict } = detected;
  if (match !== null) {
    return (
      <AnswerCard
        context={context}
        answer={{ verdict, name: deviceName(match) }}
        detail={lookup.device(match.slug)}
        level="h1"
        label={t('thisDevice')}
        more={href(unitPath(match, verdict, null))}
        picker={{
          action: href(`/${match.slug}`),
          hidden: verdict.modelCode === null ? {} : { code: verdict.modelCode },
          region: null,
        }}
      />
    );
  }
  const family = detected.model ?? detected.brand ?? '';
  const { exceptionRegions } = verdict;
  const place =
    region !== null && (region === ELSEWHERE || exceptionRegions.includes(region)) ? region : null;
  const whole = { verdict, devices: [], similar: [] };
  return (
    <AnswerCard
      context={context}
      answer={{
        verdict: place === null ? verdict : familySoldIn(whole, place).verdict,
        name: family,
      }}
      detail={null}
      level="h1"
      label={t('thisDevice')}
      picker={
        exceptionRegions.length === 0
          ? undefined
          : {
              action: href('/'),
              hidden: { detect: '1' },
              region: place,
              exceptions: exceptionRegions,
            }
      }
    >
      <Members context={context} members={possible.members} family={family} />
      {possible.own === null ? null : (
        // A data block is not executed, so the content security policy allows it.
        <script type="application/json" data-own>
          {raw(jsonForHtml(ownTexts(context, possible.members, possible.own, place)))}
        </script>
      )}
    </AnswerCard>
  );
};

/** Links to the members of a family that are possible. */
const Members: FC<{
  context: PageContext;
  members: readonly DeviceRecord[];
  family: string;
}> = ({ context, members, family }) => {
  if (members.length === 0) return null;
  return (
    <div class="members">
      <h2>{context.t('chooseModel', { family })}</h2>
      <ul class="links">
        {members.map((m) => (
          <li>
            <a href={context.href(`/${m.slug}`)}>
              <bdi>{m.model}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
