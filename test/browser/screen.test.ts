import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, listen, open, PIXEL_8, type Site, withoutChromium } from './chromium.ts';

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

const SMALL = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
const bottomOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((e) => e.getBoundingClientRect().bottom);

describe.skipIf(withoutChromium)('on a phone of 360 by 640', () => {
  test.each(['/', '/de', '/ar', '/ja', '/hi'])(
    "the answer for the visitor's device is in the first screen of %s, above the field",
    async (path) => {
      const { page, context } = await open(browser, { ...SMALL, hints: PIXEL_8 });
      await page.goto(site.url + path);
      expect(await bottomOf(page, '.card .sentence')).toBeLessThan(640);
      expect(await bottomOf(page, '.card .sentence')).toBeLessThan(await bottomOf(page, '#q'));
      await context.close();
    },
  );

  test.each([
    '/samsung/galaxy-s24-ultra',
    '/de/samsung/galaxy-s24-ultra',
    '/ar/apple/iphone-15',
    '/hi/google/pixel-8',
    '/?q=iphone+15+pro',
  ])('the answer is in the first screen of %s', async (path) => {
    const { page, context } = await open(browser, SMALL);
    await page.goto(site.url + path);
    expect(await bottomOf(page, '.card .word')).toBeLessThan(640);
    await context.close();
  });
});

describe.skipIf(withoutChromium)('text of 200 % on 360 pixels', () => {
  test.each([
    '/',
    '/?q=iphone+se',
    '/?q=iphone+15',
    '/samsung/galaxy-s24',
    '/hi/apple/iphone-15',
    '/samsung',
    '/de/brands',
    '/shops',
  ])('%s scrolls in one direction alone, and cuts nothing off', async (path) => {
    const { page, context } = await open(browser, { viewport: { width: 360, height: 640 } });
    await page.goto(site.url + path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const [wide, shown] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide).toBe(shown);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('button, summary, h1, .word')]
        .filter(
          (e) =>
            e.className !== 'quietly' && e.checkVisibility() && e.scrollWidth > e.clientWidth + 1,
        )
        .map((e) => e.textContent),
    );
    expect(cut).toEqual([]);
    await context.close();
  });
});

describe.skipIf(withoutChromium)('in forced colours', () => {
  test('the chosen suggestion is told from the others', async () => {
    const { page, context } = await open(browser, { forcedColors: 'active' });
    await page.goto(site.url);
    await page.locator('#q').pressSequentially('galaxy s24');
    await page.locator('[role=option]').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    const outline = (n: number): Promise<string> =>
      page
        .locator('[role=option]')
        .nth(n)
        .evaluate((e) => getComputedStyle(e).outlineStyle);
    expect([await outline(0), await outline(1)]).toEqual(['solid', 'none']);
    await context.close();
  });
});

describe.skipIf(withoutChromium)('the list of a brand', () => {
  test('is filtered without a reload, and the address says so', async () => {
    const { page, context, faults } = await open(browser);
    await page.goto(`${site.url}/samsung`);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.locator('select[name=year]').selectOption('2024');
    await page.waitForURL(/\/samsung\?year=2024$/);
    const years = await page.locator('.devices .what small').allTextContents();
    expect(new Set(years)).toEqual(new Set(['2024']));
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is filtered without JavaScript', async () => {
    const { page, context } = await open(browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/samsung`);
    await page.locator('select[name=answer]').selectOption('partial');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.waitForURL(/answer=partial/);
    expect(await page.locator('.devices .says.yes').count()).toBe(0);
    await context.close();
  });
});

test.skipIf(withoutChromium).each([
  ['JavaScript', { javaScriptEnabled: false }],
  ['a clipboard, as on a page without TLS', {}],
])('nothing is there to press that does nothing without %s', async (_, options) => {
  const { page, context, faults } = await open(browser, options);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  for (const path of ['/?q=iphone+15+pro', '/apple/iphone-15-pro', '/shops']) {
    await page.goto(site.url + path);
    const buttons = page.locator('button[data-copy]');
    expect(await buttons.count(), path).toBeGreaterThan(0);
    for (const button of await buttons.all()) expect(await button.isVisible(), path).toBe(false);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test.skipIf(withoutChromium)('the place of sale is asked for without JavaScript', async () => {
  const { page, context } = await open(browser, { javaScriptEnabled: false });
  await page.goto(`${site.url}/?q=galaxy+s24+ultra`);
  await page.locator('#region').selectOption('hong-kong');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/region=hong-kong/);
  expect(await page.locator('.word').textContent()).toBe('No');
  await page.locator('.more').click();
  await page.waitForURL(/galaxy-s24-ultra\?region=hong-kong$/);
  expect(await page.locator('.word').textContent()).toBe('No');
  await context.close();
});
