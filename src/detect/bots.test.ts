import { describe, expect, it } from 'vitest';
import { isAutomated, isLibrary } from './bots.ts';

const agent = (app: string, view: string): string =>
  `Mozilla/5.0 (Linux; Android 14; SM-S928B${view}) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 ${app}`;
const WEB_VIEW = ' Build/UP1A.231005.007; wv';

describe('isAutomated', () => {
  const apps = [
    'CamScanner/6.5',
    'SpeedChecker/2',
    'Inspector/1',
    'WiFiMonitor/3',
    'PhotoPreview/4',
  ];

  it.each(apps)('counts %s in a web view as an app, elsewhere as a program', (app) => {
    expect(isAutomated(agent(app, WEB_VIEW))).toBe(false);
    expect(isAutomated(agent(app, ''))).toBe(true);
    expect(isLibrary(agent(app, ''))).toBe(false);
  });

  it.each(['SomeBot/2', 'Crawler', '(+https://example.com)', 'curl/8'])(
    'counts %s as a program wherever it is',
    (app) => {
      expect(isAutomated(agent(app, WEB_VIEW))).toBe(true);
      expect(isAutomated(agent(app, ''))).toBe(true);
    },
  );

  it.each(['calendar=gregorian', 'numbers=latn', 'rg=inzzzz', 'calendar=buddhist;numbers=thai'])(
    'does not count the keyword of a locale (%s) as an address',
    (keyword) => {
      const ua = `Instagram 330.0 (iPhone14,3; iOS 17_5; en_IR@${keyword}; en; scale=3.00)`;
      expect(isAutomated(ua)).toBe(false);
      expect(isAutomated(ua.replace('=', '.'))).toBe(true);
      expect(isLibrary(`${ua} okhttp/4 Java/1`)).toBe(true);
    },
  );

  it.each(['MSIE 9.0', 'Mobile2.0', 'Smartphone2.0', 'Tablet2.0'])(
    'does not count what is compatible with %s as a program',
    (kind) => {
      expect(isAutomated(`SM-G970F (compatible; ${kind}) News, 4.2.0 / Android 31`)).toBe(false);
      expect(isAutomated(`SM-G970F (compatible; Any${kind}) News, 4.2.0 / Android 31`)).toBe(true);
    },
  );

  it("does not count the address in Bilibili's app", () => {
    const ua = 'Mozilla/5.0 BiliDroid/7.32.0 (bbcallen@gmail.com) os/android model/V2309A';
    expect(isAutomated(ua)).toBe(false);
    expect(isAutomated(ua.replace('bbcallen', 'robin'))).toBe(true);
  });
});
