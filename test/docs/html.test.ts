import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, withoutChromium } from '../browser/chromium.ts';
import { HOSTS, type RunningHost } from '../runtime/hosts.ts';
import { blocksOf, documents, root } from './blocks.ts';

/** The pages that documents and examples give away, on a site that is not the service's. */
describe.skipIf(withoutChromium)('in a browser', () => {
  let browser: Browser;
  let service: RunningHost;
  let served = '';
  // A server of its own: a browser that is handed a page by hand lets it call no local address.
  const shop = createServer((request, response) => {
    const isPage = request.url === '/' || request.url?.startsWith('/?');
    response.writeHead(isPage ? 200 : 204, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(isPage ? served : undefined);
  });
  beforeAll(async () => {
    service = await HOSTS[0]!.start();
    browser = await launch();
    await new Promise<void>((resolve) => shop.listen(0, 'localhost', resolve));
  });
  afterAll(async () => {
    await browser?.close();
    shop.close();
    await service?.stop();
  });

  async function open(html: string, query = ''): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    served = html.replaceAll('https://esim.example', service.url);
    const { port } = shop.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/${query}`, { waitUntil: 'networkidle' });
    return { page, faults };
  }

  const blocks = documents()
    .flatMap(blocksOf)
    .filter((b) => b.language === 'html' && b.notRun === null);

  test.each(blocks.map((block) => [`${block.file}:${block.line}`, block] as const))(
    '%s',
    async (_, { text }) => {
      const { page, faults } = await open(`<!doctype html><title>Shop</title>${text}`);
      const undefinedElements = await page.evaluate(() =>
        [...document.querySelectorAll(':not(:defined)')].map((element) => element.localName),
      );
      expect(undefinedElements).toEqual([]);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test('examples/html', async () => {
    const html = readFileSync(join(root, 'examples/html/index.html'), 'utf8');
    const { page, faults } = await open(html, `?service=${encodeURIComponent(service.url)}`);
    const answers = page.locator('#answers li');
    await page.fill('#device', 'iphone 15 pro');
    await page.click('button');
    await answers.first().waitFor();
    expect(await answers.first().textContent()).toBe(
      'Apple iPhone 15 Pro: yes (except in hong-kong, macau, mainland-china)',
    );
    await page.fill('#device', 'qqxzjvkw');
    await page.click('button');
    await page.getByText('Not found').waitFor();
    expect(await page.getAttribute('#credit', 'href')).toBe(`${service.url}/`);
    expect(faults).toEqual([]);
    await page.close();
  });
});
