import type { FC } from 'hono/jsx';
import type { DeviceDetail } from '../lookup/index.ts';
import type { Supports, Verdict } from '../model/index.ts';
import { DialDrawing, SettingsDrawing } from './drawings.tsx';
import type { MessageKey } from './messages/index.ts';
import type { PageContext } from './page.ts';

/** What to do after an answer, before the check on the device itself. */
const STEPS: Readonly<Record<Supports, readonly MessageKey[]>> = {
  yes: ['nextUnlock', 'nextInstall'],
  no: ['nextPhysical'],
  partial: ['nextVersion'],
  unknown: [],
};

/** What the reader does next: the steps of the answer, and the check on the device itself. */
export const NextSteps: FC<{
  context: PageContext;
  verdict: Pick<Verdict, 'supports' | 'edition'>;
  detail: DeviceDetail | null;
  name: string;
}> = ({ context, verdict, detail, name }) => {
  const { t } = context;
  const { supports } = verdict;
  const checks = supports === 'no' ? [] : howToBeSure(context, detail, name);
  // A device that only works with its own carrier’s plans has nothing to install for a journey.
  const isCarrierOnly = detail?.traits.some((x) => x.trait === 'carrier-plan-only') === true;
  const isUpToChecks = supports === 'unknown' || (isCarrierOnly && supports === 'yes');
  const keys = supports === 'no' && !takesCard(verdict, detail) ? WITHOUT_SIM : STEPS[supports];
  const steps = isUpToChecks ? checks : keys.map((key) => t(key));
  const later = isUpToChecks ? [] : checks;
  const draws = checks.includes(t('sureDial'));
  return (
    <>
      <ul class="steps">
        {steps.map((step) => (
          <li>{step}</li>
        ))}
        {supports === 'unknown' ? <li>{t('nextUnlock')}</li> : null}
      </ul>
      {later.length === 0 && !draws ? null : (
        <details class="sure" open={supports === 'unknown' || supports === 'partial'}>
          <summary>{t('sure')}</summary>
          {later.map((check) => (
            <p>{check}</p>
          ))}
          {draws ? (
            <div class="drawings">
              <DialDrawing caption={t('drawingDial')} />
              <SettingsDrawing caption={t('drawingSettings')} />
            </div>
          ) : null}
        </details>
      )}
    </>
  );
};

const WITHOUT_SIM: readonly MessageKey[] = ['nextWifi'];

/** True if a unit without eSIM takes a card: nobody knows that of a tablet, a watch or a laptop without its edition. */
const takesCard = ({ edition }: Pick<Verdict, 'edition'>, detail: DeviceDetail | null): boolean =>
  edition === undefined
    ? detail === null || detail.category === 'phone' || detail.category === 'hotspot'
    : edition === 'cellular';

/** How to check on the device itself, for this kind of device. */
export function howToBeSure(
  { t }: PageContext,
  detail: Pick<DeviceDetail, 'brandSlug' | 'model' | 'category'> | null,
  name: string,
): string[] {
  const category = detail?.category ?? 'phone';
  if (category === 'watch') return [t('sureWatch')];
  if (category === 'laptop') return [t('sureWindows')];
  if (category === 'hotspot') return [t('sureAndroid')];
  if (detail === null ? name === 'iPad' : detail.brandSlug === 'apple' && category === 'tablet') {
    return [t('sureIpad')];
  }
  if (detail === null ? name === 'iPhone' : detail.brandSlug === 'apple') {
    return [t('sureDial'), t('sureIphone')];
  }
  const settings =
    detail?.brandSlug === 'samsung'
      ? t('sureSamsung')
      : detail?.brandSlug === 'google'
        ? t('surePixel')
        : t('sureAndroid');
  return category === 'tablet' ? [settings] : [t('sureDial'), settings];
}
