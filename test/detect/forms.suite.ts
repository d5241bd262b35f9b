import { describe, expect, it } from 'vitest';
import { detect, devices } from './whole-data.ts';

/** Makers that many people carry, as apps write them. */
const MAKERS: ReadonlySet<string> = new Set([
  ...['samsung', 'xiaomi', 'oppo', 'vivo', 'realme', 'oneplus', 'huawei', 'honor', 'motorola'],
  ...['tecno', 'infinix', 'google', 'sony', 'nothing', 'lenovo', 'asus'],
]);

/** Every code of their devices since 2020. */
const units = devices
  .filter(({ brandSlug, releaseYear }) => MAKERS.has(brandSlug) && releaseYear >= 2020)
  .flatMap(({ brandSlug, modelSlug, variants }) =>
    variants.flatMap(({ codes }) => codes.map((code) => ({ brandSlug, modelSlug, code }))),
  )
  // A bracket in a code ends the comment around it.
  .filter(({ code }) => !code.includes('('));

const WEB_KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const SAFARI = 'Chrome/120.0.0.0 Mobile Safari/537.36';
const VIEW = `Version/4.0 ${SAFARI}`;

/** How browsers and apps on Android 12 and later name a device. */
const FORMS: Readonly<Record<string, (code: string, maker: string) => string>> = {
  Chrome: (code) => `Mozilla/5.0 (Linux; Android 13; ${code}) ${WEB_KIT} ${SAFARI}`,
  'a web view': (code) =>
    `Mozilla/5.0 (Linux; Android 14; ${code} Build/UP1A.231005.007; wv) ${WEB_KIT} ${VIEW}`,
  'a scanner in a web view': (code) =>
    `Mozilla/5.0 (Linux; Android 14; ${code} Build/UP1A.231005.007; wv) ${WEB_KIT} ${VIEW} CamScanner/6.5`,
  HarmonyOS: (code) =>
    `Mozilla/5.0 (Linux; Android 12; HarmonyOS; ${code}; HMSCore 6.11.0.302) ${WEB_KIT} ${SAFARI}`,
  Dalvik: (code) => `Dalvik/2.1.0 (Linux; U; Android 13; ${code} Build/TP1A.220624.014)`,
  TikTok: (code) =>
    `com.zhiliaoapp.musically/2022903010 (Linux; U; Android 13; en_US; ${code}; Build/TP1A; Cronet/TTNetVersion:5)`,
  Snapchat: (code) => `Snapchat/12.30.0.36 (${code}; Android 13#G991BXXU5EVKB#33; gzip) V/MUSHROOM`,
  'Google Play': (code) =>
    `Android-Finsky/41.2.21-23 [0] [PR] 637927817 (api=3,sdk=33,platformVersionRelease=13,model=${encodeURIComponent(code)},buildId=TP1A)`,
  Bilibili: (code) =>
    `Mozilla/5.0 BiliDroid/7.32.0 (bbcallen@gmail.com) os/android model/${code} mobi_app/android build/7320200`,
  Bitwarden: (code) => `Bitwarden_Mobile/2024.1.0 (Android 13; SDK 33; Model ${code})`,
  Telegram: (code, maker) =>
    `Mozilla/5.0 (Linux; Android 13; K) ${WEB_KIT} ${SAFARI} Telegram-Android/12.2.10 (${maker} ${code}; Android 13; SDK 33; HIGH)`,
  'Booking.com': (code, maker) =>
    `Booking.App/31.1 Android/13; Type: mobile; AppStore: google; Brand: ${maker}; Model: ${code};`,
  Alibaba: (code, maker) => `MTOPSDK/3.1.1.7 (Android;13;${maker};${code})`,
  Amazon: (code) => `Amazon.com/26.5.0.100 (Android/13/${code})`,
  Taobao: (code) =>
    `Mozilla/5.0 (Linux; U; Android 13; zh-CN; ${code} Build/TP1A) ${WEB_KIT} ${VIEW} AliApp(TB/10.13.10) TTID/600000@taobao_android_10.13.10 WindVane/8.5.0`,
  'a list of fields': (code, maker) =>
    `Courier/3.1 (os=android;os_version=13;manufacturer=${maker};model=${code})`,
  JSON: (code, maker) =>
    JSON.stringify({ os: 'Android', osVersion: '13', brand: maker, model: code }),
  'a tuple with bars': (code, maker) => `Android|13|${maker}|${code}|3.4.1|en_GB`,
  'a tuple with underscores': (code, maker) => `Android_13_${maker}_${code}_5.6.0`,
  'maker and model in brackets': (code, maker) =>
    `Food-Android/24.3.0 [${maker}/${code}] Android 13`,
  'an HTTP library': (code, maker) => `Shop/5.2.1 (Android 13; ${maker} ${code}) okhttp/4.12.0`,
};

describe.each(Object.entries(FORMS))('the user agent of %s', (_, form) => {
  it('names the device of its code', () => {
    const wrong = units.flatMap(({ brandSlug, modelSlug, code }) => {
      const { match, brand } = detect({ 'user-agent': form(code, brandSlug) });
      const isRight = match?.slug === `${brandSlug}/${modelSlug}`;
      return isRight ? [] : [`${code}: ${match?.slug ?? brand}, not ${modelSlug}`];
    });
    expect(units.length).toBeGreaterThan(4000);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.01 * units.length);
  });
});

/** How an app writes a name in two parts, the second of which may be the end of another device's name. */
const SPLIT_NAMES: Readonly<Record<string, (name: string, brand: string) => string>> = {
  'the first word in the place of the maker': (name) => `[${name.replace(' ', '/')}]`,
  'a word that no name has before it': (name, brand) => `[${brand}/Zorro ${name}]`,
};

describe.each(Object.entries(SPLIT_NAMES))(
  'a name in the user agent of an app, with %s',
  (_, form) => {
    it('is that of the device, or of none', () => {
      const named = devices.filter(
        ({ brandSlug, releaseYear, model }) =>
          // A bracket, a comma or a quotation mark ends the text of an app around it.
          MAKERS.has(brandSlug) && releaseYear >= 2016 && /^[a-z]+ \S+ [\w +.-]+$/i.test(model),
      );
      const wrong = named.flatMap(({ brand, brandSlug, modelSlug, model }) => {
        const { match } = detect({ 'user-agent': `Shop/3.2 ${form(model, brand)} Android 13` });
        const isOther = match !== null && match.slug !== `${brandSlug}/${modelSlug}`;
        return isOther ? [`${brand} ${model}: ${match.slug}`] : [];
      });
      expect(named.length).toBeGreaterThan(500);
      // "K11", the end of a tablet's name, is also a code of its maker.
      expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.001 * named.length);
    });
  },
);

describe.each([
  ['Redmi', 'xiaomi'],
  ['POCO', 'xiaomi'],
  ['iQOO', 'vivo'],
])('%s in the place of the maker', (line, slug) => {
  it('is part of the name: another line has the device of the rest', () => {
    const others = devices.filter(
      ({ brandSlug, model, variants }) =>
        brandSlug === slug &&
        /^(?:\d|[XYVST]\d|Pad|Watch)/.test(model) &&
        // "vivo 2019" is a code, which counts behind any name of its maker.
        !variants.some(({ codes }) =>
          codes.some((code) => code.toLowerCase().endsWith(model.toLowerCase())),
        ),
    );
    const wrong = others.flatMap(({ model, modelSlug }) =>
      [
        `Mozilla/5.0 (Linux; Android 13; ${line} ${model}) ${WEB_KIT} ${SAFARI}`,
        `MTOPSDK/3.1.1.7 (Android;13;${line};${model})`,
        `Courier/3.1 (os=android;os_version=13;manufacturer=${line};model=${model})`,
      ].filter((ua) => detect({ 'user-agent': ua }).match?.modelSlug === modelSlug),
    );
    expect(others.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});
