import type { FC } from 'hono/jsx';
import { regionList } from '../locale/index.ts';
import type { DeviceRecord } from '../lookup/index.ts';
import { labelled } from './language.ts';
import type { PageContext } from './page.ts';
import { Silhouette } from './silhouette.tsx';
import { answerWord, deviceName } from './verdict.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** An entry of a list: a device, and its answer or that of its units from one place. */
export type Listed = Pick<
  DeviceRecord,
  'slug' | 'brand' | 'model' | 'releaseYear' | 'category' | 'supports' | 'exceptionRegions'
>;

/** Devices as a list of links, each with a drawing of its kind and its answer as a word and a shape. */
export const DeviceList: FC<{
  context: PageContext;
  devices: readonly Listed[];
  /** True if the devices are of several brands. */
  branded?: boolean;
  /** False to show no answers. */
  answered?: boolean;
  /** Exceptions that all devices of the list share: shown once above it. */
  common?: readonly string[];
  /** The query of each link. */
  query?: string;
}> = ({ context, devices, branded, answered = true, common = [], query = '' }) => {
  const { t, href, language } = context;
  const { regions } = context.lookup.snapshot.devices;
  return (
    <ul class={`devices${answered ? '' : ' plainly'}`}>
      {devices.map((d) => (
        <li>
          <a href={href(`/${d.slug}`) + query}>
            <Silhouette device={d} />
            <span class="what">
              <bdi>{branded ? deviceName(d) : d.model}</bdi> <small>{d.releaseYear}</small>
            </span>
            {answered ? (
              <span class={`says ${d.supports}`}>
                <VerdictMark supports={d.supports} /> {answerWord(language, d, regions)}
                {d.exceptionRegions.length === 0 || isSame(d.exceptionRegions, common) ? null : (
                  <small>
                    {' '}
                    {labelled(
                      language,
                      t('exceptions'),
                      regionList(language, d.exceptionRegions, regions),
                    )}
                  </small>
                )}
              </span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  );
};

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
