import { WordScanner } from './word-scanner.ts';

/**
 * Words of programs without a person behind them. Several thousand crawlers share these few words; a
 * test checks them against the published list of crawlers.
 */
const WORDS: readonly string[] = [
  // Names that crawlers give themselves, and the address that they leave.
  ...['bot', 'crawl', 'spider', 'slurp', 'http://', 'https://', 'www.'],
  // A digit after the sign is a version ("Ecosia android@101.0.4951.41"), a letter the host of an address.
  ...[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `@${letter}`),
  ...['.com/', '.com)', '.ai/', 'archiver', 'mediapartners', 'feedfetcher', 'feeder.co'],
  ...['baiduspider', 'externalhit', 'facebookcatalog', 'google-', 'googleagent', 'google favicon'],
  ...['google web', 'apis-google', 'duplexweb', 'yandeximages', 'yandexmedia', 'yandexpagech'],
  ...['yandexmetrika', 'yandexdirect', 'yandexwebmaster', 'chatgpt-user', 'claude-user'],
  ...[
    'perplexity-user',
    'manus-user',
    'newsai',
    'xmco.fr',
    'ips-agent',
    'nutch',
    'zgrab',
    'favicon',
    'vkshare',
  ],
  // Fetchers of link previews.
  'whatsapp/',
  // Google's pages for slow networks were fetched as a Nexus 5 whatever phone asked for them.
  'googleweblight',
  // Tests and monitors of web pages, which borrow a phone's user agent.
  ...['scrap', 'lighthouse', 'headless', 'validator'],
  ...['sitecheck', 'pingdom', 'gtmetrix', 'ptst/', 'dareboost', 'hotjar', 'adbeat', 'site24'],
  ...['statuscake', 'thousandeyes', 'watchagent', 'sqwatcher', 'watchtowr', 'synthetic'],
  ...['collapsify', 'silktide', 'hardenize', 'turingos', 'marketgoo', 'ylt chrome'],
  ...['ps_daily', 'fluid/', 'speedcurve', 'debugbear', 'catchpoint', 'ktxn', 'page speed'],
  ...['observatory/', 'neustar wpm', 'burpcollaborator', 'wechatdevtools'],
  // Browsers that programs drive.
  ...['phantomjs', 'puppeteer', 'playwright', 'selenium', 'electron'],
];

/** Words of programs that apps have in their names as well: "CamScanner", "Speed Checker". */
const APP_WORDS: readonly string[] = [
  ...['fetch', 'preview', 'scan', 'inspect', 'monitor', 'checker', 'optimizer', 'uptime'],
];

/** HTTP libraries. */
const LIBRARIES: readonly string[] = [
  ...['python', 'curl/', 'wget', 'java/', 'go-http', 'libwww', 'httpclient', 'axios', 'postman'],
  'insomnia',
];

/** A phone maker whose name ends like a crawler's, and the address of Bilibili's developer, which its app leaves. */
const HARMLESS: readonly string[] = ['cubot', 'bbcallen@g', 'bbcallen@gmail.com)'];

const SCANNER = new WordScanner([...WORDS, ...APP_WORDS, ...LIBRARIES], HARMLESS);
const CRAWLER = new WordScanner([...WORDS, ...APP_WORDS], HARMLESS);
const IN_APPS = new WordScanner([...WORDS, ...LIBRARIES], HARMLESS);

/**
 * What looks like an address: a locale's keywords ("en_IR@calendar=gregorian"), a shop behind its number
 * ("600000@taobao_android_10.13": a host has no underscore), an app that is called like its site ("Amazon.com/26.5.0").
 */
const LOOKALIKES = /@[a-z]+[=_]|^[a-z]+\.com\/(?=\d+\.\d+\S* \((?:Android|iOS))/gi;

/** Of 2,118 user agents of crawlers two are of web views, and both are Meta's apps. */
const WEB_VIEW = '; wv)';

/**
 * Is this the user agent of a crawler, a link preview or another program without a person behind it?
 * It may name a phone ("Nexus 5X"), but it is none.
 */
export function isAutomated(header: string): boolean {
  const ua = withoutLookalikes(header);
  const holds = SCANNER.holds(ua) && (!ua.includes(WEB_VIEW) || IN_APPS.holds(ua));
  return holds || isCompatibleWithNothing(ua);
}

const withoutLookalikes = (ua: string): string =>
  ua.includes('@') || ua.includes('.com/') ? ua.replace(LOOKALIKES, ' ') : ua;

/** Old versions of Internet Explorer and today's crawlers say `(compatible; ...)`. */
function isCompatibleWithNothing(ua: string): boolean {
  const at = ua.indexOf('compatible;');
  return at >= 0 && !ua.startsWith('MSIE', at + 'compatible; '.length);
}

/**
 * Is this the user agent of an HTTP library? A shop's server forwards its visitor's hints with a user
 * agent of its own, and the hints count. Apps name the library beside the phone.
 */
export function isLibrary(header: string): boolean {
  const ua = withoutLookalikes(header);
  return isAutomated(ua) && !CRAWLER.holds(ua) && !isCompatibleWithNothing(ua);
}
