import { readFileSync } from 'node:fs';
import type { SiteAssets } from '../site/index.ts';

/** The file that the build bundled for the site, beside the compiled code. */
const FILE = new URL('../site-assets.json', import.meta.url);

/**
 * Reads the styles, scripts and letters that the site serves from memory.
 *
 * @returns `null` if there was no build; the service then has no pages
 */
export function readSiteAssets(): SiteAssets | null {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as SiteAssets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
