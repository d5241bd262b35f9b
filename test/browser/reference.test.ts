import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, listen, open, type Site, withoutChromium } from './chromium.ts';

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

describe.skipIf(withoutChromium)('the reference of the API', () => {
  test('calls an operation, and its examples follow', async () => {
    const { page, context, faults } = await open(browser);
    await page.goto(`${site.url}/api`);
    const check = page.locator('#get-api-check');
    await check.getByLabel('q', { exact: true }).fill("it's a SM-S9280");
    await check.getByLabel('limit').fill('');
    await check.getByLabel('region').fill('');
    await check.getByRole('button', { name: 'Try it' }).click();
    await check.locator('output').getByText('"modelCode": "SM-S9280"').waitFor();
    expect(await check.locator('output').textContent()).toMatch(/^200 OK/);
    const address = `${site.url}/api/check?q=it%27s%20a%20SM-S9280`;
    expect(await check.locator('.curl code').textContent()).toBe(`curl -L '${address}'`);
    expect(await check.locator('.Go code').textContent()).toContain(`"${address}"`);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('shows what is wrong with a call', async () => {
    const { page, context } = await open(browser);
    await page.goto(`${site.url}/api`);
    const check = page.locator('#get-api-check');
    await check.getByLabel('limit').fill('99');
    await check.getByRole('button', { name: 'Try it' }).click();
    await check.locator('output').getByText('"parameter": "limit"').waitFor();
    const many = page.locator('#post-api-check');
    await many.getByRole('button', { name: 'Try it' }).click();
    await many.locator('output').getByText('"meant": "one"').first().waitFor();
    await context.close();
  });

  test('shows one language, the one that the reader chooses, also without JavaScript', async () => {
    const { page, context } = await open(browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/api`);
    const check = page.locator('#get-api-check');
    expect(await check.locator('.curl').isVisible()).toBe(true);
    expect(await check.locator('.PHP').isVisible()).toBe(false);
    await page.getByLabel('PHP').check();
    expect(await check.locator('.PHP').isVisible()).toBe(true);
    expect(await check.locator('.curl').isVisible()).toBe(false);
    expect(await page.locator('form.try').first().isVisible()).toBe(false);
    await check.getByRole('link', { name: 'Open it here' }).click();
    await page.waitForURL(/\/api\/check\?q=/);
    await context.close();
  });
});
