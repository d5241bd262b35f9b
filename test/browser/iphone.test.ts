import { Hono } from 'hono';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, listen, open, type Site, withoutChromium } from './chromium.ts';

let browser: Browser;
let site: Site;
let shop: Site;

beforeAll(async () => {
  if (withoutChromium) return;
  [browser, site] = await Promise.all([launch(), listen()]);
  shop = await listen(
    new Hono()
      .get('/favicon.ico', (c) => c.body(null, 204))
      .get('/', (c) =>
        c.html(
          `<!doctype html><html lang="en"><title>Shop</title>` +
            `<script type="module" src="${site.url}/widget.js"></script><esim-check></esim-check>`,
        ),
      ),
  );
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.close(), shop?.close()]);
});

const MOBILE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const safari = (ios: number): string => {
  const system = ios > 18 ? '18_7' : `${ios}_5`;
  return (
    `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) ${MOBILE} ` +
    `Version/${ios}.0 Mobile/15E148 Safari/604.1`
  );
};
/** An app's own view: no browser, and perhaps on an iPad. */
const APP = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${MOBILE} Mobile/15E148`;

/** An iPhone as Chromium imitates it: its user agent and its screen. */
function iphone(userAgent: string, width: number, height: number, scale: number) {
  const size = { width, height };
  return {
    userAgent,
    viewport: size,
    screen: size,
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
  } satisfies BrowserContextOptions;
}

/** The models that the card lists. */
const listed = (page: Page): Promise<string[]> =>
  page.locator('.members li:visible').allTextContents();

describe.skipIf(withoutChromium)('the home page on an iPhone', () => {
  test('lists the few that report this screen, and tells nobody of it', async () => {
    const { page, context, faults } = await open(browser, iphone(safari(26), 402, 874, 3));
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`);
    });
    await page.goto(site.url);
    await page.getByText('iPhone 15', { exact: true }).waitFor({ state: 'hidden' });
    expect(await listed(page)).toEqual(['iPhone 17 Pro', 'iPhone 17', 'iPhone 16 Pro']);
    expect(await page.locator('.word').textContent()).toBe('Yes, with exceptions');
    expect(await page.locator('.sentence').textContent()).toContain('Hong Kong');
    expect(sent.length).toBeGreaterThan(1);
    // The port of the service may have any digits.
    const told = sent.map((request) => request.replaceAll(site.url, ''));
    for (const request of told) expect(request).not.toMatch(/\b(?:402|874)\b/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('keeps the place that its owner chooses', async () => {
    const { page, context } = await open(browser, iphone(safari(26), 402, 874, 3));
    await page.goto(`${site.url}/?detect=1&region=hong-kong`);
    await page.getByText('iPhone 15', { exact: true }).waitFor({ state: 'hidden' });
    expect(await page.locator('.sentence').textContent()).not.toContain('Hong Kong');
    expect(await page.locator('.word').textContent()).toBe('It depends');
    expect(await page.locator('#region').inputValue()).toBe('hong-kong');
    await page.locator('#region').selectOption('elsewhere');
    await page.getByRole('button', { name: 'Show' }).tap();
    await page.waitForURL(/region=elsewhere/);
    await page.getByText('iPhone 15', { exact: true }).waitFor({ state: 'hidden' });
    expect(await page.locator('.word').textContent()).toBe('Yes');
    expect(await page.locator('.sentence').textContent()).not.toContain('Hong Kong');
    await context.close();
  });

  test('tells the exceptions of these alone', async () => {
    const { page, context } = await open(browser, iphone(safari(18), 375, 667, 2));
    await page.goto(site.url);
    expect(await listed(page)).toEqual([
      'iPhone SE (3rd generation)',
      'iPhone SE (2nd generation)',
    ]);
    for (const part of ['.sentence', '[data-fact=exceptions]']) {
      const text = await page.locator(part).textContent();
      expect(text).toContain('Mainland China');
      expect(text).not.toContain('Hong Kong');
    }
    await context.close();
  });

  test('names the only one, and answers where the system alone leaves it open', async () => {
    const { page, context } = await open(browser, iphone(safari(16), 414, 736, 3));
    await page.goto(site.url);
    expect(await page.locator('.card .name').textContent()).toBe('Apple iPhone 8 Plus');
    expect(await page.locator('.word').textContent()).toBe('No');
    expect(await page.locator('.card').getAttribute('class')).toBe('card no');
    expect(await page.locator('.word use').getAttribute('href')).toBe('#mark-no');
    expect(await page.locator('.facts').count()).toBe(0);
    expect(await listed(page)).toEqual(['iPhone 8 Plus']);
    await context.close();
  });

  test('counts with Display Zoom', async () => {
    const { page, context } = await open(browser, iphone(safari(18), 375, 812, 3));
    await page.goto(site.url);
    const models = await listed(page);
    expect(models).toContain('iPhone 13 mini');
    expect(models).toContain('iPhone 16 Pro Max');
    expect(models).not.toContain('iPhone 16 Pro');
    await context.close();
  });

  test.each([
    [466, 678, ['iPhone Duo'], ['iPhone 18 Pro Max', 'iPhone 17']],
    [669, 951, ['iPhone Duo'], ['iPhone 18 Pro Max', 'iPhone 17']],
    [440, 956, ['iPhone 18 Pro Max', 'iPhone 17 Pro Max', 'iPhone 16 Pro Max'], ['iPhone 18 Pro']],
    [402, 874, ['iPhone 18 Pro', 'iPhone 17 Pro', 'iPhone 17', 'iPhone 16 Pro'], ['iPhone Air']],
    [420, 912, ['iPhone Air'], ['iPhone 17 Pro', 'iPhone 17 Pro Max']],
    [390, 844, ['iPhone 17e', 'iPhone 16e', 'iPhone 14'], ['iPhone 17', 'iPhone 16']],
  ])('lists the newest of %i by %i points', async (width, height, those, others) => {
    const { page, context, faults } = await open(browser, iphone(safari(27), width, height, 3));
    await page.goto(site.url);
    await page.getByText('iPhone 16 Plus', { exact: true }).waitFor({ state: 'hidden' });
    const models = await listed(page);
    expect(models).toEqual(expect.arrayContaining(those));
    for (const other of others) expect(models).not.toContain(other);
    expect(await page.locator('.word').textContent()).toMatch(/^Yes/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([
    ['a screen that nobody states', safari(26), 399, 801],
    ['an app, which may run on an iPad', APP, 375, 667],
    ['a system that is newer than the facts', safari(40), 402, 874],
  ])('keeps the whole family of %s', async (_, userAgent, width, height) => {
    const { page, context } = await open(browser, iphone(userAgent, width, height, 3));
    await page.goto(site.url);
    expect((await listed(page)).length).toBeGreaterThan(15);
    expect(await page.locator('.sentence').textContent()).toContain('Whichever iPhone');
    await context.close();
  });

  test('lists without JavaScript those that run the system', async () => {
    const { page, context } = await open(browser, {
      ...iphone(safari(26), 402, 874, 3),
      javaScriptEnabled: false,
    });
    await page.goto(site.url);
    const models = await listed(page);
    expect(models).toContain('iPhone 11');
    expect(models).not.toContain('iPhone XS');
    expect(models).not.toContain('iPhone 8');
    expect(models).not.toContain('iPhone 18 Pro');
    await context.close();
  });
});

describe.skipIf(withoutChromium)('the widget on an iPhone', () => {
  /** Presses the button in a shop, and tells what the service was asked and what was answered. */
  async function check(device: BrowserContextOptions) {
    const { page, context, faults } = await open(browser, device);
    // Safari has no such interface.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url());
      if (origin === site.url) asked.push(pathname + search);
    });
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('.own').tap();
    await widget.locator('.word').waitFor();
    const text = (await widget.locator('.result').textContent())!;
    const choices = await widget.locator('.choice bdi').allTextContents();
    await context.close();
    expect(faults).toEqual([]);
    return { asked: asked.slice(2), text, choices };
  }

  test('offers the few that report this screen, and tells nobody of it', async () => {
    const { asked, text, choices } = await check(iphone(safari(26), 420, 912, 3));
    expect(asked).toEqual(['/api/detect', '/widget/iphone.json']);
    expect(text).toContain('Apple iPhone Air supports eSIM.');
    expect(choices).toEqual([]);
    const several = await check(iphone(safari(26), 402, 874, 3));
    expect(several.text).toContain('Whichever iPhone this is, it supports eSIM');
    expect(several.choices.map((c) => c.replace(/ \d{4}$/, ''))).toEqual([
      'Apple iPhone 17 Pro',
      'Apple iPhone 17',
      'Apple iPhone 16 Pro',
    ]);
  });

  test('tells the common answer of more than fit', async () => {
    const { text, choices } = await check(iphone(safari(18), 375, 812, 3));
    expect(text).toContain('Whichever iPhone this is, it supports eSIM');
    expect(choices).toEqual([]);
  });

  test('keeps the answer of every iPhone in an app', async () => {
    const { text, choices } = await check(iphone(APP, 375, 667, 2));
    expect(choices).toEqual([]);
    expect(text).toContain('Whichever iPhone this is');
  });
});
