import { describe, expect, test } from 'vitest';
import { languageTag } from '../../src/locale/index.ts';
import { RESERVED } from '../../src/site/index.ts';
import { LANGUAGES, localPath, translator } from '../../src/site/language.ts';
import { isListed } from '../../src/site/listing.ts';
import { MESSAGES } from '../../src/site/messages/index.ts';
import { app, assets, gzip, lookup } from './service.ts';

/** One page of each kind, and of devices those with the most to show. */
const PAGES = [
  '/',
  '/?detect=1',
  '/?q=galaxy+s24',
  '/brands',
  '/brands?letter=s',
  '/samsung',
  '/samsung/galaxy-s24-ultra',
  '/compare?a=samsung/galaxy-s24&b=apple/iphone-15',
  '/compare?a=samsung/galaxy-s24&q=iphone+se',
  '/samsung?year=2024',
  '/apple/iphone-15',
  '/what-is-esim',
  '/no-such-brand',
  '/apple/no-such-model',
];
const ENGLISH = ['/data', '/api', '/shops', '/demo', '/about', '/privacy'];
const ALL = [
  ...PAGES.flatMap((path) => LANGUAGES.map((l) => [localPath(l, path), l, path] as const)),
  ...ENGLISH.map((path) => [path, 'en', path] as const),
];

const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.request(path, { headers: { 'Sec-Fetch-Site': 'same-origin', ...headers } });
const html = async (path: string, headers = {}): Promise<string> =>
  (await get(path, headers)).text();
const attribute = (page: string, pattern: RegExp): string | undefined => pattern.exec(page)?.[1];

/** What no page may have, with the first place where it has it. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  // A content security policy would have to excuse these.
  'inline style': /<style| style=".{0,40}/,
  'inline handler': / on[a-z]+=".{0,40}/,
  'inline script': /<script(?! type="module" src="\/| type="application\/(?:ld\+)?json").{0,60}/,
  'script address': /javascript:.{0,40}/,
  'a term without a definition': /<dt>[^<]*<\/dt><dd><\/dd>/,
  // Its space would be on the wrong side of it.
  'a cell with a direction of its own': /<t[dh](?= )[^>]* dir=.{0,20}/,
  'something from elsewhere': /<(?:img|script|iframe)[^>]+src="(?:https?:)?\/\/[^>]{0,60}/,
};
/** What the text that people read may not have. */
const SLIPS =
  /undefined|\[object|\bNaN\b|\{(?:device|regions|count|code|family|query|publisher|host)\}/;

function faults(page: string): string[] {
  const found = Object.entries(FORBIDDEN).flatMap(([name, pattern]) => {
    const at = pattern.exec(page);
    return at === null ? [] : [`${name}: ${at[0]}`];
  });
  const text = page.replace(/<[^>]*>/g, ' ');
  const slip = SLIPS.exec(text);
  return slip === null ? found : [...found, text.slice(slip.index - 40, slip.index + 40)];
}

test.each([
  '/?q=iphone+15&region=HK',
  '/?q=SM-S9280',
  '/?q=%22%3E%3Cscript%3E&q=x',
  '/samsung/galaxy-s24-ultra?code=SM-S9280&utm=x',
  '/apple/iphone-15?region=hong-kong',
  '/apple/ipad-10th-generation?edition=non-cellular',
  '/samsung?year=2024&answer=partial',
  '/compare?a=samsung/galaxy-s24&q=iphone+se',
  '/?region=HK',
  '/?detect=1',
])('%s has the same answer in the other languages', async (address) => {
  const here = await html(address);
  const menu = /<details class="languages">.*?<\/details>/s.exec(here)![0];
  const links = [...menu.matchAll(/href="([^"]*)"/g)].map((m) => m[1]!.replaceAll('&amp;', '&'));
  const answers = (page: string): string[] => page.match(/class="(?:card|says) \w+/g) ?? [];
  expect(links).toHaveLength(LANGUAGES.length);
  for (const link of links) {
    const there = await get(link);
    expect(there.status, link).toBe(200);
    expect(link).toContain('?');
    expect(answers(await there.text()), link).toEqual(answers(here));
  }
});

describe.each(ALL)('%s', (address, language, path) => {
  test('is a whole, safe and light page in its language', async () => {
    const response = await get(address);
    const page = await response.text();
    expect(response.status).toBe(path.includes('no-such') ? 404 : 200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.slice(0, 27)).toBe('<!doctype html><html lang="');
    expect(attribute(page, /<html lang="([^"]+)"/)).toBe(languageTag(language));
    expect(attribute(page, /<html [^>]*dir="([^"]+)"/)).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(attribute(page, /<title>([^<]+)</)).toBeDefined();

    expect(faults(page)).toEqual([]);
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('set-cookie')).toBeNull();

    const loaded = [assets.paths.style, assets.paths.script].map((f) => assets.files[f]!.body);
    const weight = gzip(page) + loaded.reduce((n, body) => n + gzip(body), 0);
    expect(weight).toBeLessThan(50_000);
  });
});

test('the card of an iPhone that no header names has a definition for each term', async () => {
  const page = await html('/', {
    'User-Agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
      'Version/26.0 Mobile/15E148 Safari/604.1',
  });
  expect(page).toContain('<dl class="facts">');
  expect(faults(page)).toEqual([]);
});

test('a list that has no room for all devices leads to those of the brand', async () => {
  const link = '<a class="more" href="/apple">Which Apple devices support eSIM?</a>';
  expect(await html('/?q=iphone')).toContain(link);
  expect(await html('/?q=iphone+se')).not.toContain(link);
});

test.each(['/apple/ipad-air-5th-generation', '/apple/watch-series-9'])(
  '%s says first what its answer depends on',
  async (path) => {
    const [first] = /<dl class="facts"><div><dt>[^<]*<\/dt><dd><p>[^<]*/.exec(await html(path))!;
    expect(first).toContain('What it depends on');
    expect(first).toContain('(Wi-Fi only, GPS only)');
  },
);

describe('what an answer depends on', () => {
  const { dependsOn, dependsConnectivity, dependsOther } = MESSAGES.en;
  const device = '/apple/ipad-10th-generation';

  test('is nothing that the question has said', async () => {
    for (const path of [
      '/?q=ipad+10+Wi-Fi+Cellular&region=CN',
      `${device}?edition=cellular&region=CN`,
    ]) {
      const page = await html(path);
      expect(page).toContain('class="card partial"');
      expect(page).not.toContain(dependsConnectivity);
    }
    expect(await html(device)).toContain(dependsConnectivity);
  });

  test('is the model code only where the codes are', async () => {
    expect(await html(`${device}?edition=cellular&region=CN`)).toContain(dependsOther);
    for (const path of ['/?q=ipad+10+Wi-Fi+Cellular&region=CN', '/?q=SM-S9280+or+SM-S928B']) {
      const page = await html(path);
      expect(page).not.toContain(dependsOther);
      expect(page).not.toContain(`<dt>${dependsOn}</dt>`);
      expect(page).toContain(MESSAGES.en.nextVersion);
    }
  });
});

describe('what to do next', () => {
  const { nextPhysical, nextWifi, sureWatch, sure } = MESSAGES.en;

  test.each([
    ['/?q=ipad+10+wifi', nextWifi, nextPhysical],
    ['/?q=apple+watch+series+9+gps', nextWifi, nextPhysical],
    ['/apple/watch-series-1', nextWifi, nextPhysical],
    ['/?q=galaxy+s9', nextPhysical, nextWifi],
    // It works with its carrier’s plans alone, and the watch app says which.
    ['/apple/watch-ultra-2', sureWatch, sure],
    // The check is the step: nothing is left to fold.
    ['/xiaomi/watch-s5', sureWatch, sure],
  ])('%s: %s', async (path, step, other) => {
    const page = await html(path);
    expect(page).toContain(`<li>${step}</li>`);
    expect(page).not.toContain(`>${other}<`);
  });
});

test('a question that means no device leads to the visitor’s own', async () => {
  const page = await html('/de/?q=geht+das+bei+mir');
  expect(page).toMatch(/<form class="detect" action="\/de\/?" method="get">/);
});

test.each(LANGUAGES)('each way into the settings names its phones in %s', async (language) => {
  const page = await html(localPath(language, '/what-is-esim'));
  for (const phones of ['iPhone', 'Samsung Galaxy', 'Google Pixel', 'Android']) {
    expect(page).toMatch(new RegExp(`<li>${phones}\\W`));
  }
});

describe('what is good to know', () => {
  test.each([
    [
      '/samsung/galaxy-watch8',
      'with your carrier’s plans, set up on the paired phone. Travel eSIMs do not work',
    ],
    ['/kyocera/kids-keitai-ky-41c', 'with your carrier’s plans. Travel eSIMs do not work'],
    ['/kyocera/kids-keitai-ky-41c', 'no SIM card tray'],
  ])('%s: %s', async (path, sentence) => {
    expect((await html(path)).includes(sentence)).toBe(true);
  });
});

test.each(LANGUAGES)(
  'in %s a copy is labelled as one, with whose words it has',
  async (language) => {
    const { sources } = lookup.device('google/pixel-8')!;
    const t = translator(language);
    const labels = sources.flatMap(({ of, via }) => {
      if (of !== null) return [t('copyOf', { publisher: of })];
      if (via === 'not-kept') return [t('copyLost')];
      return via === null ? [] : [t('copyAt', { host: new URL(via).hostname })];
    });
    expect(new Set(labels).size).toBe(3);
    const page = await html(localPath(language, '/google/pixel-8'));
    expect(labels.filter((label) => !page.includes(`>${label}<`))).toEqual([]);
  },
);

describe('search engines', () => {
  test.each(['/', '/brands', '/samsung', '/apple/iphone-15', '/what-is-esim'])(
    '%s names itself and its translations, both ways',
    async (path) => {
      for (const language of LANGUAGES) {
        const address = localPath(language, path);
        const page = await html(address);
        expect(attribute(page, /rel="canonical" href="([^"]+)"/)).toBe(
          `http://localhost${address}`,
        );
        const links = [...page.matchAll(/hreflang="([^"]+)" href="(http[^"]+)"/g)];
        expect(Object.fromEntries(links.map((m) => [m[1], m[2]]))).toEqual({
          ...Object.fromEntries(
            LANGUAGES.map((l) => [languageTag(l), `http://localhost${localPath(l, path)}`]),
          ),
          'x-default': `http://localhost${path}`,
        });
      }
    },
  );

  test('searches, the demo, errors and devices without an answer are not indexed', async () => {
    const { devices } = lookup.snapshot;
    const unknown = Array.from({ length: devices.size }, (_, d) => devices.record(d)).find(
      (d) => d.supports === 'unknown',
    );
    for (const path of ['/?q=s24', '/demo', '/no-such-brand', `/${unknown!.slug}`]) {
      expect((await html(path)).includes('<meta name="robots" content="noindex"'), path).toBe(true);
    }
  });

  test('structured data can be read, and answers the question', async () => {
    const page = await html('/samsung/galaxy-s24');
    const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const [faq, crumbs] = blocks.map((m) => JSON.parse(m[1]!));
    expect(faq.mainEntity[0].name).toBe('Does the Samsung Galaxy S24 support eSIM?');
    expect(faq.mainEntity[0].acceptedAnswer.text).toContain('Mainland China');
    expect(crumbs.itemListElement).toHaveLength(3);
    expect(attribute(page, /property="og:image" content="([^"]+)"/)).toBe(
      'http://localhost/og/samsung/galaxy-s24.png',
    );
  });

  test('sitemaps stay within the limits of the protocol, and every address answers', async () => {
    const index = await html('/sitemap.xml');
    const parts = [...index.matchAll(/<loc>http:\/\/localhost([^<]+)</g)].map((m) => m[1]!);
    expect(parts.length).toBeGreaterThan(1);
    let devices = 0;
    for (const part of parts) {
      const body = await html(part);
      const addresses = [...body.matchAll(/<loc>http:\/\/localhost([^<]*)</g)].map((m) => m[1]!);
      expect(addresses.length).toBeLessThanOrEqual(50_000);
      expect(Buffer.byteLength(body)).toBeLessThan(50_000_000);
      if (part.includes('devices')) devices += addresses.length;
      // Drawing all of them would take minutes; every seven hundredth finds what is wrong with a kind.
      for (let i = 0; i < addresses.length; i += 700) {
        expect((await get(addresses[i]!)).status, addresses[i]).toBe(200);
      }
    }
    const { devices: table } = lookup.snapshot;
    const listed = Array.from({ length: table.size }, (_, d) => isListed(lookup, d));
    expect(devices).toBe(listed.filter(Boolean).length * LANGUAGES.length);
  });

  test('robots.txt leads to the sitemap, and llms.txt says how to ask', async () => {
    expect(await html('/robots.txt')).toContain('Sitemap: http://localhost/sitemap.xml');
    expect(await html('/llms.txt')).toContain('http://localhost/api/check?q=');
  });

  test('pages have an image in their language, which differs from all others', async () => {
    const images = new Set<string>();
    for (const language of LANGUAGES) {
      for (const [path, image] of [
        ['/', '/og.png'],
        ['/samsung/galaxy-s24', '/og/samsung/galaxy-s24.png'],
      ] as const) {
        const page = await html(localPath(language, path), { 'Sec-Fetch-Site': 'same-origin' });
        const address = attribute(page, /property="og:image" content="http:\/\/localhost([^"]+)"/)!;
        expect(address).toBe(localPath(language, image));
        const response = await get(address);
        images.add(Buffer.from(await response.arrayBuffer()).toString('base64'));
      }
    }
    expect(images.size).toBe(2 * LANGUAGES.length);
  });

  test.each(['/og.png', '/og/samsung/galaxy-s24.png', '/og/apple/iphone-4.png'])(
    '%s is an image that networks take',
    async (path) => {
      const response = await get(path);
      expect(response.headers.get('content-type')).toBe('image/png');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(bytes.length).toBeLessThan(40_000);
    },
  );
});

describe('the language of a visit', () => {
  const from = (site: string, language: string): Record<string, string> => ({
    'Sec-Fetch-Site': site,
    'Accept-Language': language,
  });

  test('a visitor from outside is led to their language, and their search with them', async () => {
    const response = await get('/?detect=1', from('none', 'de-AT,de;q=0.9'));
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/de?detect=1');
    expect(response.headers.get('cache-control')).toContain('private');
  });

  test.each([
    ['/', 'same-origin', 'de', 200], // who chose English on the site keeps it
    ['/', 'none', 'en-GB', 200],
    ['/', 'none', 'nl', 200],
    ['/fr', 'none', 'de', 200], // an address with a language is that language
    ['/en/apple', 'none', 'de', 308],
    ['/docs', 'none', 'en', 308],
    ['/apple', 'none', 'de', 200], // only the home page negotiates: the others can be cached
  ])('%s from %s in %s: %i', async (path, site, language, status) => {
    expect((await get(path, from(site, language))).status).toBe(status);
  });

  test.each([
    ['pt-br', 'pt-BR'],
    ['zh-tw', 'zh-Hant'],
    ['de_de', 'en'],
    ['nl', 'en'],
  ])('the widget on a page in %s speaks %s', async (tag, language) => {
    expect(JSON.parse(await html(`/widget/${tag}.json`)).lang).toBe(language);
  });

  test.each(['', 'x'.repeat(36), '%3Cb%3E', 'de.json'])('%j is no language', async (tag) => {
    expect((await get(`/widget/${tag}.json`)).status).toBe(404);
  });

  test('English is at the root', async () => {
    for (const path of ['/de/data', '/ar/api']) {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([308, path.slice(3)]);
    }
  });
});

describe('caching', () => {
  test('the home page depends on the device, and is never shared', async () => {
    const { headers } = await get('/');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toContain('Sec-CH-UA-Model');
    expect(headers.get('critical-ch')).toContain('Sec-CH-UA-Model');
  });

  test.each(['/apple/iphone-15', '/?q=pixel', '/widget.js', '/widget/de.json', '/og.png'])(
    '%s is shared, and asked for again with its tag',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toContain('public');
      const again = await get(path, { 'If-None-Match': headers.get('etag')! });
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );

  test('files whose names hold their content are kept for ever', async () => {
    for (const path of Object.values(assets.paths)) {
      expect((await get(path)).headers.get('cache-control')).toContain('immutable');
    }
  });

  test('errors are kept briefly', async () => {
    expect((await get('/no-such-brand')).headers.get('cache-control')).toBe('public, max-age=60');
  });
});

describe('hostile input', () => {
  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' autofocus onfocus='alert(1)",
    '</title><script>1</script>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack on templates, not one
    '{query} ${7*7} {{7*7}}',
    '\u202e\u0000\ufeff',
    'é'.repeat(300),
    '%',
  ])('%j as a search is text', async (q) => {
    const response = await get(`/?q=${encodeURIComponent(q)}`);
    const page = await response.text();
    expect([200, 400]).toContain(response.status);
    expect(/<script>|<img|onerror=alert\(1\)>|' autofocus.{0,40}/.exec(page)).toBeNull();
  });

  test.each([
    '/?q=%FF%FE',
    '/?q=%',
    '/samsung?page=0',
    '/compare?a=x/y',
    '/compare?a=samsung/galaxy-s24&b=%3Cscript%3E&q=%00',
    '/samsung?year=%FF&type=__proto__',
    '/samsung?page=99999',
    '/samsung?page=x',
    '/brands?letter=%22',
    '/brands?letter=',
    '//',
    '/a/b/c/d',
    '/og/x/y.png',
    '/sitemap/devices-0.xml',
    '/widget/xx.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/__proto__',
    '/constructor/prototype',
  ])('%s is an answer, not a fault', async (path) => {
    expect((await app.request(`http://localhost${path}`)).status).toBeLessThan(500);
  });

  test.each([
    '//evil.example/',
    '///evil.example/',
    '/en//evil.example',
    '/EN//evil.example/',
    '/de//evil.example/',
    '/de///evil.example/',
    '/\\evil.example/',
    '/en/\\evil.example',
    '/en/%2F%2Fevil.example',
  ])('%s leads to no other site', async (path) => {
    const { headers } = await app.request(`http://localhost${path}`);
    const to = new URL(headers.get('location') ?? '/', 'http://localhost');
    expect(to.origin).toBe('http://localhost');
  });

  test('what is no page of the site stays a problem document', async () => {
    for (const path of ['/api/nothing', '/assets/none.js', '/og/no/such.png']) {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'application/problem+json',
      ]);
    }
  });
});

test('no brand has an address that the site or a language uses', () => {
  const taken = new Set([...RESERVED, ...LANGUAGES.map((l) => l.toLowerCase())]);
  expect(lookup.snapshot.devices.brands.filter((b) => taken.has(b.slug))).toEqual([]);
});

test('a reader reports an error with the device filled in', async () => {
  const link = attribute(await html('/apple/iphone-15'), /class="report" href="([^"]+)"/)!;
  const url = new URL(link.replaceAll('&amp;', '&'));
  expect(url.origin + url.pathname).toBe('https://code.example/o/n/issues/new');
  expect(url.searchParams.get('body')).toContain('data/devices/apple/iphone-15.json');
});

test('every link within the site leads somewhere', async () => {
  const seen = new Set<string>();
  for (const path of [
    '/',
    '/brands',
    '/what-is-esim',
    '/data',
    '/api',
    '/shops',
    '/apple/iphone-15',
  ]) {
    const page = await html(path);
    for (const [, href] of page.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) seen.add(href!);
  }
  const elsewhere = /^\/(?:dataset|changes|openapi|mcp|readyz|metrics|\.well-known)/;
  for (const href of [...seen].filter((h) => !elsewhere.test(h))) {
    expect((await get(href.replaceAll('&amp;', '&'))).status, href).toBeLessThan(400);
  }
});

describe('the devices of a brand', () => {
  const listed = (page: string): string[] =>
    [...page.matchAll(/<li><a href="\/samsung\/([^"?]+)"/g)].map((m) => m[1]!);

  test('are filtered by year, kind and answer', async () => {
    const slugs = listed(await html('/samsung?year=2024&type=phone&answer=yes'));
    expect(slugs).toContain('galaxy-s24-ultra');
    for (const slug of slugs) {
      const device = lookup.device(`samsung/${slug}`)!;
      expect([device.releaseYear, device.category, device.supports]).toEqual([
        2024,
        'phone',
        'yes',
      ]);
    }
    expect(slugs.length).toBeLessThan(listed(await html('/samsung')).length);
  });

  test.each(['?year=1900', '?type=%3Cb%3E', '?answer=maybe'])('%s lists none', async (query) => {
    const page = await html(`/samsung${query}`);
    expect(page.includes('No device matches this filter.')).toBe(true);
    expect(page.includes('content="noindex"')).toBe(true);
  });

  test.each(['0', '-1', 'x', '1.5', '99999', ''])('there is no page %j', async (page) => {
    expect((await get(`/samsung?page=${page}`)).status).toBe(404);
  });
});
