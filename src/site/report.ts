import type { DeviceDetail } from '../lookup/index.ts';
import type { PageContext } from './page.ts';

/**
 * The address at which a reader reports an error: a new issue in the repository with the device filled
 * in, or the page on the data if no repository is set.
 */
export function correctionLink({ options }: PageContext, detail: DeviceDetail): string {
  if (options.repositoryUrl === null) return '/data#correct';
  const name = `${detail.brand} ${detail.model}`;
  const body = [
    `Device: ${name} (${detail.slug})`,
    `Now: supports ${detail.supports}; exceptions ${detail.exceptionRegions.join(', ') || 'none'}`,
    `File: data/devices/${detail.slug}.json`,
    `Data set: ${detail.dataset.version}`,
    '',
    'What is right instead:',
    '',
    'Where it says so (a link to a public source):',
    '',
    'Model code and country of sale, if it was tried on a device:',
    '',
  ].join('\n');
  const query = new URLSearchParams({ title: `${name}: `, body });
  return `${options.repositoryUrl}/issues/new?${query}`;
}
