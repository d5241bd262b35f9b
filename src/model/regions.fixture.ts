import file from '../../data/regions.json' with { type: 'json' };
import type { Regions } from './region.ts';

const { $schema: _, ...regions } = file;

/** The regions of the data, for tests. */
export const REGIONS: Regions = regions;
