import { Hono } from 'hono';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleWidget } from '../../scripts/site-assets.ts';
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
    .get('/form', (c) =>
      c.html(
        page(
          '<form action="/paid"><esim-check name="esim" block></esim-check><button>Pay</button></form>',
        ),
        { headers },
      ),
    )
    .get('/paid', (c) => c.text(`paid ${c.req.query('esim') ?? ''}`))
    .get('/compact', (c) => c.html(page('<esim-check compact></esim-check>'), { headers }))
    .get('/reserved', (c) =>
      c.html(
        page('<esim-check></esim-check>', `<link rel="stylesheet" href="${widget}/widget.css">`),
        {
          headers: {
            ...headers,
            'Content-Security-Policy': policy.replace("style-src 'none'", `style-src ${widget}`),
          },
        },
      ),
    )
    .get('/bundled', (c) =>
      c.html(
        `<!doctype html><html lang="en"><title>Shop</title><script src="/listen.js"></script>` +
          `<script type="module" src="/bundle.js"></script><esim-check service="${widget}"></esim-check>`,
      ),
    )
    .get('/package', (c) =>
      c.html(
        `<!doctype html><html lang="en"><title>Shop</title><script src="/listen.js"></script>` +
          `<script type="module" src="/package.js"></script><esim-check></esim-check>`,
      ),
    )
    .get('/package.js', async (c) =>
      c.body(await bundleWidget(false), { headers: { 'Content-Type': 'text/javascript' } }),
    )
    .get('/bundle.js', async (c) => {
      const script = await (await fetch(`${widget}/widget.js`)).text();
      return c.body(script, { headers: { 'Content-Type': 'text/javascript' } });
    })
    .get('/listen.js', (c) =>
      c.body(
        'window.verdicts = [];' +
          "document.addEventListener('esim-verdict', (e) => window.verdicts.push(e.detail));" +
          'window.told = [];' +
          "for (const type of ['esim-answer', 'esim-reset', 'esim-error'])" +
          '  document.addEventListener(type, (e) => window.told.push([type, e.detail]));',
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
    await widget.locator('.own').waitFor();
    expect(asked).toEqual([]);
    await widget.locator('.own').tap();
    await widget.locator('.word').waitFor();
    expect(asked).toEqual(['/api/detect/Pixel%208']);
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
      await widget.locator('.own').tap();
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
    await widget.locator('.own').tap();
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
    await widget.locator('.own').tap();
    await widget.locator('.word').waitFor();
    expect(asked).toEqual(['/api/detect']);
    const [{ verdict, device }] = (await verdicts(page)) as [Detail];
    expect([verdict.supports, verdict.basis, device]).toEqual(['yes', 'family', null]);
    expect(await widget.locator('.result').textContent()).toContain('Whichever iPhone this is');
    // The place of sale narrows the answer of the family; nothing more is asked of the service.
    await widget.locator('select').selectOption('hong-kong');
    await widget.locator('.word.partial').waitFor();
    await widget.locator('select').selectOption('elsewhere');
    await widget.locator('.word.yes').waitFor();
    expect(await widget.locator('.sentence').textContent()).not.toContain('Hong Kong');
    await widget.locator('select').selectOption('');
    await widget.locator('.word.yes').waitFor();
    expect(await widget.locator('.sentence').textContent()).toContain('Hong Kong');
    expect(asked).toEqual(['/api/detect']);
    await context.close();
  });

  test('a desktop is told to type, and typing leads to an answer by keyboard', async () => {
    const { page, context, faults } = await open(browser);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('.own').click();
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

  test('a visitor who says the edition has its answer, from every market', async () => {
    const { page, context } = await open(browser);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('input').fill('iPad 10 Wi-Fi + Cellular');
    await widget.locator('input').press('Enter');
    const sentence = widget.locator('.sentence');
    await sentence.getByText('Apple iPad (10th generation) (cellular) supports eSIM').waitFor();
    await widget.locator('select').selectOption('mainland-china');
    await expect.poll(async () => (await verdicts(page)).length).toBe(2);
    const [first, second] = (await verdicts(page)) as [Detail, Detail];
    expect(first.verdict).toMatchObject({ supports: 'yes', edition: 'cellular' });
    expect(second.verdict.supports).not.toBe('yes');
    await widget.locator('.again').click();
    await widget.locator('input').fill('iPad 10 wifi only');
    await widget.locator('input').press('Enter');
    await sentence.getByText('(without cellular) does not support eSIM').waitFor();
    expect(await widget.locator('select').count()).toBe(0);
    await context.close();
  });

  test.each(['', 'K', 'Unknown', 'sdk_gphone64_x86_64'])(
    'the model %j is none: nothing is guessed',
    async (model) => {
      const hints = { ...PIXEL_8, model };
      const { page, context } = await open(browser, { ...PHONE, hints });
      const asked = apiRequests(page);
      await page.goto(shop.url);
      const widget = page.locator('esim-check');
      await widget.locator('.own').tap();
      await widget.getByText('does not say which device').waitFor();
      expect(asked.at(-1)).toBe('/api/detect');
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
    expect(await arabic!.locator('.word').textContent()).toBe('نعم، مع استثناءات');
    expect(await arabic!.locator('.box').getAttribute('dir')).toBe('rtl');
    await german!.locator('.own').tap();
    await german!.locator('.word').waitFor();
    expect(await german!.locator('.word').textContent()).toBe('Ja');
    expect(await english!.locator('.word').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  const told = (page: Page): Promise<[string, { verdict?: { supports: string } } | null][]> =>
    page.evaluate(() => (window as unknown as { told: never[] }).told);

  test('Enter asks for what was typed, and shows what the text means', async () => {
    const { page, context, faults } = await open(browser);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    const input = widget.locator('input');
    await input.fill('iphone se');
    await input.press('Enter');
    await widget.getByText('Which one is it?').waitFor();
    expect(await widget.locator('.word').count()).toBe(0);
    await widget.getByRole('button', { name: /iPhone SE \(3rd generation\)/ }).click();
    await widget.locator('.word').waitFor();
    expect(await widget.locator('.word').textContent()).toBe('Yes, with exceptions');
    await widget.locator('select').selectOption('mainland-china');
    await widget.locator('.word.no').waitFor();
    await widget.locator('.again').click();
    await input.fill('esim japan 15 days');
    await input.press('Enter');
    await widget.getByText('No device matches').waitFor();
    const types = (await told(page)).map(([type]) => type);
    expect(types).toEqual([
      'esim-answer',
      'esim-answer',
      'esim-answer',
      'esim-reset',
      'esim-answer',
    ]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('of several devices it asks for the place of sale, and the choice goes with the device', async () => {
    const { page, context, faults } = await open(browser);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('input').fill('iphone se');
    await widget.locator('input').press('Enter');
    await widget.locator('select').selectOption('mainland-china');
    await widget.getByText('None of them supports eSIM.').waitFor();
    expect(await widget.locator('select').inputValue()).toBe('mainland-china');
    // Beside the names are the answers of the units from there.
    expect(await widget.locator('.choice b').allTextContents()).toEqual(['No', 'No', 'No']);
    await widget.getByRole('button', { name: /iPhone SE \(3rd generation\)/ }).click();
    await widget.locator('.word.no').waitFor();
    expect(await widget.locator('select').inputValue()).toBe('mainland-china');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the place that a text names is chosen already', async () => {
    const { page, context } = await open(browser);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('input').fill('iphone 15 pro hong kong');
    await widget.locator('input').press('Enter');
    await widget.locator('.word.no').waitFor();
    expect(await widget.locator('select').inputValue()).toBe('hong-kong');
    await context.close();
  });

  test('the number of a unit is told from a name, and never sent', async () => {
    const { page, context } = await open(browser);
    const asked = apiRequests(page);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('input').pressSequentially('89034011560010000000000000000121');
    await widget.getByText('This number is an EID').waitFor();
    await widget.locator('input').press('Enter');
    await widget.locator('input').fill('490154203237518');
    await widget.locator('input').press('Enter');
    await widget.getByText('This number is an IMEI').waitFor();
    // What tells the unit begins after the first eight digits.
    expect(asked.map((path) => decodeURIComponent(path)).join(' ')).not.toMatch(/\d{9}/);
    await context.close();
  });

  test('a device beside the number of a unit is asked without the number', async () => {
    const { page, context } = await open(browser);
    const asked = apiRequests(page);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('input').fill('iPhone X IMEI 490154203237518');
    await widget.locator('input').press('Enter');
    await widget.locator('.word.no').waitFor();
    await widget.locator('.again').click();
    await widget.locator('input').fill('my IMEI is 490154203237518');
    await widget.locator('input').press('Enter');
    await widget.getByText('This number is an IMEI').waitFor();
    expect(asked.map((path) => decodeURIComponent(path)).join(' ')).not.toMatch(/\d{9}/);
    await context.close();
  });

  test('a text of which the end would be lost is not asked, and the widget says why', async () => {
    const { page, context } = await open(browser);
    const asked = apiRequests(page);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('input').fill(`${'Apple iPhone 15 Pro '.padEnd(210, 'as new ')}Hong Kong`);
    await widget.locator('input').press('Enter');
    await widget.getByText('Only the first 200 characters are read').waitFor();
    expect(asked).toEqual([]);
    await context.close();
  });

  test('a watch that takes its carrier’s plans alone is no yes for travel eSIMs', async () => {
    const { page, context, faults } = await open(browser);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    const note = widget.getByText('Travel eSIMs do not work');
    const ask = async (text: string): Promise<void> => {
      await widget.locator('input').fill(text);
      await widget.locator('input').press('Enter');
      await widget.locator('.word').waitFor();
    };
    await ask('apple watch ultra 2');
    expect(await widget.locator('.word').textContent()).toBe('Yes');
    expect(await note.isVisible()).toBe(true);
    // A watch without a modem takes no plan at all, and a phone takes any.
    for (const text of ['apple watch series 9 gps', 'pixel 8']) {
      await widget.locator('.again').click();
      await ask(text);
      expect(await note.count()).toBe(0);
    }
    expect(faults).toEqual([]);
    await page.goto(`${shop.url}/compact`);
    await ask('apple watch ultra 2');
    expect(await note.isVisible()).toBe(true);
    // What is not known must not look like a yes.
    await page.route('**/api/devices/apple/watch-ultra-2', (route) => route.abort());
    await page.goto(shop.url);
    await widget.locator('input').fill('apple watch ultra 2');
    await widget.locator('input').press('Enter');
    await widget.getByText('We couldn’t load the answer').waitFor();
    await context.close();
  });

  test('a form with `block` is stopped after a no, and says why', async () => {
    const { page, context } = await open(browser);
    await page.goto(`${shop.url}/form`);
    const widget = page.locator('esim-check');
    await widget.locator('input').fill('SM-S9210');
    await widget.locator('input').press('Enter');
    await widget.locator('.word.no').waitFor();
    await page.getByRole('button', { name: 'Pay' }).click();
    expect(new URL(page.url()).pathname).toBe('/form');
    const message = await widget.evaluate((e) => {
      const form = e.closest('form')!;
      return [form.checkValidity(), new FormData(form).get('esim')];
    });
    expect(message).toEqual([false, 'no']);
    await widget.locator('.again').click();
    await widget.locator('input').fill('pixel 8');
    await widget.locator('input').press('Enter');
    await widget.locator('.word.yes').waitFor();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByText('paid yes').waitFor();
    await context.close();
  });

  test('a script that the shop has bundled asks the service that it names', async () => {
    const { page, context } = await open(browser);
    await page.goto(`${shop.url}/bundled`);
    const widget = page.locator('esim-check');
    await widget.locator('input').fill('pixel 8');
    await widget.locator('input').press('Enter');
    await widget.locator('.word.yes').waitFor();
    await context.close();
  });

  test('the script of the npm package asks no shop, and says what it lacks', async () => {
    const { page, context } = await open(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${shop.url}/package`);
    const widget = page.locator('esim-check');
    await widget.getByText('needs the attribute "service"').waitFor();
    expect((await told(page)).map(([type]) => type)).toEqual(['esim-error']);
    expect(asked.filter((path) => path.startsWith('/widget/'))).toEqual([]);
    await widget.evaluate((e, service) => e.setAttribute('service', service), site.url);
    await widget.locator('input').fill('pixel 8');
    await widget.locator('input').press('Enter');
    await widget.locator('.word.yes').waitFor();
    await context.close();
  });

  test('compact, it is one line with the answer in it', async () => {
    const { page, context } = await open(browser);
    await page.goto(`${shop.url}/compact`);
    const widget = page.locator('esim-check');
    await widget.locator('input').waitFor();
    const height = (): Promise<number> => widget.evaluate((e) => e.getBoundingClientRect().height);
    expect(await height()).toBeLessThanOrEqual(80);
    expect(await widget.locator('.own').isVisible()).toBe(false);
    await widget.locator('input').fill('pixel 8');
    await widget.locator('input').press('Enter');
    await widget.locator('.word.yes').waitFor();
    expect(await widget.getByRole('link', { name: 'eSIM Lookup' }).isVisible()).toBe(true);
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
    await page.goto(`${shop.url}/reserved`);
    const widget = page.locator('esim-check');
    const after = (): Promise<number> =>
      page.locator('#after').evaluate((e) => e.getBoundingClientRect().top);
    await page.waitForFunction(() => customElements.get('esim-check') !== undefined);
    const before = await after();
    await widget.locator('.own').waitFor();
    expect(await after()).toBe(before);
    await widget.locator('.own').tap();
    await widget.locator('.word').waitFor();
    expect(await after()).toBe(before);
    expect(await widget.getByRole('link', { name: 'eSIM Lookup' }).isVisible()).toBe(true);
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift).toBe(0);
    await context.close();
  });

  /** The id or class of what has the focus in the widget; empty if it is outside. */
  const focused = (page: Page): Promise<string> =>
    page.locator('esim-check').evaluate((widget) => {
      const element = widget.shadowRoot?.activeElement;
      return element?.id || (element?.className ?? '');
    });

  test('the focus stays in the widget: no device told, no answer, and from region to region', async () => {
    const { page, context } = await open(browser);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('.own').press('Enter');
    await widget.getByText('does not say which device').waitFor();
    expect(await focused(page)).toBe('q');
    await page.keyboard.type('iphone 15 pro');
    await page.keyboard.press('Enter');
    await widget.locator('.word').waitFor();
    expect(await focused(page)).toBe('main result');
    await page.keyboard.press('Tab');
    for (const place of ['Hong Kong', 'Macau']) {
      await page.keyboard.press('ArrowDown');
      await widget.locator('.sentence', { hasText: place }).waitFor();
      expect(await focused(page)).toBe('region');
    }
    await page.route('**/api/**', (route) => route.abort());
    await page.keyboard.press('ArrowDown');
    await widget.getByText('We couldn’t load the answer').waitFor();
    expect(await focused(page)).toBe('q');
    await context.close();
  });

  test('a service that never answers is said, and does not leave the widget empty', async () => {
    const { page, context } = await open(browser);
    // Ten seconds, a hundred times as fast.
    await page.addInitScript(() => {
      const limit = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms: number): AbortSignal => limit(ms / 100);
    });
    await page.route('**/widget/*.json', () => {});
    await page.goto(shop.url);
    await page.locator('esim-check').getByText('unavailable').waitFor();
    expect((await told(page)).map(([type]) => type)).toEqual(['esim-error']);
    await context.close();
  });

  test('for a slug that no device has, the visitor is asked and the page told', async () => {
    const { page, context } = await open(browser);
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('input').waitFor();
    await widget.evaluate((e) => e.setAttribute('device', 'apple/no-such'));
    await expect.poll(() => told(page)).toEqual([['esim-error', { message: 'Error: 404' }]]);
    expect(await widget.locator('#said').textContent()).toBe('');
    expect(await widget.locator('input').isEnabled()).toBe(true);
    await context.close();
  });

  test('a service that cannot be reached is said, and does not break the shop', async () => {
    const { page, context } = await open(browser, { ...PHONE, hints: PIXEL_8 });
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(shop.url);
    const widget = page.locator('esim-check');
    await widget.locator('.own').tap();
    await widget.getByText('We couldn’t load the answer').waitFor();
    expect(await widget.locator('.own').isEnabled()).toBe(true);
    expect((await told(page)).map(([type]) => type)).toEqual(['esim-error']);
    await widget.locator('input').fill('Pixel 8');
    await widget.locator('input').press('Enter');
    await expect.poll(async () => (await told(page)).length).toBe(2);
    expect(await widget.locator('input').inputValue()).toBe('Pixel 8');
    await page.route('**/widget/*.json', (route) => route.abort());
    await page.reload();
    await widget.getByText('unavailable').waitFor();
    expect((await told(page)).map(([type]) => type)).toEqual(['esim-error']);
    await context.close();
  });
});
