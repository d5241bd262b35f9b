import type { FC } from 'hono/jsx';
import type { DeviceDetail } from '../lookup/index.ts';
import type { Supports } from '../model/index.ts';
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
  supports: Supports;
  detail: DeviceDetail | null;
  name: string;
}> = ({ context, supports, detail, name }) => {
  const { t } = context;
  const checks = supports === 'no' ? [] : howToBeSure(context, detail, name);
  // A device that only works with its own carrier’s plans has nothing to install for a journey.
  const isCarrierOnly = detail?.traits.some((x) => x.trait === 'carrier-plan-only') === true;
  const advice = isCarrierOnly && supports === 'yes' ? [] : STEPS[supports].map((k) => t(k));
  const steps = supports === 'unknown' ? [...checks, t('nextUnlock')] : advice;
  const later = supports === 'unknown' ? [] : checks;
  const draws = checks.includes(t('sureDial'));
  return (
    <>
      {steps.length === 0 ? null : (
        <ul class="steps">
          {steps.map((step) => (
            <li>{step}</li>
          ))}
        </ul>
      )}
      {checks.length === 0 ? null : (
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
