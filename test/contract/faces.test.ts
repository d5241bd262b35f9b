import { InMemoryTransport, Client as McpClient } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerText } from '../../src/cli/answer-text.ts';
import { byModel } from '../../src/cli/batch/answer.ts';
import { unitOf as unitInWords, writerOf } from '../../src/cli/batch/output.ts';
import { paintFor } from '../../src/cli/colour.ts';
import { deviceTable } from '../../src/cli/table.ts';
import { Client } from '../../src/client/index.ts';
import { createApp } from '../../src/http/index.ts';
import { type Answer, Lookup, type SearchResponse, type Verdict } from '../../src/lookup/index.ts';
import { createMcpServer } from '../../src/mcp/index.ts';
import { Words } from '../../src/mcp/words.ts';
import { withoutIdentifiers } from '../../src/model/index.ts';
import { createSite, siteAnswer } from '../../src/site/index.ts';
import { unitOf } from '../../src/site/routes/parameters.ts';
import { widgetTexts } from '../../src/site/widget-texts.ts';
import { answerView, deviceName, unitPath } from '../../src/widget/answer-view.ts';
import { ofVisitor, suggestions, toText } from '../../src/widget/ask.ts';
import { typed } from '../../src/widget/not-asked.ts';
import { openDataset } from '../search/dataset.ts';
import { KINDS, type Question, questions } from './questions.ts';

const { bytes, snapshot } = openDataset();
const lookup = new Lookup(bytes);
const options = { lookup: () => lookup, baseUrl: null };
const asset = { path: '/assets/a', type: 'text/css', body: '' };
const assets = new Proxy({}, { get: () => asset }) as never;
const app = createApp({
  ...options,
  pages: createSite({ ...options, repositoryUrl: null, assets }),
  onFault: (error) => {
    throw error;
  },
});

/** Each run asks other questions; a failure names the seed, and SEED=n repeats them. */
const COUNT = 3000;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const asked = questions(snapshot.devices, COUNT, seed);
const place = ({ region }: Question) => (region === undefined ? {} : { region });
const answers = new Map(asked.map((q) => [q, lookup.answer(q.text, place(q))]));

/** Asks every question and lists the answers that differ from the library's. */
async function differences(
  of: (question: Question, answer: Answer) => unknown,
  face: (question: Question, answer: Answer) => Promise<unknown>,
  some: readonly Question[] = asked,
): Promise<string[]> {
  const different: string[] = [];
  for (const question of some) {
    const answer = answers.get(question)!;
    const expected = JSON.stringify(of(question, answer));
    const got = JSON.stringify(await face(question, answer));
    if (got !== expected) {
      different.push(`${JSON.stringify(question)}: ${got}, and not ${expected}`);
    }
  }
  return different;
}

const verdictOf = (_: Question, { verdict }: Answer): Verdict => verdict;
const address = (base: string, { text, region }: Question): string => {
  const parameters = new URLSearchParams({ q: text, ...(region === undefined ? {} : { region }) });
  return `${base}?${parameters}`;
};
const local = (path: string | URL | Request, init?: RequestInit): Promise<Response> =>
  Promise.resolve(app.request(path as string, init));

/** An assistant that has the tools. */
async function connected(): Promise<McpClient> {
  const assistant = new McpClient({ name: 'test', version: '1.0.0' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([createMcpServer(lookup).connect(far), assistant.connect(near)]);
  return assistant;
}

afterEach(() => vi.unstubAllGlobals());

describe(`${COUNT} questions with seed ${seed}`, () => {
  test('are of every kind and of every meaning', () => {
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    const meanings = new Set([...answers.values()].map(({ meant }) => meant));
    expect(meanings).toEqual(new Set(['one', 'several', 'none']));
  });

  test('have a verdict that fits the devices', () => {
    for (const [question, { verdict, meant, devices }] of answers) {
      const shown = JSON.stringify(question);
      expect(verdict.meant, shown).toBe(meant);
      if (meant === 'one') expect(devices.length, shown).toBe(1);
      if (meant === 'several') expect(devices.length, shown).toBeGreaterThan(1);
      if (meant === 'none') expect([devices.length, verdict.basis], shown).toEqual([0, 'none']);
    }
  });

  test('have the same answer in their canonical form, which caches use', async () => {
    const canonical = (text: string): string => text.normalize('NFKC').toLowerCase();
    const different = await differences(
      verdictOf,
      async (q) => lookup.answer(canonical(q.text), place(q)).verdict,
    );
    expect(different).toEqual([]);
  });

  test('are answered alike by lookup.check', async () => {
    const different = await differences(
      (_, { verdict, devices }) => [verdict, devices.map(({ slug }) => slug)],
      async (q) => {
        const { verdict, results } = lookup.check(q.text, { limit: 25, ...place(q) });
        const { length } = answers.get(q)!.devices;
        return [verdict, results.slice(0, length).map(({ slug }) => slug)];
      },
    );
    expect(different).toEqual([]);
  });

  test('are answered alike by GET /api/check', async () => {
    const different = await differences(verdictOf, async (q) => {
      const response = await app.request(address('/api/check', q));
      return ((await response.json()) as { verdict: Verdict }).verdict;
    });
    expect(different).toEqual([]);
  });

  test('are answered alike by the client', async () => {
    const client = new Client('', { fetch: local as typeof fetch });
    const different = await differences(
      verdictOf,
      async (q) => (await client.check(q.text, place(q))).verdict,
    );
    expect(different).toEqual([]);
  });

  test('are answered alike by MCP', async () => {
    const assistant = await connected();
    const different = await differences(verdictOf, async (q) => {
      const called = { name: 'check_device', arguments: { query: q.text, ...place(q) } };
      const { structuredContent } = await assistant.callTool(called);
      return (structuredContent as unknown as { verdict: Verdict }).verdict;
    });
    await assistant.close();
    expect(different).toEqual([]);
  });

  test('are answered alike by the rows of a file', async () => {
    const writer = writerOf('json', paintFor(process.stdout));
    const answerers = new Map<string | undefined, ReturnType<typeof byModel>>();
    const different = await differences(
      (_, { verdict, meant, devices }) => [verdict, meant === 'one' ? devices[0]!.slug : null],
      async ({ text, region }) => {
        const answer = answerers.get(region) ?? byModel(lookup, region);
        answerers.set(region, answer);
        const row = { text, fields: { model: text } };
        const line = JSON.parse(writer.rows([[row, answer(row)]])) as {
          answer: Verdict & { device: { slug: string } | null; name: string | null };
        };
        const { device, name: _, ...verdict } = line.answer;
        return [verdict, device?.slug ?? null];
      },
    );
    expect(different).toEqual([]);
  });

  test('are answered alike by the suggestions of the widget and the site', async () => {
    vi.stubGlobal('fetch', local);
    // The field has no parameter for a region.
    const plain = asked.filter(({ region }) => region === undefined);
    const different = await differences(
      (_, { verdict, meant }) => (meant === 'one' ? verdict : null),
      async ({ text }, { meant }) => {
        const [first] = await suggestions('', typed(text).query, 3, new AbortController().signal);
        return meant === 'one' ? first?.verdict : null;
      },
      plain,
    );
    expect(different).toEqual([]);
  });

  test('are shown alike by the site and by the widget', async () => {
    vi.stubGlobal('fetch', local);
    const texts = widgetTexts('en', snapshot.devices.regions);
    const shown = (_: Question, { verdict, meant, devices }: Answer) => [
      meant,
      verdict.supports,
      meant === 'one' ? devices[0]!.slug : null,
    ];
    const site = await differences(shown, async (q) => {
      const { view } = siteAnswer(lookup, 'en', q.text, q.region ?? null);
      return [view.meant, view.supports, view.device?.slug ?? null];
    });
    const widget = await differences(shown, async ({ text, region }) => {
      const view = answerView(texts, await toText('', typed(text).query, region ?? ''));
      return [view.meant, view.supports, view.device?.slug ?? null];
    });
    expect([...site, ...widget]).toEqual([]);
  });

  test('lead to a page of the device with the same answer', () => {
    const different = asked.flatMap((q) => {
      const { verdict, meant, devices, said } = answers.get(q)!;
      // A place that the text names may be where the journey goes; the page takes it for the place of sale.
      const isOfText = (q.region === undefined) !== (said.region === null);
      if (meant !== 'one' || isOfText) return [];
      const { pathname, searchParams } = new URL(
        unitPath(devices[0]!, verdict, said.region),
        'https://esim.example',
      );
      const { supports, exceptionRegions } = lookup.unit(pathname.slice(1), unitOf(searchParams))!;
      const isSame =
        supports === verdict.supports && `${exceptionRegions}` === `${verdict.exceptionRegions}`;
      return isSame ? [] : [`${q.text} (${q.region}): ${verdict.supports}, there ${supports}`];
    });
    expect(different).toEqual([]);
  });

  test('by a code, with a region, lead to a page with the same answer', () => {
    const table = snapshot.devices;
    const different: string[] = [];
    for (let c = 0; c < table.codes.size; c++) {
      const device = table.deviceOfCode(c);
      for (const region of Object.keys(table.regionAnswers(device))) {
        const record = table.record(device);
        const verdict = lookup.unit(record.slug, { code: table.codes.at(c), region })!;
        const path = new URL(unitPath(record, verdict, region), 'https://esim.example');
        const there = lookup.unit(record.slug, unitOf(path.searchParams))!;
        if (there.supports !== verdict.supports) different.push(`${path}: ${there.supports}`);
      }
    }
    expect(different).toEqual([]);
  });

  test('have the answer of the text without the number of a unit, which nobody repeats', async () => {
    const some = asked.filter(({ kind }) => kind === 'number of a unit');
    const assistant = await connected();
    const faults: string[] = [];
    for (const { text, name } of some) {
      const { identifier } = withoutIdentifiers(text);
      const { verdict, evidence } = lookup.answer(text);
      const response = await app.request(address('/api/check', { kind: 'name', text }));
      const found = (await response.json()) as SearchResponse;
      const page = await app.request(address('/', { kind: 'name', text }));
      const called = { name: 'check_device', arguments: { query: text } };
      const told = [
        found,
        evidence,
        page.headers.get('location') ?? (await page.text()),
        await assistant.callTool(called),
        answerText(lookup, text, { limit: 3 }, paintFor(process.stdout)),
      ];
      const isKept =
        response.headers.get('cache-control') !== 'private, no-store' ||
        page.headers.get('cache-control') !== 'private, no-store';
      const isOther = JSON.stringify(lookup.answer(name!).verdict) !== JSON.stringify(verdict);
      const isTold = /\d{14}/.test(JSON.stringify(told).replace(/[\s.-]/g, ''));
      if (identifier === null || isOther || isKept || isTold || !found.identifier)
        faults.push(text);
    }
    await assistant.close();
    expect(some.length).toBeGreaterThan(200);
    expect(faults).toEqual([]);
  });

  test('that mean several devices have the same candidates on every face', async () => {
    const several = asked.filter((q) => answers.get(q)!.meant === 'several').slice(0, 200);
    const listed = (devices: readonly { slug: string; supports: string }[]): string[] =>
      devices.map(({ slug, supports }) => `${slug}: ${supports}`);
    const candidates = (_: Question, answer: Answer): string[] => listed(answer.candidates);
    vi.stubGlobal('fetch', local);
    const texts = widgetTexts('en', snapshot.devices.regions);
    const api = await differences(
      candidates,
      async (q) => {
        const response = await app.request(address('/api/check', q));
        return listed(((await response.json()) as SearchResponse).candidates ?? []);
      },
      several,
    );
    const widget = await differences(
      candidates,
      async ({ text, region }) =>
        listed(answerView(texts, await toText('', typed(text).query, region ?? '')).candidates),
      several,
    );
    const site = await differences(
      candidates,
      async (q) => listed(siteAnswer(lookup, 'en', q.text, q.region ?? null).view.candidates),
      several,
    );
    const paint = paintFor(process.stdout);
    const terminal = await differences(
      (_, answer) => deviceTable(lookup, answer.candidates, paint),
      async (q) => {
        const text = answerText(lookup, q.text, { limit: 3, ...place(q) }, paint);
        return text.split(/^.*Which one\?.*\n/m)[1];
      },
      several,
    );
    const assistant = await connected();
    const assistants = await differences(
      candidates,
      async (q) => {
        const called = { name: 'check_device', arguments: { query: q.text, ...place(q) } };
        const [content] = (await assistant.callTool(called)).content as { text: string }[];
        return [...content!.text.matchAll(/^- .*: (\w+)[^:]*\. Slug: (\S+)$/gm)].map(
          ([, supports, slug]) => `${slug}: ${supports}`,
        );
      },
      several,
    );
    await assistant.close();
    expect(several.length).toBeGreaterThan(50);
    expect([...api, ...widget, ...site, ...terminal, ...assistants]).toEqual([]);
  });

  test('that mean several devices have the candidates first in the list of results', () => {
    const late = asked.filter((q) => {
      const { results, candidates = [] } = lookup.check(q.text, { limit: 25, ...place(q) });
      return candidates.some(({ slug }, i) => slug !== results[i]?.slug);
    });
    expect(late).toEqual([]);
  });

  test('are answered alike by the page of results', async () => {
    const some = asked.filter((_, i) => i % 5 === 0);
    const different = await differences(
      (_, { verdict, meant }) => (meant === 'one' ? verdict.supports : null),
      async (q) => {
        const first = await app.request(address('/', q));
        // An address with the number of a unit leads to one without it.
        const location = first.headers.get('location');
        const page = location === null ? first : await app.request(location);
        const html = await page.text();
        return /<article class="card (\w+)/.exec(html)?.[1] ?? null;
      },
      some,
    );
    expect(different).toEqual([]);
  });
});

describe('the code of a unit', () => {
  const { devices } = snapshot;
  const words = new Words(lookup);
  const namesCode = (text: string): boolean[] => {
    const found = lookup.check(text);
    const { view, verdict } = siteAnswer(lookup, 'en', text, null);
    return [
      view.sentence.includes('with the model code'),
      words.verdictSentence(found).includes('with the model code'),
      unitInWords(verdict).includes('model code'),
    ];
  };

  test('is named by every face or by none', () => {
    const step = Math.floor(devices.codes.size / 3000);
    const different: string[] = [];
    const counts = { named: 0, unnamed: 0 };
    for (let c = 0; c < devices.codes.size; c += step) {
      const code = devices.codes.at(c);
      const { view, verdict } = siteAnswer(lookup, 'en', code, null);
      // The sentence of the site does not repeat a code that is the name of its device.
      if (verdict.meant !== 'one' || verdict.modelCode === null) continue;
      if (deviceName(view.device!).includes(verdict.modelCode)) continue;
      const named = namesCode(code);
      counts[named[0] ? 'named' : 'unnamed']++;
      if (new Set(named).size > 1) different.push(`${code}: ${named}`);
    }
    expect(different).toEqual([]);
    expect(counts.named).toBeGreaterThan(500);
    expect(counts.unnamed).toBeGreaterThan(0);
  });

  test('is not named if the question states codes of units with different answers', () => {
    const named: string[] = [];
    let asked = 0;
    for (let d = 0; d < devices.size && asked < 300; d++) {
      const { slug, variants } = lookup.device(`${devices.record(d).slug}`)!;
      const codes = variants
        .flatMap((v) => v.codes.slice(0, 1))
        .filter((code) => !code.includes(','));
      const answers = codes.map((code) => lookup.unit(slug, { code })!.supports);
      const other = answers.findIndex((supports) => supports !== answers[0]);
      if (other < 0) continue;
      for (const text of [`${codes[0]} or ${codes[other]}`, `${codes[other]} or ${codes[0]}`]) {
        const { verdict, said } = lookup.answer(text);
        // Not every pair is read as two codes of this device.
        if (verdict.meant !== 'one' || said.code === null || verdict.basis === 'variant') continue;
        asked++;
        const isNamed = verdict.modelCode !== null || namesCode(text).includes(true);
        if (isNamed) named.push(`${text}: ${verdict.modelCode}`);
      }
    }
    expect(asked).toBeGreaterThan(50);
    expect(named).toEqual([]);
  });
});

test('the widget reads a model hint as /api/detect does, and nothing else', async () => {
  vi.stubGlobal('fetch', local);
  const { codes } = snapshot.devices;
  const step = Math.floor(codes.size / 1200);
  const models = Array.from({ length: 1200 }, (_, i) => codes.at(i * step));
  const different: string[] = [];
  for (const model of [...models, 'T Phone Pro', 'K', 'iPhone', 'Galaxy', 'Pixel 9 Pro']) {
    if (!/^[ -~]+$/.test(model)) continue;
    vi.stubGlobal('navigator', {
      userAgentData: { getHighEntropyValues: async () => ({ model }) },
    });
    const { verdict, devices } = await ofVisitor('');
    const hint = `"${model.replace(/["\\]/g, '\\$&')}"`;
    const expected = lookup.detect({ 'sec-ch-ua-model': hint, 'sec-ch-ua-platform': '"Android"' });
    if (JSON.stringify(verdict) !== JSON.stringify(expected.verdict)) different.push(model);
    if (devices[0]?.slug !== expected.match?.slug) different.push(model);
  }
  expect(different).toEqual([]);
});

test.each(['', '/', 'apple', 'apple/', 'apple/iphone-15-pro/x', '__proto__/constructor'])(
  'the slug "%s" names no device and no unit',
  (slug) => {
    expect(lookup.device(slug)).toBeNull();
    expect(lookup.unit(slug)).toBeNull();
  },
);
