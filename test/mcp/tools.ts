import type { Client } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import type { Lookup } from '../../src/lookup/index.ts';

/**
 * What the tools do, whatever carries them: called by the official client, which holds each answer
 * against the schema that the server announced.
 */
export function toolSuite(name: string, lookup: Lookup, connected: () => Client): void {
  const call = async (tool: string, args: Record<string, unknown>) => {
    const result = await connected().callTool({ name: tool, arguments: args });
    const [content] = result.content as { type: string; text: string }[];
    return { ...result, text: content!.text, structured: result.structuredContent as never };
  };

  describe(name, () => {
    test('announces two tools that only read', async () => {
      const { tools } = await connected().listTools();
      expect(tools.map((t) => t.name).sort()).toEqual(['check_device', 'get_device']);
      for (const tool of tools) {
        expect(tool.annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
        expect(tool.outputSchema).toMatchObject({ type: 'object' });
      }
      // Four characters a token: what every conversation with the tools begins with.
      expect(JSON.stringify(tools).length / 4).toBeLessThan(1500);
      const instructions = connected().getInstructions();
      for (const word of ['unknown', 'partial', 'several', 'verdict', 'advice']) {
        expect(instructions).toContain(word);
      }
    });

    test.each([
      { query: 'iphone 15 pro' },
      { query: 'pixel 8', limit: 25 },
      { query: 'zzzzqqqqxxxx', limit: 1 },
    ])('check_device %j answers as the library', async (args) => {
      const { structured } = await call('check_device', args);
      expect(structured).toMatchObject(lookup.check(args.query, { limit: args.limit ?? 5 }));
    });

    test('check_device tells the answer of the very variant that a code names', async () => {
      const { structured, text } = await call('check_device', { query: 'A3104' });
      expect(structured).toMatchObject({ verdict: { supports: 'no', basis: 'variant' } });
      expect(text).toMatch(
        /^The Apple iPhone 15 Pro with the model code A3104 sold in Hong Kong, Macau, and Mainland China does not support eSIM\./,
      );
    });

    test.each([
      ['check_device', {}, 'query: Write what to look for: a device name or a model code.'],
      ['check_device', { query: 7 }, 'query: Write what to look for'],
      ['check_device', { query: 'x'.repeat(201) }, 'query: Shorten it to 200 characters.'],
      ['check_device', { query: '😀'.repeat(201) }, 'query: Shorten it to 200 characters.'],
      ['check_device', { query: 'x', limit: 26 }, 'limit: Use a whole number from 1 to 25.'],
      ['check_device', { query: 'x', region: 5 }, 'region: Write where the device was bought'],
      ['check_device', { query: 'x', region: 'x'.repeat(51) }, 'region: Write where the device'],
      ['check_device', { query: 'x', region: 'x'.repeat(101) }, 'region: Write where the device'],
      ['check_device', { query: 'x', limit: '3' }, 'limit: Use a whole number from 1 to 25.'],
      ['get_device', {}, 'slug: Write the slug of a device, such as samsung/galaxy-s24-ultra.'],
    ])('%s %j says what to send instead', async (tool, args, sentence) => {
      const { isError, text } = await call(tool, args);
      expect(isError).toBe(true);
      expect(text).toContain(sentence);
    });

    test('check_device counts characters as the API does, whatever they take in memory', async () => {
      const { structured } = await call('check_device', { query: '😀'.repeat(200) });
      expect(structured).toMatchObject({ verdict: { meant: 'none' } });
    });

    test('check_device takes the region where the device was bought', async () => {
      const { structured } = await call('check_device', { query: 'iphone 15 pro', region: 'HK' });
      expect(structured).toMatchObject({ verdict: { supports: 'no', regions: ['hong-kong'] } });
      for (const region of [
        'Hong Kong',
        'hong-kong',
        'Hongkong',
        '香港',
        'HKG',
        'Hong Kong S.A.R.',
        'Hong Kong, China',
        '🇭🇰',
      ]) {
        const named = await call('check_device', { query: 'iphone 15 pro', region });
        expect(named.structured, region).toEqual(structured);
      }
    });

    test('check_device asks which one if several fit, and advises nothing if none does', async () => {
      const { text } = await call('check_device', { query: 'iphone se' });
      expect(text).toContain('Ask which one');
      expect(text).toMatch(
        /^- Apple iPhone SE \(3rd generation\) \(2022\): yes, except .* Slug: /m,
      );
      expect(text).not.toMatch(/iPhone 1\d/);
      const nothing = await call('check_device', { query: 'zzzzqqqqxxxx' });
      expect(nothing.structured).toMatchObject({ verdict: { meant: 'none' }, advice: [] });
      expect(nothing.text).not.toContain('*#06#');
    });

    test.each([
      ['89044011112233441122334411223321', /^This number is an EID\. .* has an eSIM chip\.$/],
      ['490154203237518', /^This number is an IMEI\./],
      ['490154203237519', /check digits do not match/],
    ])('the text says what the number of one unit is: %s', async (query, words) => {
      expect((await call('check_device', { query })).text).toMatch(words);
    });

    test('a device beside the number of one unit has its answer', async () => {
      const query = 'iPhone X IMEI 490154203237518';
      const { text, structured } = await call('check_device', { query });
      expect(text).toMatch(/^The Apple iPhone X does not support eSIM\./);
      expect(structured).toMatchObject({
        verdict: { supports: 'no' },
        identifier: { kind: 'imei', isValid: true },
      });
      expect(text).not.toContain('490154203237518');
    });

    test('the text says of a partial answer where no unit supports eSIM', async () => {
      const { text, structured } = await call('check_device', { query: 'ipad air 5' });
      expect(structured).toMatchObject({
        verdict: { supports: 'partial', exceptionRegions: ['mainland-china'] },
      });
      expect(text).toMatch(
        /^The .* in some versions only, except .* Mainland China, which do not\./,
      );
    });

    test.each([
      ['apple watch ultra 2', 'yes'],
      ['galaxy watch6 LTE', 'yes'],
      ['softbank kids phone 4', 'yes'],
    ])(
      'a device that takes only its carrier\u2019s plans is no bare yes: %s',
      async (query, supports) => {
        const plans = "It works only with its carrier's plans, not with travel eSIMs.";
        const { text, structured } = await call('check_device', { query });
        expect(structured).toMatchObject({ verdict: { supports, meant: 'one' } });
        expect((structured as { advice: string[] }).advice).toContain(plans);
        expect(text.split('\n')[1]).toBe(plans);
        expect(text).not.toContain('locked');
        const [, slug] = /Slug: (\S+)/.exec(text)!;
        expect((await call('get_device', { slug })).text).toContain(plans);
      },
    );

    test('a choice between devices says which take only their carrier\u2019s plans', async () => {
      const { text } = await call('check_device', { query: 'apple watch' });
      expect(text).toMatch(/^- Apple Watch .*: \w+, with its carrier's plans only\. Slug: /m);
    });

    test.each([
      ['iphone 15 pro', ['locked', 'No SIM restrictions', '*#06#'], []],
      ['pixel 8', ['locked', '*#06#'], ['No SIM restrictions']],
      ['iphone', ['locked', 'No SIM restrictions', '*#06#'], []],
      ['galaxy tab s9', ['locked', 'search its settings'], ['*#06#', 'No SIM restrictions']],
      ['ipad 10', ['locked', 'look for an EID in Settings, General, About'], ['*#06#']],
      ['Surface Pro 9', ['locked', 'search its settings'], ['*#06#', 'No SIM restrictions']],
      ['thinkpad x13 gen 7', ['locked', 'Manage eSIM profiles'], ['*#06#']],
      ['apple watch ultra 2', ['Mobile plans'], ['*#06#', 'No SIM restrictions', 'locked']],
      ['Netgear Nighthawk M6', ['locked'], ['*#06#', 'To be sure']],
    ])('the advice fits the kind of device: %s', async (query, given, left) => {
      const { text, structured } = await call('check_device', { query });
      const { advice } = structured as { advice: string[] };
      for (const words of given) expect(advice.join('\n')).toContain(words);
      for (const words of left) expect(text).not.toContain(words);
    });

    test.each(['ipad 10 wifi', 'iphone x', 'SM-S9280', 'redmi note'])(
      'there is no advice after a no: %s',
      async (query) => {
        const { structured } = await call('check_device', { query });
        expect(structured).toMatchObject({ advice: [] });
      },
    );

    test.each(['SM-S9280 or SM-S928B', 'SM-S928B or SM-S9280'])(
      'a code that did not decide is not named: %s',
      async (query) => {
        const { text } = await call('check_device', { query });
        expect(text).toMatch(/^The Samsung Galaxy S24 Ultra supports eSIM in some versions only\./);
      },
    );

    test('a list of several devices does not contradict what is said of them', async () => {
      const pixel = await call('check_device', { query: 'pixel' });
      expect(pixel.text).toMatch(
        /^Several devices fit\. .* All that are listed support eSIM, others that fit do not or are not known to\.\n/,
      );
      expect(pixel.text).not.toMatch(/^- .*: no\b/m);
      const note = await call('check_device', { query: 'redmi note' });
      expect(note.text).toContain('Some that are not listed support eSIM.');
      expect(note.text).not.toMatch(/^- .*: yes\b/m);
    });

    test('an estimated year is marked', async () => {
      const { text } = await call('check_device', { query: 'Netgear Nighthawk M6' });
      expect(text).toContain('Netgear Nighthawk M6 (≈ 2026)');
      const stated = await call('check_device', { query: 'iphone 15 pro' });
      expect(stated.text).toContain('iPhone 15 Pro (2023)');
    });

    test('regions have their articles, and names that are lists are kept apart', async () => {
      const sold = await call('check_device', { query: 'A2848' });
      expect(sold.text).toMatch(/ sold in the United States supports eSIM\./);
      const { text } = await call('get_device', { slug: 'sony/xperia-1-vii' });
      expect(text).toContain(
        'units sold in Asia-Pacific outside China, Japan and Korea; Hong Kong; Mainland China; Taiwan.',
      );
    });

    test('the text names each publisher once', async () => {
      const { text } = await call('get_device', { slug: 'apple/iphone-15-pro' });
      const publishers = /^Sources: (.*)\.$/m.exec(text)![1]!.split(', ');
      expect(publishers).toEqual([...new Set(publishers)]);
    });

    test('check_device says which arguments there are', async () => {
      const { text } = await call('check_device', { query: 'pixel 8', country: 'HK' });
      expect(text).toContain('Use only the arguments query, limit and region.');
    });

    test('the text says the same, with what to pass on', async () => {
      const { text } = await call('check_device', { query: 'iphone 15 pro', limit: 1 });
      expect(text).toContain('Apple iPhone 15 Pro (2023) supports eSIM, except units sold in');
      expect(text).toContain('*#06#');
      expect(text).toContain('locked to a carrier');
    });

    test('get_device answers as the library', async () => {
      const slug = 'apple/iphone-15-pro';
      const { structured, text } = await call('get_device', { slug });
      expect(structured).toMatchObject({ device: lookup.device(slug) });
      expect(text).toContain('A3104');
    });

    test('get_device says that there is none', async () => {
      const { structured, isError } = await call('get_device', { slug: 'no/such' });
      expect(structured).toMatchObject({ device: null });
      expect(isError).toBeFalsy();
    });

    test.each([
      ['check_device', {}],
      ['check_device', { query: '' }],
      ['check_device', { query: '   ' }],
      ['check_device', { query: 'x'.repeat(201) }],
      ['check_device', { query: 'x', limit: 26 }],
      ['check_device', { query: 'x', limit: 1.5 }],
      ['check_device', { query: '\ud800' }],
      ['check_device', { query: 'pixel 8', region: 'atlantis' }],
      ['check_device', { query: 'pixel 8', country: 'HK' }],
      ['get_device', { slug: 5 }],
      ['get_device', { slug: 'apple/iphone-15-pro', region: 'HK' }],
    ])('%s refuses %j', async (tool, args) => {
      const refused = await call(tool, args).then(
        ({ isError }) => isError === true,
        () => true,
      );
      expect(refused).toBe(true);
    });
  });
}
