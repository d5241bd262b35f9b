import type { Brands, CatalogueDevice } from '../../model/index.ts';

/** The catalogue: its own brands, and devices by the slug of their brand. */
export interface Catalogue {
  brands: Brands;
  devices: Readonly<Record<string, readonly CatalogueDevice[]>>;
}
