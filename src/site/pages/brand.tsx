import type { FC } from 'hono/jsx';
import { regionList } from '../../locale/index.ts';
import type { DeviceRecord } from '../../lookup/index.ts';
import { CATEGORIES, SUPPORTS } from '../../model/index.ts';
import type { BrandEntry } from '../catalogue.ts';
import { CATEGORY } from '../category.ts';
import { DeviceList } from '../device-list.tsx';
import { labelled } from '../language.ts';
import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';
import { breadcrumbs } from '../structured-data.ts';
import { verdictWord } from '../verdict.ts';

/** Devices per page: it stays under 50 KB uncompressed. */
export const PER_PAGE = 80;

/** The filter of a brand page, as in the address; empty: all devices. */
export interface BrandFilter {
  year: string;
  type: string;
  answer: string;
}

/**
 * The devices of a brand: those with eSIM first, newest first.
 *
 * @param number the page of the list, from 1
 * @param filter values that no device has list none
 * @returns null where the list has no such page
 */
export function brandPage(
  context: PageContext,
  brand: BrandEntry,
  number: number,
  filter: BrandFilter,
): Page | null {
  const { t, href, language } = context;
  const all = context.catalogue.records(brand.devices);
  const chosen = all.filter((d) => isChosen(d, filter));
  const isFiltered = `${filter.year}${filter.type}${filter.answer}` !== '';
  const pages = Math.max(1, Math.ceil(chosen.length / PER_PAGE));
  if (!(number >= 1 && number <= pages)) return null;
  const from = (number - 1) * PER_PAGE;
  const devices = chosen.slice(from, from + PER_PAGE);
  const path = `/${brand.slug}`;
  const at = (n: number): string => {
    const query = new URLSearchParams({ ...filter, page: n === 1 ? '' : String(n) });
    for (const [key, value] of [...query]) if (value === '') query.delete(key);
    return href(path) + (query.size === 0 ? '' : `?${query}`);
  };
  const count = (n: number): string => n.toLocaleString(language);
  const common = commonExceptions(devices);
  return {
    title: `${t('brandTitle', { brand: brand.name })} ${SITE_NAME}`,
    description: t('brandDescription', { brand: brand.name }),
    path: number === 1 ? path : `${path}?page=${number}`,
    // Search engines reach filtered lists from the whole one.
    listed: !isFiltered && brand.counts.yes + brand.counts.no + brand.counts.partial > 0,
    translated: true,
    preview: null,
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
          {all.length <= FEW ? null : (
            <Filter context={context} action={href(path)} devices={all} filter={filter} />
          )}
          {common.length === 0 ? null : (
            <p class="faint">
              {labelled(
                language,
                t('exceptions'),
                regionList(language, common, context.lookup.snapshot.devices.regions),
              )}
            </p>
          )}
          {devices.length === 0 ? (
            <p>{t('filteredNone')}</p>
          ) : (
            <DeviceList context={context} devices={devices} common={common} />
          )}
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

/** The most devices without a filter. */
const FEW = 12;

const isChosen = (d: DeviceRecord, { year, type, answer }: BrandFilter): boolean =>
  (year === '' || String(d.releaseYear) === year) &&
  (type === '' || d.category === type) &&
  (answer === '' || d.supports === answer);

/** Exceptions that most devices of a list share: shown once. */
function commonExceptions(devices: readonly DeviceRecord[]): readonly string[] {
  const counts = new Map<string, { ids: readonly string[]; devices: number }>();
  for (const { exceptionRegions: ids } of devices) {
    if (ids.length === 0) continue;
    const entry = counts.get(String(ids)) ?? { ids, devices: 0 };
    entry.devices++;
    counts.set(String(ids), entry);
  }
  const [most] = [...counts.values()].sort((a, b) => b.devices - a.devices);
  return most !== undefined && most.devices > 2 ? most.ids : [];
}

/** Year, type and answer as a form. It works without scripts; a script submits it on a change. */
const Filter: FC<{
  context: PageContext;
  action: string;
  devices: readonly DeviceRecord[];
  filter: BrandFilter;
}> = ({ context: { t }, action, devices, filter }) => {
  const years = [...new Set(devices.flatMap((d) => d.releaseYear ?? []))].sort((a, b) => b - a);
  const has = new Set(devices.flatMap((d) => [d.category, d.supports]));
  const fields = [
    ['year', t('released'), t('allYears'), years.map((y) => [String(y), String(y)])],
    [
      'type',
      t('category'),
      t('allTypes'),
      CATEGORIES.filter((c) => has.has(c)).map((c) => [c, t(CATEGORY[c])]),
    ],
    [
      'answer',
      t('answer'),
      t('allAnswers'),
      SUPPORTS.filter((s) => has.has(s)).map((s) => [s, verdictWord(t, s)]),
    ],
  ] as const;
  return (
    <form class="filter no-print" action={action} method="get" data-filter>
      {fields.map(([name, label, every, options]) => (
        <select name={name} aria-label={label}>
          <option value="">{every}</option>
          {options.map(([value, text]) => (
            <option value={value} selected={filter[name] === value}>
              {text}
            </option>
          ))}
        </select>
      ))}
      <button type="submit" class="quiet">
        {t('filter')}
      </button>
    </form>
  );
};
