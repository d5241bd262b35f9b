import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/locale/index.ts';
import { siteAnswer } from '../../src/site/index.ts';
import { MESSAGES } from '../../src/site/messages/index.ts';
import { widgetTexts } from '../../src/site/widget-texts.ts';
import { answeredBy, answerView } from '../../src/widget/answer-view.ts';
import { app, lookup } from './service.ts';

const QUESTIONS = [
  'iphone 15 pro hong kong',
  'SM-S9280',
  'galaxy s24 ultra',
  'galaxy s24 ultra SM-S9280',
  'iphone',
  'iphone se',
  'moto g power',
  'galaxy s20',
  'galaxy s20 hong kong',
  'esim japan 15 days',
  'qqzzxxqq',
  'pixel 8',
  'redmi note 13',
  'pixel',
  'galaxy a',
  'SM-S928B',
  'SM-A546B',
  'ELS-NX9 china',
  'SM-S9280 or SM-S928B',
] as const;

const html = async (path: string): Promise<string> =>
  (await app.request(path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })).text();
const text = (page: string): string => page.replace(/<[^>]*>/g, ' ');

describe('a region in an address', () => {
  const { noSuchRegion } = MESSAGES.en;
  const places = ['/apple/iphone-15?', '/?q=iphone+15&', '/?q=iphone+se&'];

  test.each(places)('that does not exist is no silence: %s', async (path) => {
    for (const region of ['atlantis', 'zz', '%22%3E', 'hong+kong+island']) {
      expect(await html(`${path}region=${region}`), region).toContain(noSuchRegion);
    }
    for (const region of ['HK', 'hong-kong', '', 'Japan', '+hk+', 'elsewhere']) {
      expect(await html(`${path}region=${region}`), region).not.toContain(noSuchRegion);
    }
    expect(await html(path)).not.toContain(noSuchRegion);
  });

  test.each(LANGUAGES.slice(1))('says so in %s', async (language) => {
    const page = await html(`/${language.toLowerCase()}/apple/iphone-15?region=atlantis`);
    expect(page).toContain(MESSAGES[language].noSuchRegion);
  });
});

describe('a question of more than 200 characters', () => {
  const title = 'Apple iPhone 15 Pro 256GB '.padEnd(200, 'in mint condition ');
  const path = (q: string): string => `/?q=${encodeURIComponent(q)}`;
  const notice = MESSAGES.en.queryTooLong.replace('{count}', '200');

  test('is answered by its first 200, and the page says so', async () => {
    const page = await html(path(`${title} Hong Kong version`));
    expect(page).toContain(`<strong>${notice}</strong>`);
    expect(page).toContain('class="card yes"');
    // The field and the form for another place of sale have all of it.
    expect(page.match(/Hong Kong version"/g)).toHaveLength(2);
  });

  test.each(['', '   ', '\u{1f4f1}'])(
    'that has no more than those needs no word: %j',
    async (end) => {
      const q = [...title].slice(0, 200 - [...end].length).join('') + end;
      expect(await html(path(q))).not.toContain(`<strong>${notice}`);
    },
  );

  test.each([`${' '.repeat(300)}pixel 8`, `${'\u{1f4f1}'.repeat(199)}é pixel 8`])(
    'is no error, whatever it is made of: %#',
    async (q) => {
      const response = await app.request(path(q));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`<strong>${notice}</strong>`);
    },
  );

  test('is told from others where a device is compared', async () => {
    const compared = `/compare?a=samsung/galaxy-s24&q=${encodeURIComponent(title)}`;
    expect(await html(compared)).not.toContain(`<strong>${notice}`);
    expect(await html(`${compared}.`)).toContain(`<strong>${notice}</strong>`);
  });

  test.each(LANGUAGES.slice(1))('says so in %s', async (language) => {
    const page = await html(`/${language.toLowerCase()}${path(`${title}.`)}`);
    const own = MESSAGES[language].queryTooLong.replace('{count}', '200');
    expect(page).toContain(`<strong>${own}</strong>`);
  });
});

describe('a model code in an address', () => {
  const path = '/samsung/galaxy-s24-ultra';
  const { noSuchCode } = MESSAGES.en;

  test.each(['SM-S9289', 'SM-A546B', 'SM-S928', '%22%3E'])(
    'that the device does not have is no silence: %s',
    async (code) => {
      expect(await html(`${path}?code=${code}`)).toContain(noSuchCode);
      expect(await html(`${path}?code=${code}&region=HK`)).toContain(noSuchCode);
      expect(await html(`/hi${path}?code=${code}`)).toContain(MESSAGES.hi.noSuchCode);
    },
  );

  test('of another device does not say that no source knows this one', async () => {
    const sentence = MESSAGES.en.deviceUnknown.replace('{device}', 'Samsung Galaxy S24 Ultra');
    expect(await html(`${path}?code=A3104`)).not.toContain(sentence);
  });

  test.each(['?code=SM-S9280', '?code=sm+s928b&region=HK', '?code=', ''])(
    'that it has, or none, needs no word: %s',
    async (query) => expect(await html(path + query)).not.toContain(noSuchCode),
  );
});

describe('the site and the widget show the answer of the library', () => {
  test.each(QUESTIONS)('%s', (question) => {
    const { verdict, devices } = lookup.answer(question);
    const site = siteAnswer(lookup, 'en', question, null);
    expect(site.verdict).toEqual(verdict);
    const widget = answerView(
      widgetTexts('en', lookup.snapshot.devices.regions),
      answeredBy(lookup.check(question, { limit: 5 })),
    );
    for (const view of [site.view, widget]) {
      expect([view.meant, view.supports]).toEqual([verdict.meant, verdict.supports]);
      expect(view.device).toEqual(verdict.meant === 'one' ? devices[0] : null);
    }
    expect(widget.sentence).toBe(site.view.sentence);
    expect(widget.word).toBe(site.view.word);
    expect(widget.candidates).toEqual(site.view.candidates);
  });
});

describe('the sentence names what the answer is about', () => {
  const cases = [
    ['/?q=SM-S928B', 'Samsung Galaxy S24 Ultra with the model code SM-S928B supports eSIM.'],
    [
      '/?q=SM-A546B',
      'Samsung Galaxy A54 5G with the model code SM-A546B supports eSIM, except units sold in these regions: Malaysia.',
    ],
    [
      '/?q=ELS-NX9&region=CN',
      'Huawei P40 Pro with the model code ELS-NX9 sold in Mainland China does not support eSIM.',
    ],
    [
      '/?q=iPhone16,1&region=HK',
      'Apple iPhone 15 Pro with the model code iPhone16,1 sold in Hong Kong does not support eSIM.',
    ],
    [
      '/?q=galaxy+a54',
      'Some versions of Samsung Galaxy A54 5G support eSIM and others do not. No unit sold in these regions does: Malaysia.',
    ],
    [
      '/?q=SM-S9280+or+SM-S928B',
      'Some versions of Samsung Galaxy S24 Ultra support eSIM and others do not.',
    ],
  ] as const;

  test.each(cases)('%s', async (path, sentence) => {
    expect(await html(path)).toContain(`<p class="sentence">${sentence}</p>`);
  });
});

test('a widget of an earlier version, which a shop hosts itself, finds its texts', async () => {
  const { sentences, ...texts } = JSON.parse(await html('/widget/de.json'));
  expect(sentences.code.no).toBe('{device} mit der Modellnummer {code} unterstützt keine eSIM.');
  expect(sentences.sold.yes).toBe('{device} (verkauft in: {regions}) unterstützt eSIM.');
  expect(texts).toMatchObject({
    unnamed: MESSAGES.de.nothingDetected,
    editions: { cellular: MESSAGES.de.editionCellular },
    notSent: '',
  });
});

describe('a list of devices that differ says so, even if those that it has room for do not', () => {
  const { severalPartial, severalListedYes, severalListedNo } = MESSAGES.en;
  test.each([
    ['iphone', severalListedYes],
    ['pixel', severalListedYes],
    ['galaxy a', severalListedNo],
    ['iphone se', severalPartial],
    ['moto g', severalPartial],
  ])('%s', (question, sentence) => {
    const { view } = siteAnswer(lookup, 'en', question, null);
    expect([view.supports, view.word, view.sentence]).toEqual(['partial', null, sentence]);
  });
});

describe('the page of results', () => {
  test('has the card of the one device', async () => {
    const page = await html('/?q=iphone+15+pro+hong+kong');
    expect(page).toContain('<article class="card no">');
    expect(page).toContain('<option value="hong-kong" selected');
    expect(page).toContain('href="/apple/iphone-15-pro?region=hong-kong"');
  });

  test('asks which one it is, and says nothing for all that differ', async () => {
    const page = await html('/?q=iphone+se');
    expect(text(page)).toContain('Which one is it?');
    expect(page).not.toContain('<article class="card');
    expect(page).toContain('href="/apple/iphone-se-3rd-generation"');
  });

  test('lists similar names without an answer if no device is meant', async () => {
    const page = await html('/?q=esim+japan+15+days');
    expect(page).not.toContain('<article class="card');
    expect(page).not.toContain('class="says');
  });

  test('answers for the place that the reader chooses', async () => {
    expect(await html('/?q=galaxy+s24+ultra&region=hong-kong')).toContain('class="card no"');
    expect(await html('/?q=galaxy+s24+ultra&region=HK')).toContain('class="card no"');
    expect(await html('/?q=galaxy+s24+ultra&region=japan')).toContain('class="card yes"');
    expect(await html('/?q=galaxy+s24+ultra&region=')).toContain('class="card yes"');
    expect(await html('/?q=galaxy+s24+ultra&region=%22%3E')).toContain('class="card yes"');
  });
});

describe('the page of a device', () => {
  test('has the answer of the edition that the question named', async () => {
    const found = await html('/?q=ipad+10+wifi+%2B+cellular');
    expect(found).toContain('class="card yes"');
    expect(found).toContain('/apple/ipad-10th-generation?edition=cellular');
    const page = await html('/apple/ipad-10th-generation?edition=cellular');
    expect(text(page)).toContain('Apple iPad (10th generation) (cellular) supports eSIM');
    expect(page).toContain('<input type="hidden" name="edition" value="cellular"');
    expect(await html('/apple/ipad-10th-generation?edition=non-cellular')).toContain(
      'class="card no"',
    );
    expect(await html('/apple/ipad-10th-generation?edition=gold')).toContain(
      'class="card partial"',
    );
    expect(await html('/samsung/galaxy-s24-ultra?edition=non-cellular')).toContain(
      'class="card yes"',
    );
  });

  test('has the answer of the unit with that code, and nothing that contradicts it', async () => {
    const page = await html('/samsung/galaxy-s24-ultra?code=SM-S9280');
    expect(page).toContain('<article class="card no">');
    expect(page).toContain('SM-S9280');
    expect(text(page)).not.toContain('active at the same time');
    expect(page).toContain('rel="canonical" href="http://localhost/samsung/galaxy-s24-ultra"');
    expect(text(await html('/samsung/galaxy-s24-ultra'))).toContain('active at the same time');
  });

  test.each([
    '?code=SM-X1',
    '?code=',
    '?code=%3Cb%3E',
    '?region=atlantis',
    `?code=${'x'.repeat(999)}`,
  ])('is the same with %s, which the device does not have', async (query) => {
    expect(await html(`/samsung/galaxy-s24-ultra${query}`)).toContain('class="card yes"');
  });
});

const NUMBERS = ['89034011560010000000000000000121', '490154203237518', '490154203237519'];
test.each(
  NUMBERS.flatMap((q) => [
    [q, `/?q=${q}`],
    [q, `/compare?a=samsung/galaxy-s24&q=EID+${q}`],
    [q, `/samsung?q=${q}`],
    [q, `/EN/?q=${q}`],
  ]),
)('a page asked for with %s does not repeat it, and nobody keeps it: %s', async (q, path) => {
  const response = await app.request(path);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('etag')).toBeNull();
  expect(await response.text()).not.toContain(q);
});

test.each([
  ['/?q=iPhone+13+IMEI+490154203237518', '/?q=iPhone+13'],
  ['/de/?q=490154203237518,+Pixel+8&region=HK', '/de/?q=%2C+Pixel+8&region=HK'],
  [
    '/compare?a=samsung/galaxy-s24&q=iPhone+13+89034011560010000000000000000121',
    '/compare?a=samsung%2Fgalaxy-s24&q=iPhone+13',
  ],
  ['//evil.example/?q=iPhone+13+490154203237518', '/evil.example/?q=iPhone+13'],
])(
  'a page asked for with a device and a number leads to the answer without it: %s',
  async (path, to) => {
    const response = await app.request(`https://esim.example${path}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, to]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  },
);

test('a long question with a number is read without it', async () => {
  const q = `Pixel 8 ${'x '.repeat(120)}490154203237518 \u{1f4f1}`;
  const response = await app.request(`/?q=${encodeURIComponent(q)}`);
  expect(decodeURIComponent(response.headers.get('location') ?? '')).not.toMatch(/\d{9}/);
  const cut = await app.request(`/?q=${'1'.repeat(999)}${encodeURIComponent('\u{1f4f1}')}`);
  expect(cut.status).toBe(200);
});
