import type { Category } from '../model/index.ts';
import type { MessageKey } from './messages/index.ts';

/** The names of the kinds of devices. */
export const CATEGORY: Readonly<Record<Category, MessageKey>> = {
  phone: 'categoryPhone',
  tablet: 'categoryTablet',
  watch: 'categoryWatch',
  laptop: 'categoryLaptop',
  hotspot: 'categoryHotspot',
};
