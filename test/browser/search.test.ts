import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  IPHONE,
  launch,
  listen,
  open,
  PHONE,
  PIXEL_8,
  S24_HONG_KONG,
  type Site,
  withoutChromium,
} from './chromium.ts';

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

describe.skipIf(withoutChromium)('a search', () => {
  test('by keyboard only', async () => {
    const { page, context, faults } = await open(browser);
    await page.goto(site.url);
    // The first stop leads past the head, straight to the content.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const field = page.locator('#q');
    expect(await field.evaluate((e) => e === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-expanded')).toBe('false');

    await page.keyboard.type('galaxy s24');
    await page.locator('[role=option]').first().waitFor();
    expect(await field.getAttribute('role')).toBe('combobox');
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('[role=status]').textContent()).toMatch(/^Suggestions: \d$/);
    expect(await field.getAttribute('aria-activedescendant')).toBeFalsy();

    const active = (): Promise<string | null> =>
      page.locator('[role=option][aria-selected=true]').textContent();
    await page.keyboard.press('ArrowDown');
    const first = await active();
    expect(first).toBe('Samsung Galaxy S24 Yes, with exceptions');
    expect(await field.getAttribute('aria-activedescendant')).toBe('suggestions-0');
    await page.keyboard.press('ArrowUp');
    expect(await active()).not.toBe(first);
    await page.keyboard.press('Escape');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await field.inputValue()).toBe('galaxy s24');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/samsung/galaxy-s24`);
    expect(await page.locator('.word').textContent()).toBe('Yes, with exceptions');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('by keyboard without taking a suggestion: Enter asks for what was typed', async () => {
    const { page, context } = await open(browser);
    await page.goto(site.url);
    await page.locator('#q').fill('SM-S9210');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?q=SM-S9210$/);
    expect(await page.locator('.sentence').textContent()).toBe(
      'Samsung Galaxy S24 with the model code SM-S9210 sold in Hong Kong, Macau, Mainland China, and Taiwan does not support eSIM.',
    );
    await context.close();
  });

  test('with a code in it: the suggestion and the page have the answer of that unit', async () => {
    const { page, context, faults } = await open(browser);
    await page.goto(site.url);
    await page.locator('#q').pressSequentially('Galaxy S24 (SM-S9210)');
    const option = page.getByRole('option', { name: 'Samsung Galaxy S24 No', exact: true });
    await option.click();
    await page.waitForURL(/\/samsung\/galaxy-s24\?code=SM-S9210$/);
    expect(await page.locator('.sentence').textContent()).toBe(
      'Samsung Galaxy S24 with the model code SM-S9210 sold in Hong Kong, Macau, Mainland China, and Taiwan does not support eSIM.',
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  test('by touch, with targets that a finger hits', async () => {
    const { page, context, faults } = await open(browser, { ...PHONE, locale: 'de' });
    await page.goto(`${site.url}/de`);
    await page.locator('#q').tap();
    await page.locator('#q').pressSequentially('pixel 8');
    const option = page.getByRole('option', { name: /^Google Pixel 8 / }).first();
    await option.waitFor();
    for (const target of await page.locator('[role=option], button:visible, #q').all()) {
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await option.tap();
    await page.waitForURL(`${site.url}/de/google/pixel-8`);
    expect(await page.locator('.word').textContent()).toBe('Ja');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('without JavaScript', async () => {
    const { page, context } = await open(browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/fr`);
    await page.locator('#q').fill('iphone 15');
    await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
    expect(await page.locator('.card .name').textContent()).toBe('Apple iPhone 15');
    expect(await page.locator('.word').textContent()).toBe('Oui, avec des exceptions');
    await page.locator('.more').click();
    await page.waitForURL(`${site.url}/fr/apple/iphone-15`);
    await context.close();
  });

  test('that is typed quickly shows the answer to its last letter', async () => {
    const { page, context } = await open(browser);
    const asked: string[] = [];
    await page.route('**/api/check?*', async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q')!);
      await route.continue();
    });
    await page.goto(site.url);
    // In one go: on a busy machine the keys of a driver come with pauses.
    await page.locator('#q').evaluate((input: HTMLInputElement, text) => {
      input.focus();
      for (let i = 1; i <= text.length; i++) {
        input.value = text.slice(0, i);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }, 'iphone 15 pro max');
    await page.getByRole('option', { name: /iPhone 15 Pro Max/ }).waitFor();
    // Pauses are asked for, not letters.
    expect(asked).toEqual(['iphone 15 pro max']);
    // "iphone 15 pro" shows the option as well, before the last letters are asked for.
    await expect.poll(() => asked.at(-1)).toBe('iphone 15 pro max');
    await context.close();
  });

  test('without an answer says so to a screen reader', async () => {
    const { page, context } = await open(browser);
    await page.goto(site.url);
    await page.locator('#q').fill('qqzzxxqq');
    await page.getByText('No device matches “qqzzxxqq”.').waitFor();
    expect(await page.locator('#q').getAttribute('aria-expanded')).toBe('false');
    await context.close();
  });

  test('that is too long says what is read, at once and with the answer', async () => {
    const { page, context, faults } = await open(browser);
    await page.goto(site.url);
    const text = `${'Apple iPhone 15 Pro 256GB '.padEnd(210, 'in mint condition ')}Hong Kong`;
    await page.locator('#q').fill(text);
    await page.locator('.told', { hasText: 'Only the first 200 characters are read' }).waitFor();
    expect(await page.locator('[role=option]').count()).toBe(0);
    expect(await page.locator('#q').inputValue()).toBe(text);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?q=/);
    await page.locator('strong', { hasText: 'Only the first 200 characters are read' }).waitFor();
    expect(await page.locator('.word').textContent()).toContain('Yes');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('Enter takes no choice that belongs to another text', async () => {
    const { page, context } = await open(browser);
    await page.goto(site.url);
    await page.locator('#q').pressSequentially('galaxy s24');
    await page.locator('[role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type(' ultra');
    expect(await page.locator('#q').getAttribute('aria-activedescendant')).toBeFalsy();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?q=galaxy\+s24\+ultra$/);
    await context.close();
  });

  test('Down opens what Escape has closed; a second Escape clears the field', async () => {
    const { page, context } = await open(browser);
    await page.goto(site.url);
    const field = page.locator('#q');
    await field.pressSequentially('pixel 8');
    await page.locator('[role=option]').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe('suggestions-0');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('');
    await context.close();
  });

  test('for the number of a unit is not sent', async () => {
    const { page, context } = await open(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    await page.goto(site.url);
    await page.locator('#q').pressSequentially('89034011560010000000000000000121');
    await page.getByText('This number is an EID').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('has not left your browser').waitFor();
    expect(asked.join(' ')).not.toContain('8903401156');
    await context.close();
  });

  test('for a device is sent without the number of a unit', async () => {
    const { page, context } = await open(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    await page.goto(site.url);
    await page.locator('#q').fill('iPhone X IMEI 490154203237518');
    await page.keyboard.press('Enter');
    await page.locator('.card.no').waitFor();
    expect(await page.locator('#q').inputValue()).toBe('iPhone X');
    expect(asked.join(' ')).not.toContain('4901542032');
    await context.close();
  });

  test('on a page of 320 pixels, as at 200 % zoom, scrolls in one direction alone', async () => {
    const { page, context } = await open(browser, { viewport: { width: 320, height: 640 } });
    for (const path of [
      '/',
      '/?q=galaxy+s24',
      '/samsung/galaxy-s24',
      '/ar/brands',
      '/data',
      '/api',
      '/shops',
      '/de/what-is-esim',
      '/samsung',
    ]) {
      await page.goto(site.url + path);
      const [wide, shown] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(wide, path).toBe(shown);
    }
    await context.close();
  });
});

describe.skipIf(withoutChromium)("the visitor's device", () => {
  test('a Pixel 8 has its answer without any action', async () => {
    const { page, context, faults } = await open(browser, { ...PHONE, hints: PIXEL_8 });
    await page.goto(site.url);
    const card = page.locator('.card');
    expect(await card.locator('.label').textContent()).toBe('The device in your hand');
    expect(await card.locator('.name').textContent()).toBe('Google Pixel 8');
    expect(await card.locator('.word').textContent()).toBe('Yes');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a Galaxy S24 from Hong Kong has the answer of its own hardware', async () => {
    const { page, context } = await open(browser, { ...PHONE, hints: S24_HONG_KONG });
    await page.goto(site.url);
    expect(await page.locator('.card .name').textContent()).toBe('Samsung Galaxy S24');
    expect(await page.locator('.word').textContent()).toBe('No');
    expect(await page.locator('.sentence').textContent()).toContain('SM-S9210');
    await context.close();
  });

  test('the same without JavaScript', async () => {
    const options = { ...PHONE, hints: PIXEL_8, javaScriptEnabled: false };
    const { page, context } = await open(browser, options);
    await page.goto(`${site.url}/ja`);
    expect(await page.locator('.word').textContent()).toBe('対応');
    await context.close();
  });

  test('an iPhone has the answer of its family, and the model in one step', async () => {
    const { page, context } = await open(browser, { ...PHONE, userAgent: IPHONE });
    await page.goto(site.url);
    expect(await page.locator('.word').textContent()).toBe('Yes, with exceptions');
    expect(await page.locator('.sentence').textContent()).toContain('Whichever iPhone this is');
    expect(await page.locator('.sentence').textContent()).toContain('Mainland China');
    await page.locator('#region').selectOption('elsewhere');
    await page.getByRole('button', { name: 'Show' }).tap();
    await page.waitForURL(/region=elsewhere/);
    expect(await page.locator('.sentence').textContent()).not.toContain('Mainland China');
    await page.getByRole('link', { name: 'iPhone 15 Pro', exact: true }).tap();
    await page.waitForURL(`${site.url}/apple/iphone-15-pro`);
    await context.close();
  });

  test('a desktop is told nothing until it asks, and then why', async () => {
    const { page, context } = await open(browser);
    await page.goto(site.url);
    expect(await page.locator('.card').count()).toBe(0);
    await page.getByRole('button', { name: 'Check this device' }).click();
    const silence = page.locator('.silence');
    expect(await silence.locator('[role=status]').textContent()).toContain('does not say');
    expect(await silence.textContent()).toContain('Linux');
    // And a code leads to the same page on the phone.
    await silence.locator('svg.qr path').waitFor();
    await context.close();
  });

  test('on the way back the region is the one that the page answers for', async () => {
    const { page, context } = await open(browser, PHONE);
    await page.goto(`${site.url}/samsung/galaxy-s24-ultra`);
    await page.selectOption('select[name=region]', 'macau');
    await page.getByRole('button', { name: 'Show' }).tap();
    await page.waitForURL(/region=macau$/);
    expect(await page.locator('select[name=region]').inputValue()).toBe('macau');
    await page.goBack();
    await page.waitForURL(/galaxy-s24-ultra$/);
    expect(await page.locator('.word').textContent()).toBe('Yes, with exceptions');
    expect(await page.locator('select[name=region]').inputValue()).toBe('');
    await page.goForward();
    expect(await page.locator('select[name=region]').inputValue()).toBe('macau');
    await context.close();
  });

  test('the way back shows the answer at once', async () => {
    const { page, context } = await open(browser, { ...PHONE, hints: PIXEL_8 });
    await page.goto(site.url);
    await page.locator('.more').tap();
    await page.waitForURL(/google\/pixel-8$/);
    await page.goBack();
    expect(await page.locator('.word').textContent()).toBe('Yes');
    await context.close();
  });
});
