import crawlers from 'crawler-user-agents';
import { describe, expect, it } from 'vitest';
import { namesNoModel } from '../../src/detect/hints.ts';
import { observedPairs } from './observed-pairs.ts';
import { chrome, detect, snapshot } from './whole-data.ts';

describe('the published list of crawlers', () => {
  const agents = crawlers.flatMap((crawler) => crawler.instances);

  it('holds none that is named as a device, or one in a thousand', () => {
    const named = agents.filter((ua) => detect({ 'user-agent': ua }).brand !== null);
    // The list counts two browsers inside apps of Meta as crawlers; they name real phones.
    expect(named.length, named.join('\n')).toBeLessThanOrEqual(agents.length / 1000);
  });
});

describe('headers that real browsers sent', () => {
  const pairs = observedPairs();
  const { codes } = snapshot.devices;
  const held = new Map<string, Set<number>>();
  for (let c = 0; c < codes.size; c++) {
    const key = codes.at(c).toLowerCase();
    const device = snapshot.devices.deviceOfCode(c);
    held.set(key, (held.get(key) ?? new Set()).add(device));
  }

  it('name the device of every code that one device holds', () => {
    const one = pairs.filter(
      ({ model }) => held.get(model.toLowerCase())?.size === 1 && !namesNoModel(model),
    );
    const wrong = one.filter(({ userAgent, model, platform }) => {
      const [device] = held.get(model.toLowerCase())!;
      const headers = { ...chrome(model), 'user-agent': userAgent };
      const answer = detect({ ...headers, 'sec-ch-ua-platform': `"${platform}"` });
      return answer.match?.slug !== snapshot.devices.record(device!).slug;
    });
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(one.length / 100);
    expect(one.length).toBeGreaterThan(0.9 * pairs.length);
  });

  it('never speak of a unit by a code that none holds', () => {
    const unknown = pairs.filter(({ model }) => !held.has(model.toLowerCase()));
    for (const { userAgent, model } of unknown) {
      const { verdict } = detect({ ...chrome(model), 'user-agent': userAgent });
      expect(verdict.basis, model).not.toBe('variant');
    }
  });
});
