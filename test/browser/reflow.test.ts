import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/locale/index.ts';
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

const PAGES = ['', '?q=galaxy+s24', '/samsung/galaxy-s24-ultra', '/brands', '/what-is-esim'];
const ENGLISH = ['/data', '/api', '/shops', '/demo', '/about', '/privacy'];

/**
 * What a reader has to scroll for sideways at 320 pixels, which are 1280 at 400 % (WCAG 2.2, 1.4.10), or
 * cannot reach at all. Tables and code may scroll on their own.
 */
const SIDEWAYS = (): string[] => {
  const width = document.documentElement.clientWidth;
  const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    if (element.closest('.quietly, .skip, pre, .scroll, [hidden]') !== null) return false;
    if (!element.checkVisibility()) return false;
    const { left, right } = element.getBoundingClientRect();
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
    return left < -1 || right > width + 1 || (scrolls && element.scrollWidth > element.clientWidth);
  });
  const whole = document.documentElement.scrollWidth > width ? ['the page'] : [];
  return [...whole, ...found.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
};

describe.skipIf(withoutChromium)('at 320 pixels nothing is cut off', () => {
  const pages = LANGUAGES.flatMap((l) => PAGES.map((page) => (l === 'en' ? page : `/${l}${page}`)));
  test.each([...pages.map((page) => (page.startsWith('/') ? page : `/${page}`)), ...ENGLISH])(
    'on %s, with the list of languages open',
    async (path) => {
      const { page, context } = await open(browser, { viewport: { width: 320, height: 640 } });
      await page.goto(site.url + path);
      await page.locator('.languages summary').click();
      expect(await page.evaluate(SIDEWAYS)).toEqual([]);
      // What a reader sets in the browser, beside or in place of its zoom (1.4.4).
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await page.evaluate(SIDEWAYS), 'with text of twice the size').toEqual([]);
      await context.close();
    },
  );
});

/** Words that a line ends within, in buttons and in the answer. */
const BROKEN = (): string[] => {
  const broken: string[] = [];
  for (const element of document.querySelectorAll('button:not([hidden]), .word span')) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { 0: word, index } of node.textContent!.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
  }
  return broken;
};

describe.skipIf(withoutChromium)('a phone whose browser is set to text of twice the size', () => {
  let large: Browser;
  beforeAll(async () => {
    large = await launch(['--blink-settings=defaultFontSize=32']);
  });
  afterAll(() => large.close());

  test.each(['en', 'de', 'fr', 'ru', 'tr', 'hi'])('breaks no word in %s', async (language) => {
    const { page, context } = await open(large, { viewport: { width: 390, height: 844 } });
    const start = language === 'en' ? '' : `/${language}`;
    for (const path of ['/?q=galaxy+s24', '/samsung/galaxy-s24-ultra', '/?q=iphone']) {
      await page.goto(site.url + start + path);
      expect(await page.evaluate(BROKEN), path).toEqual([]);
      expect(await page.evaluate(SIDEWAYS), path).toEqual([]);
    }
    await context.close();
  });
});
