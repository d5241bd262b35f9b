import type { FC } from 'hono/jsx';
import { regionList } from '../locale/index.ts';
import type { DeviceRecord } from '../lookup/index.ts';
import type { PageContext } from './page.ts';
import { deviceName, verdictWord } from './verdict.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** Devices as a list of links, each with its answer in words and shape. */
export const DeviceList: FC<{
  context: PageContext;
  devices: readonly DeviceRecord[];
  /** True where the devices are of several brands. */
  branded?: boolean;
  current?: string;
}> = ({ context, devices, branded, current }) => {
  const { t, href, language } = context;
  const { regions } = context.lookup.snapshot.devices;
  return (
    <ul class="devices">
      {devices.map((d) => (
        <li>
          <a href={href(`/${d.slug}`)} aria-current={d.slug === current ? 'page' : undefined}>
            <VerdictMark supports={d.supports} />
            <span class="what">
              <bdi>{branded ? deviceName(d) : d.model}</bdi>{' '}
              {d.releaseYear === null ? null : <small>{d.releaseYear}</small>}
            </span>
            <span class="says">
              {verdictWord(t, d.supports)}
              {d.exceptionRegions.length === 0 ? null : (
                <small>
                  {' '}
                  {t('exceptions')}: {regionList(language, d.exceptionRegions, regions)}
                </small>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
};
