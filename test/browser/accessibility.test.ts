import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IPHONE, launch, listen, open, PHONE, type Site, withoutChromium } from './chromium.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  if (withoutChromium) return;
  [browser, site] = await Promise.all([launch(), listen()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** One page of each kind; of brands a short one. */
const PAGES = [
  '/',
  '/?q=galaxy+s24',
  '/?q=qqzzxxqq',
  '/brands',
  '/fairphone',
  '/samsung/galaxy-s24',
  '/apple/ipad-10th-generation',
  '/what-is-esim',
  '/no-such-page',
];
const ENGLISH = ['/data', '/api', '/shops', '/demo'];
/** The same templates from right to left. */
const ARABIC = ['/ar', '/ar?q=galaxy+s24', '/ar/samsung/galaxy-s24', '/ar/what-is-esim'];

/** What axe finds on a page as it is now, with the first place of each. */
async function violations(page: Page): Promise<string[]> {
  // The legacy mode ends in this page, and not in a new one: no frame of another origin is in it.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
}

describe.skipIf(withoutChromium)('axe finds nothing', () => {
  let page: Page;
  beforeAll(async () => {
    page = (await open(browser)).page;
  });

  test.each([...PAGES, ...ENGLISH, ...ARABIC])('on %s', async (path) => {
    // A desk's width in light and a phone's in dark: both layouts and both themes of every kind.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(site.url + path);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
  });

  test('with the suggestions open, and one of them chosen', async () => {
    const { page, context } = await open(browser);
    await page.goto(site.url);
    await page.locator('#q').pressSequentially('galaxy s2');
    await page.locator('[role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  test('on the answer for an iPhone, and in the widget after one', async () => {
    const { page, context } = await open(browser, { ...PHONE, userAgent: IPHONE });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(site.url);
      expect(await violations(page)).toEqual([]);
      await page.goto(`${site.url}/demo`);
      const widget = page.locator('esim-check').first();
      await widget.locator('.own').tap();
      await widget.locator('.word').waitFor();
      expect(await violations(page)).toEqual([]);
    }
    await context.close();
  });
});

describe.skipIf(withoutChromium)('a page on paper', () => {
  test('shows the answer and its sources, not the ways around', async () => {
    const { page, context } = await open(browser);
    await page.goto(`${site.url}/samsung/galaxy-s24`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.word').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Sources' }).isVisible()).toBe(true);
    expect(await page.locator('search').isVisible()).toBe(false);
    expect(await page.locator('.languages').isVisible()).toBe(false);
    for (const control of await page.locator('button, input, select').all()) {
      expect(await control.isVisible(), `${control}`).toBe(false);
    }
    expect(await page.locator('.no-print:visible').count()).toBe(0);
    await context.close();
  });
});
