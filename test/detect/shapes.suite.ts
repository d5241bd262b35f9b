import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesNoModel } from '../../src/detect/hints.ts';
import { foldCode } from '../../src/snapshot/index.ts';
import { chrome, detect, isOfSeveralMakers, snapshot } from './whole-data.ts';

const { devices } = snapshot;

/** One code or name that a single device of the data set holds. */
interface Held {
  text: string;
  brand: string;
  slug: string;
  year: number;
}

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36';
const WEB_VIEW = `AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36`;

/** How browsers and apps write a model, by their names. */
const SHAPES: Readonly<Record<string, (model: string, brand: string) => Record<string, string>>> = {
  'a client hint': (model) => chrome(model),
  Chrome: (m) => CHROME_ON(m),
  'a web view': (m) =>
    ua(`Mozilla/5.0 (Linux; Android 13; ${m} Build/TP1A.220624.014; wv) ${WEB_VIEW}`),
  "Android's HTTP client": (m) =>
    ua(`Dalvik/2.1.0 (Linux; U; Android 13; ${m} Build/TP1A.220624.014)`),
  "Xiaomi's HTTP client": (m) =>
    ua(`Dalvik/2.1.0 (Linux; U; Android 13; ${m} MIUI/V14.0.2.0.TKFCNXM)`),
  "Xiaomi's browser": (m) => miui(m),
  'UC Browser': (m) =>
    ua(
      `Mozilla/5.0 (Linux; U; Android 13; zh-CN; ${m} Build/TP1A.220624.014) ${WEB_VIEW} UCBrowser/15.5`,
    ),
  "Huawei's browser": (m) =>
    ua(
      `Mozilla/5.0 (Linux; Android 12; HarmonyOS; ${m}; HMSCore 6.3.0.327; GMSCore 21.33.14) ${CHROME} HuaweiBrowser/12.0.0`,
    ),
  Yandex: (m) => ua(`Mozilla/5.0 (Linux; arm_64; Android 13; ${m}) ${CHROME} YaBrowser/24.4.3`),
  Facebook: (m, brand) => FACEBOOK(m, brand),
  Instagram: (m, brand) =>
    ua(
      `Instagram 300.0.0 Android (33/13; 420dpi; 1080x2094; ${brand}; ${m}; a6plte; qcom; en_US; 1)`,
    ),
};

/** Samsung's browser runs on phones of other makers, and puts Samsung's name before their models. */
const SAMSUNG_BROWSER = (m: string): Record<string, string> =>
  ua(
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG ${m}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/22.0 Chrome/111.0.5563.116 Mobile Safari/537.36`,
  );

function ua(text: string): Record<string, string> {
  return { 'user-agent': text };
}

const CHROME_ON = (model: string): Record<string, string> =>
  ua(`Mozilla/5.0 (Linux; Android 13; ${model}) ${CHROME}`);

const FACEBOOK = (model: string, maker: string): Record<string, string> =>
  ua(
    `[FBAN/FB4A;FBAV/447.0;FBMF/${maker};FBBD/${maker};FBPN/com.facebook.katana;FBDV/${model};FBSV/13;]`,
  );

function miui(model: string): Record<string, string> {
  return ua(
    `Mozilla/5.0 (Linux; U; Android 13; en-us; ${model} Build/TKQ1.221114.001) ${WEB_VIEW} XiaoMi/MiuiBrowser/14.4.0-g`,
  );
}

/**
 * Codes that one device alone holds and that a browser can send in a comment. The shapes below write
 * Android 10 to 13, which older devices of small brands do not run.
 */
const plain = one(
  Array.from({ length: devices.codes.size }, (_, c) => ({
    text: devices.codes.at(c),
    device: devices.deviceOfCode(c),
  })),
).filter(({ text, brand, year }) => brand !== 'Apple' && isPlain(text) && year >= 2017);
const codes = plain.filter(({ text }) => !isOfSeveralMakers(text));

/** Names of the brands that many people carry, as people and headers write them. */
const names = one(
  Array.from({ length: devices.size }, (_, device) => ({
    text: devices.model(device),
    device,
  })).filter(({ device }) => devices.brands[devices.brand[device]!]!.weight >= 4),
).filter(({ text, brand }) => brand !== 'Apple' && isPlain(text) && /[a-z]/i.test(text));

function one(all: readonly { text: string; device: number }[]): Held[] {
  const holders = new Map<string, Set<number>>();
  for (const { text, device } of all) {
    const key = text.toLowerCase().replace(/[^a-z0-9+]/g, '');
    holders.set(key, (holders.get(key) ?? new Set()).add(device));
  }
  return all
    .filter(({ text }) => holders.get(text.toLowerCase().replace(/[^a-z0-9+]/g, ''))!.size === 1)
    .map(({ text, device }) => {
      const { brand, slug, releaseYear } = devices.record(device);
      return { text, brand, slug, year: releaseYear };
    });
}

/** Could it be in a comment without being read as another part of it? */
function isPlain(text: string): boolean {
  return (
    /^[\x21-\x7e][\x20-\x7e]+$/.test(text) &&
    !/[;"\\\]]|build\b|miui|__|applewebkit/i.test(text) &&
    !/^(?:[a-z]{2,3}|x11|x86|touch|ref\b.*|ref_.*|android\b.*|linux.*)$/i.test(text) &&
    !namesNoModel(text)
  );
}

/** Is a name named wrongly? One that holds another device's code ("vivo Y31") names that device. */
function isMissed({ slug }: Held, headers: Record<string, string>): boolean {
  const { match, verdict } = detect(headers);
  return match?.slug !== slug && verdict.modelCode === null;
}

const spelling = (name: string): string => name.toLowerCase().replace(/[^a-z0-9+]/g, '');

/** Another part of a list for each shape and each run. A failure lists the members. */
const every = <T>(list: readonly T[], n: number, from: number): T[] =>
  list.filter((_, i) => i % n === (from + RUN) % n);

const RUN = Math.floor(Math.random() * 1000);

describe('a code that one device holds', () => {
  it.each(Object.entries(SHAPES))('is named as %s writes it', (_, shape) => {
    const sample = every(codes, 5, Object.values(SHAPES).indexOf(shape));
    const wrong = sample.filter(
      ({ text, brand, slug }) => detect(shape(text, brand)).match?.slug !== slug,
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it("is named as Samsung's browser writes it", () => {
    const wrong = every(codes, 5, 3).filter(
      ({ text, slug }) => detect(SAMSUNG_BROWSER(text)).match?.slug !== slug,
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});

describe('a code behind the names of its maker and its device', () => {
  const famous = new Set(devices.brands.filter(({ weight }) => weight >= 4).map((b) => b.name));
  const units = codes.flatMap(({ text, brand, slug }) => {
    const device = devices.find(...(slug.split('/') as [string, string]));
    const name = devices.model(device);
    // A code of several words, or one that is the name, has no name before it.
    const isUnit =
      famous.has(brand) && /^\S{5,}$/.test(text) && /\d{2}/.test(text) && isPlain(name);
    return isUnit && !name.includes(text) ? [{ text, brand, slug, name }] : [];
  });

  it.each([
    ['a client hint', chrome],
    ['Chrome', CHROME_ON],
  ])('is named in %s', (_, shape) => {
    const wrong = units.filter(({ text, brand, slug, name }) => {
      const { match } = detect(shape(`${brand} ${name} ${text}`));
      return match?.slug !== slug;
    });
    expect(units.length).toBeGreaterThan(1000);
    expect(wrong.length, wrong.map((u) => `${u.name} ${u.text}`).join('\n')).toBeLessThanOrEqual(
      0.02 * units.length,
    );
  });

  it('is no code of another device of the maker', () => {
    const named = units.filter(({ text, brand, slug }, i) => {
      const other = units[(i + 7) % units.length]!;
      // Two devices may share a name or an alias.
      const isOther = detect(chrome(`${brand} ${other.name}`)).match?.slug === other.slug;
      if (other.brand !== brand || other.slug === slug || !isOther) return false;
      return detect(chrome(`${brand} ${other.name} ${text}`)).match?.slug === slug;
    });
    // "iQOO" and "A1" are names of devices and of makers.
    expect(named.length, named.map((u) => u.text).join()).toBeLessThanOrEqual(0.005 * units.length);
  });
});

describe('a code of several makers', () => {
  const shared = plain.filter(({ text }) => isOfSeveralMakers(text));

  it('names nothing alone', () => {
    const named = shared.filter(({ text }) => detect(chrome(text)).match !== null);
    expect(named.map(({ text }) => text)).toEqual([]);
    expect(shared.length).toBeGreaterThan(300);
  });

  it('names no device but its own beside the name of a maker', () => {
    const answers = shared.map(({ text, brand, slug }) => {
      const { match } = detect(FACEBOOK(text, brand));
      return match === null ? 'none' : match.slug === slug ? 'own' : text;
    });
    expect(answers.filter((a) => a !== 'own' && a !== 'none')).toEqual([]);
    expect(answers.filter((a) => a === 'own').length).toBeGreaterThan(shared.length / 2);
  });
});

describe('a short code of a small brand', () => {
  const short = codes.filter(({ text, slug }) => {
    const device = devices.find(...(slug.split('/') as [string, string]));
    const { name, weight } = devices.brands[devices.brand[device]!]!;
    const letters = foldCode(text);
    const isShort = letters.length < 6 || letters.replace(/\D/g, '').length < 3;
    return weight === 0 && isShort && !text.toLowerCase().startsWith(name.toLowerCase());
  });

  it('is that of another phone where the system is of another time', () => {
    expect(short.length).toBeGreaterThan(1000);
    const newer = short.filter(({ year }) => year >= 2020);
    const wrong = newer.filter(
      ({ text, slug }) =>
        detect(ua(`Dalvik/2.1.0 (Linux; U; Android 5.0; ${text} Build/LRX21T)`)).match?.slug ===
        slug,
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});

describe('the name of a device', () => {
  const xiaomi = names.filter(({ brand }) => brand === 'Xiaomi');

  it("is named as Xiaomi's browser writes it", () => {
    const missed = xiaomi.filter((held) => {
      // The phones of the main line carry the maker's name alone: "Xiaomi 13T".
      const line = /^(?:Redmi|POCO|Mi|Black)\b/i.test(held.text);
      return isMissed(held, miui(line ? held.text : `Xiaomi ${held.text}`));
    });
    expect(missed.map(({ text }) => text)).toEqual([]);
    expect(xiaomi.length).toBeGreaterThan(300);
  });

  it('is named after the name of its maker', () => {
    const missed = names.filter((held) => isMissed(held, CHROME_ON(`${held.brand} ${held.text}`)));
    expect(missed.map(({ text, brand }) => `${brand} ${text}`)).toEqual([]);
    expect(names.length).toBeGreaterThan(2000);
  });

  it('is named beside the name of its maker', () => {
    const missed = names.filter((held) => isMissed(held, FACEBOOK(held.text, held.brand)));
    expect(missed.map(({ text, brand }) => `${brand} ${text}`)).toEqual([]);
  });

  it('never speaks of the unit: what is said is what is known of the device', () => {
    for (const { text, brand } of names) {
      const { match, verdict } = detect(CHROME_ON(`${brand} ${text}`));
      if (match === null || verdict.modelCode !== null) continue;
      expect(verdict.basis, text).toBe('device');
      expect(verdict.supports, text).toBe(match.supports);
    }
  });
});

describe('a name with 4G', () => {
  const key = (brand: string, name: string): string => `${brand} ${name}`.toLowerCase();
  const all = new Set(names.map(({ text, brand }) => key(brand, text)));
  // Of "Redmi Note 9" and "Redmi Note 9 4G", both are meant.
  const pairs = names.filter(
    ({ text, brand }) =>
      all.has(key(brand, `${text} 5G`)) &&
      !all.has(key(brand, `${text} 4G`)) &&
      !/[45]G/.test(text),
  );

  it.each(['4G', 'LTE'])('is the device without a network, not that with 5G (%s)', (network) => {
    const wrong = pairs.filter(
      ({ text, brand, slug }) =>
        detect(CHROME_ON(`${brand} ${text} ${network}`)).match?.slug !== slug,
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(50);
  });
});

describe('a header that states one brand', () => {
  const { builds } = (
    JSON.parse(readFileSync('data/rules/makers-of-brands.json', 'utf8')) as {
      settings: { builds: Record<string, string[]> };
    }
  ).settings;

  /** How headers state a brand beside a code or a name. */
  const statements: readonly ((brand: string, model: string) => Record<string, string>)[] = [
    (brand, model) => chrome(`${brand} ${model}`),
    (brand, model) => chrome(`${brand}_${model}`),
    (brand, model) => CHROME_ON(`${brand} ${model}`),
    (brand, model) => ua(CHROME_ON(`${brand} ${model}`)['user-agent']!.toLowerCase()),
    (brand, model) => FACEBOOK(model, brand),
    (brand, model) => SHAPES.Instagram!(model, brand),
    (brand, model) => ua(`${brand}-${model}_9_WeiboIntlAndroid_6710`),
    (brand, model) => ua(`Shop/3.2 (${brand} ${model}; Android 14)`),
    (brand, model) => ua(`Shop/3.2 (Android; 14; ${brand}; ${model})`),
    (brand, model) => ua(`Shop/3.2 (build 12; ${brand}; ${model})`),
    (brand, model) => ua(`Shop/3.2 ${brand}/${model} OS/14`),
    (brand, model) => ua(`Shop/3.2 [${brand}/${model}] Android 14`),
    (brand, model) => ua(`Android|14|${brand}|${model}|3.4.1|en_GB`),
    (brand, model) => ua(`Android_14_${brand}_${model}_5.6.0`),
    (brand, model) => ua(`Shop/3.2 (os=android;manufacturer=${brand};model=${model})`),
    (brand, model) => ua(`Shop/3.2 Android/14; Brand: ${brand}; Model: ${model};`),
  ];
  const carried = devices.brands.filter(({ weight }) => weight >= 3);
  // A text that states a brand itself ("Lenovo TB-8703N", "Xperia E1") makes the header contradict itself.
  const brandWords = carried.flatMap(({ name, aliases }) => [name, ...aliases]);
  const stated = new RegExp(`^(?:${brandWords.join('|')})(?![a-z])`, 'i');
  const texts = [...codes, ...names]
    .map(({ text }) => text)
    .filter((text) => !/[()]/.test(text) && !stated.test(text));

  it('never gives a device of another', () => {
    const any = fc.tuple(
      fc.constantFrom(...carried),
      fc.constantFrom(...texts),
      fc.constantFrom(...statements),
    );
    fc.assert(
      fc.property(any, ([{ name, slug }, text, state]) => {
        const { match, brand, verdict } = detect(state(name, text));
        // The whole text may be the code of another: "Lenovo K910".
        const isWhole = spelling(verdict.modelCode ?? '') === spelling(`${name}${text}`);
        if (brand === null || isWhole) return;
        const may = devices.brands.filter((b) => [slug, ...(builds[slug] ?? [])].includes(b.slug));
        expect(
          may.map((b) => b.name),
          match?.slug,
        ).toContain(brand);
      }),
      { numRuns: 20_000 },
    );
  });

  it('never gives a short code of another beside the name of a small brand', () => {
    const small = devices.brands.filter(({ weight, name }) => weight < 3 && isPlain(name));
    const starts = new RegExp(
      `^(?:${devices.brands.map((b) => escaped(b.name)).join('|')})[ _-]`,
      'i',
    );
    const short = texts.filter((text) => !/(?:\d\D*){3}/.test(text) && !starts.test(text));
    fc.assert(
      fc.property(fc.constantFrom(...small), fc.constantFrom(...short), ({ name, slug }, text) => {
        const whole = spelling(`${name}${text}`);
        // These signs in a name end the part around it.
        const inComments = /[()[\]&,;|]/.test(name)
          ? []
          : [
              ua(`Shop/3.2 (Android 14; ${name}; ${text})`),
              ua(`Shop/3.2 [${name}/${text}] Android 14`),
            ];
        for (const headers of [chrome(`${name} ${text}`), FACEBOOK(text, name), ...inComments]) {
          const { match, verdict } = detect(headers);
          const said = [verdict.modelCode, match?.model].map((t) => spelling(t ?? ''));
          // The shape of some codes proves them: "PEEM00".
          const isOfShape = verdict.modelCode === null;
          if (match === null || isOfShape || said.includes(whole)) continue;
          expect([slug, ...(builds[slug] ?? [])], `${name} ${text}`).toContain(match.brandSlug);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  it('gives the device of the brand whose name follows a small brand’s', () => {
    expect(detect(chrome('Orange HUAWEI GRA-L09')).match?.slug).toBe('huawei/p8');
    expect(detect(chrome('Starmobile DIAMOND')).match).toBeNull();
  });
});

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
