import type { FC } from 'hono/jsx';
import type { BrandEntry } from './catalogue.ts';
import type { PageContext } from './page.ts';

/** Brands of at least this weight are common. */
export const COMMON = 4;

/** Brands as links, with the number of their devices. */
export const BrandList: FC<{
  context: PageContext;
  brands: readonly BrandEntry[];
  class: string;
}> = ({ context, brands, class: name }) => (
  <ul class={`brands ${name}`}>
    {brands.map((b) => (
      <li>
        <a href={context.href(`/${b.slug}`)}>
          <bdi>{b.name}</bdi> <small>{b.devices.length.toLocaleString(context.language)}</small>
        </a>
      </li>
    ))}
  </ul>
);

/** The most common brands, by weight. */
export const CommonBrands: FC<{ context: PageContext }> = ({ context }) => (
  <BrandList
    context={context}
    brands={context.catalogue.brands
      .filter((b) => b.weight >= COMMON)
      .sort((a, b) => b.weight - a.weight)}
    class="common"
  />
);
