import { BrandList, CommonBrands } from '../brand-list.tsx';
import { SITE_NAME } from '../layout.tsx';
import type { Page, PageContext } from '../page.ts';

/** The index of brands: the common ones first, then all by name. */
export function brandsPage(context: PageContext): Page {
  const { t, catalogue } = context;
  return {
    title: `${t('brandsTitle')} – ${SITE_NAME}`,
    description: t('brandsIntro'),
    path: '/brands',
    translated: true,
    image: '/og.png',
    section: '/brands',
    body: (
      <section>
        <h1>{t('brandsTitle')}</h1>
        <p class="lead">{t('brandsIntro')}</p>
        <CommonBrands context={context} />
        <BrandList context={context} brands={catalogue.brands} class="all" />
      </section>
    ),
  };
}
