import { Hono } from 'hono';
import type { Browser, Page } from 'playwright-core';
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
let shop: Site;

/** A shop on another origin, with a policy that allows the widget's origin and nothing inline. */
function shopPages(widget: string): Hono {
  const policy =
    `default-src 'none'; script-src 'self' ${widget}; connect-src ${widget}; ` +
    "style-src 'none'; base-uri 'none'";
  const page = (body: string, head = ''): string =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}<title>Shop</title>` +
    `<script type="module" src="${widget}/widget.js"></script><script src="/listen.js"></script>` +
    `</head><body><p>Before</p>${body}<p id="after">After</p></body></html>`;
  const headers = { 'Content-Security-Policy': policy };
  const delegate = `<meta http-equiv="Delegate-CH" content="sec-ch-ua-model ${widget}; sec-ch-ua-platform ${widget}">`;
  return new Hono()
    .get('/', (c) => c.html(page('<esim-check></esim-check>'), { headers }))
    .get('/delegated', (c) => c.html(page('<esim-check></esim-check>', delegate), { headers }))
    .get('/refused', (c) =>
      c.html(page('<esim-check></esim-check>'), {
        headers: { ...headers, 'Permissions-Policy': 'ch-ua-model=()' },
      }),
    )
    .get('/many', (c) =>
      c.html(
        page(
          '<esim-check></esim-check><esim-check lang="de"></esim-check>' +
            '<esim-check device="apple/iphone-15" lang="ar"></esim-check>',
        ),
        { headers },
      ),
    )
    .get('/listen.js', (c) =>
      c.body(
        'window.verdicts = [];' +
          "document.addEventListener('esim-verdict', (e) => window.verdicts.push(e.detail));",
        { headers: { 'Content-Type': 'text/javascript' } },
      ),
    )
    .get('/favicon.ico', (c) => c.body(null, 204));
}

beforeAll(async () => {
  if (withoutChromium) return;
  [browser, site] = await Promise.all([launch(), listen()]);
  shop = await listen(shopPages(site.url));
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.close(), shop?.close()]);
});

interface Detail {
  verdict: {
    supports: string;
    basis: string;
    exceptionRegions: string[];
    modelCode: string | null;
  };
  device: { slug: string } | null;
}
const verdicts = (page: Page): Promise<Detail[]> =>
  page.evaluate(() => (window as unknown as { verdicts: Detail[] }).verdicts);

/** The requests to the API that a page makes from now on. */
function apiRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  return asked;
}

describe.skipIf(withoutChromium)('the widget in a shop on another origin', () => {
  test('a Pixel 8: one request, that caches can answer', async () => {
    const { page, context, faults } = await open(browser, { ...PHONE, hints: PIXEL_8 });
    const asked = apiRequests(page);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('button').waitFor();
    expect(asked).toEqual([]);
    await widget.locator('button').tap();
    await widget.locator('.word').waitFor();
    expect(asked).toEqual(['/api/check?q=pixel%208&limit=1']);
    expect(await widget.locator('.word').textContent()).toBe('Yes');
    const [{ verdict, device }] = (await verdicts(page)) as [Detail];
    expect([verdict.supports, device?.slug]).toEqual(['yes', 'google/pixel-8']);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(['/', '/delegated'])(
    'a Galaxy S24 from Hong Kong has the answer of its own hardware on %s',
    async (path) => {
      const { page, context, faults } = await open(browser, { ...PHONE, hints: S24_HONG_KONG });
      await page.goto(shop.url + path);
      const widget = page.locator('esim-check');
      await widget.locator('button').tap();
      await widget.locator('.word').waitFor();
      expect(await widget.locator('.word').textContent()).toBe('No');
      const [{ verdict, device }] = (await verdicts(page)) as [Detail];
      expect(verdict).toMatchObject({ supports: 'no', basis: 'variant', modelCode: 'SM-S9210' });
      expect(device?.slug).toBe('samsung/galaxy-s24');
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('where the page delegates the hints, /api/detect has them too', async () => {
    const { page, context } = await open(browser, { ...PHONE, hints: S24_HONG_KONG });
    const answer = async (path: string): Promise<{ verdict: Detail['verdict'] }> => {
      await page.goto(shop.url + path);
      return page.evaluate(async (url) => (await fetch(`${url}/api/detect`)).json(), site.url);
    };
    expect((await answer('/delegated')).verdict.modelCode).toBe('SM-S9210');
    expect((await answer('/')).verdict.modelCode).toBeNull();
    await context.close();
  });

  test('where the page refuses the hint, the visitor types the model', async () => {
    const { page, context } = await open(browser, { ...PHONE, hints: PIXEL_8 });
    await page.goto(`${shop.url}/refused`);
    const widget = page.locator('esim-check');
    await widget.locator('button').tap();
    // Chromium still tells scripts the model; either way the visitor gets on.
    await page.waitForFunction(
      () => (window as unknown as { verdicts: unknown[] }).verdicts.length > 0,
    );
    await context.close();
  });

  test('an iPhone has the answer of its family', async () => {
    const { page, context } = await open(browser, { ...PHONE, userAgent: IPHONE });
    // Safari has no such interface.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
    });
    const asked = apiRequests(page);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('button').tap();
    await widget.locator('.word').waitFor();
    expect(asked).toEqual(['/api/detect']);
    const [{ verdict, device }] = (await verdicts(page)) as [Detail];
    expect([verdict.supports, verdict.basis, device]).toEqual(['yes', 'family', null]);
    expect(await widget.locator('.result').textContent()).toContain('Whichever iPhone this is');
    await context.close();
  });

  test('a desktop is told to type, and typing leads to an answer by keyboard', async () => {
    const { page, context, faults } = await open(browser);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('button').click();
    await widget.getByText('does not say which device').waitFor();
    expect((await verdicts(page))[0]?.verdict.supports).toBe('unknown');
    await widget.locator('input').focus();
    await page.keyboard.type('iphone 15 pro');
    await widget.locator('[role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await widget.locator('.word').waitFor();
    expect((await verdicts(page))[1]?.device?.slug).toMatch(/^apple\/iphone-15-pro/);
    await widget.locator('.again').click();
    expect(await widget.locator('input').evaluate((e) => e.matches(':focus'))).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(['S9210', 'SM-S9210ZKHTGY'])(
    'a visitor who types %s from the box has the answer of that unit',
    async (code) => {
      const { page, context, faults } = await open(browser);
      await page.goto(shop.url);
      const widget = page.locator('esim-check');
      await widget.locator('input').pressSequentially(code);
      await widget.getByRole('option', { name: 'Samsung Galaxy S24 No', exact: true }).click();
      await widget.locator('.word').waitFor();
      const [{ verdict, device }] = (await verdicts(page)) as [Detail];
      expect(verdict).toMatchObject({ supports: 'no', basis: 'variant', modelCode: 'SM-S9210' });
      expect(device?.slug).toBe('samsung/galaxy-s24');
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test.each(['', 'K', 'Unknown', 'sdk_gphone64_x86_64'])(
    'the model %j is none: nothing is guessed',
    async (model) => {
      const hints = { ...PIXEL_8, model };
      const { page, context } = await open(browser, { ...PHONE, hints });
      const asked = apiRequests(page);
      await page.goto(shop.url);
      const widget = page.locator('esim-check');
      await widget.locator('button').tap();
      await widget.getByText('does not say which device').waitFor();
      expect(asked).toEqual(['/api/detect']);
      expect((await verdicts(page))[0]).toMatchObject({ verdict: { basis: 'none' }, device: null });
      await context.close();
    },
  );

  test('several on a page, in their own languages, with one load of the texts each', async () => {
    const { page, context, faults } = await open(browser, { ...PHONE, hints: PIXEL_8 });
    await page.goto(`${shop.url}/many`);
    const [english, german, arabic] = await page.locator('esim-check').all();
    expect(await english!.locator('.title').textContent()).toBe('Does your phone support eSIM?');
    expect(await german!.locator('.title').textContent()).toBe('Unterstützt dein Handy eSIM?');
    await arabic!.locator('.word').waitFor();
    expect(await arabic!.locator('.word').textContent()).toBe('نعم');
    expect(await arabic!.locator('.box').getAttribute('dir')).toBe('rtl');
    await german!.locator('button').tap();
    await german!.locator('.word').waitFor();
    expect(await german!.locator('.word').textContent()).toBe('Ja');
    expect(await english!.locator('.word').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('nothing on the page moves, and the link back is always there', async () => {
    const { page, context } = await open(browser, { ...PHONE, hints: PIXEL_8 });
    await page.addInitScript(() => {
      const counted = window as unknown as { shift: number };
      counted.shift = 0;
      new PerformanceObserver((list) => {
        for (const e of list.getEntries())
          counted.shift += (e as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Slow texts: the place must be kept while they are under way.
    await page.route('**/widget/*.json', async (route) => {
      await new Promise((r) => setTimeout(r, 300));
      await route.continue();
    });
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    const after = (): Promise<number> =>
      page.locator('#after').evaluate((e) => e.getBoundingClientRect().top);
    await page.waitForFunction(() => customElements.get('esim-check') !== undefined);
    const before = await after();
    await widget.locator('button').waitFor();
    expect(await after()).toBe(before);
    await widget.locator('button').tap();
    await widget.locator('.word').waitFor();
    expect(await after()).toBe(before);
    expect(await widget.getByRole('link', { name: 'eSIM Lookup' }).isVisible()).toBe(true);
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift).toBeLessThan(0.1);
    await context.close();
  });

  test('a service that cannot be reached is said, and does not break the shop', async () => {
    const { page, context } = await open(browser, { ...PHONE, hints: PIXEL_8 });
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('button').tap();
    await widget.getByText('The answer could not be had').waitFor();
    expect(await widget.locator('button').isEnabled()).toBe(true);
    await context.close();
  });
});
