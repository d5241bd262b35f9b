import type { BrandEntry } from '../catalogue.ts';
import { DeviceList } from '../device-list.tsx';
import { SITE_NAME } from '../layout.tsx';
import type { Page, PageContext } from '../page.ts';
import { breadcrumbs } from '../structured-data.ts';

/** So many devices stand on one page: it stays under 50 KB also without compression. */
export const PER_PAGE = 80;

/**
 * The devices of a brand: those with eSIM first, newest first.
 *
 * @param number the page of the list, from 1
 * @returns null where the list has no such page
 */
export function brandPage(context: PageContext, brand: BrandEntry, number: number): Page | null {
  const { t, href, language } = context;
  const pages = Math.ceil(brand.devices.length / PER_PAGE);
  if (number < 1 || number > pages) return null;
  const from = (number - 1) * PER_PAGE;
  const devices = context.catalogue.records(brand.devices.slice(from, from + PER_PAGE));
  const path = `/${brand.slug}`;
  const at = (n: number): string => href(path) + (n === 1 ? '' : `?page=${n}`);
  const count = (n: number): string => n.toLocaleString(language);
  return {
    title: `${t('brandTitle', { brand: brand.name })} ${SITE_NAME}`,
    description: t('brandDescription', { brand: brand.name }),
    path: number === 1 ? path : `${path}?page=${number}`,
    translated: true,
    image: '/og.png',
    section: '/brands',
    data: [
      breadcrumbs(context, [
        [t('navBrands'), '/brands'],
        [brand.name, path],
      ]),
    ],
    body: (
      <>
        <nav class="crumbs">
          <a href={href('/brands')}>{t('navBrands')}</a>
        </nav>
        <section>
          <h1>{t('brandTitle', { brand: brand.name })}</h1>
          <p class="lead">
            {t('brandCounts', {
              yes: count(brand.counts.yes),
              no: count(brand.counts.no),
              partial: count(brand.counts.partial),
              unknown: count(brand.counts.unknown),
            })}
          </p>
          <DeviceList context={context} devices={devices} />
          {pages === 1 ? null : (
            <nav class="pager" aria-label={t('page', { page: count(number), pages: count(pages) })}>
              {number === 1 ? null : (
                <a rel="prev" href={at(number - 1)}>
                  {t('previous')}
                </a>
              )}
              <span>{t('page', { page: count(number), pages: count(pages) })}</span>
              {number === pages ? null : (
                <a rel="next" href={at(number + 1)}>
                  {t('next')}
                </a>
              )}
            </nav>
          )}
        </section>
      </>
    ),
  };
}
