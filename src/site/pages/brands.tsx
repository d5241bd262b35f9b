import { BrandList, COMMON, CommonBrands } from '../brand-list.tsx';
import type { BrandEntry } from '../catalogue.ts';
import { labelled } from '../language.ts';
import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';

/** A brand is listed under the first letter of its slug; every digit is under `0`. */
const letterOf = ({ slug }: BrandEntry): string => (/^\d/.test(slug) ? '0' : slug.charAt(0));

/**
 * The index of brands: the common ones, and all of them by letter. There are thousands; most made one
 * or two devices.
 *
 * @param letter of the list that is asked for; null: the index itself
 * @returns null where no brand begins so
 */
export function brandsPage(context: PageContext, letter: string | null): Page | null {
  const { t, catalogue, href } = context;
  const answered = ({ counts, weight }: BrandEntry): boolean =>
    counts.yes + counts.partial > 0 && weight < COMMON;
  const brands = catalogue.brands.filter(
    letter === null ? answered : (b) => letterOf(b) === letter,
  );
  if (brands.length === 0) return null;
  const letters = [...new Set(catalogue.brands.map(letterOf))].sort();
  const title =
    letter === null
      ? t('brandsTitle')
      : labelled(context.language, t('brandsTitle'), shown(letter));
  return {
    title: `${title} – ${SITE_NAME}`,
    description: t('brandsIntro'),
    path: letter === null ? '/brands' : `/brands?letter=${letter}`,
    translated: true,
    preview: null,
    section: '/brands',
    body: (
      <section>
        <h1>{title}</h1>
        <p class="lead">{t('brandsIntro')}</p>
        {letter === null ? <CommonBrands context={context} /> : null}
        <BrandList context={context} brands={brands} class="all" />
        <nav class="letters" aria-label={t('brandsTitle')} dir="ltr">
          {letters.map((l) => (
            <a
              href={`${href('/brands')}?letter=${l}`}
              aria-current={l === letter ? 'page' : undefined}
            >
              {shown(l)}
            </a>
          ))}
        </nav>
      </section>
    ),
  };
}

const shown = (letter: string): string => (letter === '0' ? '0–9' : letter.toUpperCase());
