import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { namesNoModel } from '../../src/detect/hints.ts';
import { DETECT_HEADERS } from '../../src/detect/index.ts';
import { DetectResponse } from '../../src/model/index.ts';
import { chrome, detect, isOfSeveralMakers, snapshot } from './whole-data.ts';

const { devices } = snapshot;

/** Every code that is sent, with the devices that hold it in this spelling. */
const holders = new Map<string, { code: string; devices: Set<number> }>();
for (let c = 0; c < devices.codes.size; c++) {
  const code = devices.codes.at(c);
  const holder = devices.deviceOfCode(c);
  // Apple's regulatory numbers are on the box, not in a header.
  if (devices.record(holder).brand === 'Apple' && !code.includes(',')) continue;
  const entry = holders.get(code) ?? { code, devices: new Set() };
  entry.devices.add(holder);
  holders.set(code, entry);
}

describe('any headers', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('', 'K', '"Pixel 9"', '"SM-S928B"', '"Android"', '"Windows"', '"iOS"'),
    fc
      .array(
        fc.constantFrom(
          ...['Mozilla/5.0 (', 'Linux; ', 'Android 10; ', 'K', ')', '(', ';', ' Build/', 'iPhone'],
          ...['iPhone16,1', 'CPU iPhone OS 17_1 ', 'FBDV/', 'SAMSUNG ', 'SM-S928B', 'Pixel 9', '/'],
          ...['bot', 'AppleWebKit/537.36', 'Instagram 1 Android (29/10; 420dpi; 1x1; '],
        ),
        { maxLength: 20 },
      )
      .map((parts) => parts.join('')),
  );
  const headers = fc.dictionary(
    fc.constantFrom(...DETECT_HEADERS.map((name) => name.toLowerCase())),
    text,
  );

  it('give a valid answer, whose parts agree with each other', () => {
    fc.assert(
      fc.property(headers, (h) => {
        const answer = detect(h);
        v.assert(DetectResponse, answer);
        if (answer.match !== null) {
          expect(answer.brand).toBe(answer.match.brand);
          expect(answer.model).toBe(answer.match.model);
          expect(['variant', 'device']).toContain(answer.verdict.basis);
        } else {
          expect(['family', 'none']).toContain(answer.verdict.basis);
        }
        if (answer.verdict.basis === 'none') expect(answer.verdict.supports).toBe('unknown');
      }),
      { numRuns: 2000 },
    );
  });

  it('give the same answer whatever other headers say', () => {
    const others = fc.dictionary(
      fc.constantFrom('accept', 'cookie', 'referer', 'sec-ch-ua', 'sec-ch-ua-mobile', 'x-model'),
      text,
    );
    fc.assert(
      fc.property(headers, others, (h, o) => {
        expect(detect({ ...o, ...h })).toEqual(detect(h));
      }),
    );
  });
});

describe('every code of the data set', () => {
  it('names its device as a hint, unless devices share it', () => {
    const wrong: string[] = [];
    for (const { code, devices: of } of holders.values()) {
      if (!isSent(code) || isOfSeveralMakers(code)) continue;
      const { match } = detect(isApple(code) ? apple(code) : chrome(code));
      const expected = of.size === 1 ? devices.record([...of][0]!).slug : undefined;
      if (match?.slug !== expected) wrong.push(code);
    }
    expect(wrong).toEqual([]);
  });

  it('names its device in a user agent, unless devices share it', () => {
    const wrong: string[] = [];
    for (const { code, devices: of } of holders.values()) {
      // A comment ends its parts at semicolons; a language or a version is not read as a code.
      if (!isSent(code) || code.includes(';') || isAmbiguous(code)) continue;
      if (isOfSeveralMakers(code)) continue;
      const ua = `Mozilla/5.0 (Linux; Android ${systemOf(of)}; ${code} Build/PPR1.180610.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36`;
      const { match } = detect(isApple(code) ? apple(code) : { 'user-agent': ua });
      const expected = of.size === 1 ? devices.record([...of][0]!).slug : undefined;
      if (match?.slug !== expected) wrong.push(code);
    }
    // Codes that begin or end like another part of the comment.
    expect(wrong).toEqual([]);
  });
});

/** The version of Android that appeared with the newest of these devices. */
const systemOf = (of: ReadonlySet<number>): number =>
  Math.max(4, ...[...of].map((device) => devices.year[device]! - 2009));

/** Could a browser send it as a model? Not a regulatory number, not text beyond ASCII. */
function isSent(code: string): boolean {
  return !namesNoModel(code) && /^[\x20-\x7e]+$/.test(code) && code.length <= 128;
}

const apple = (identifier: string): Record<string, string> => ({
  'user-agent': `App (${identifier})`,
});

const isApple = (code: string): boolean => /^(?:iPhone|iPad|iPod|Watch)\d+,\d+$/.test(code);

function isAmbiguous(code: string): boolean {
  return /^(?:[a-z]{2,3}|android\b.*|linux.*)$|build\b|miui|__/i.test(code);
}
