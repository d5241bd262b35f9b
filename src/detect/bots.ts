import { WordScanner } from './word-scanner.ts';

/**
 * Words in the user agents of automated programs. Several thousand crawlers share these few words; a test
 * checks them against the published list of crawlers.
 */
const WORDS: readonly string[] = [
  // Names that crawlers give themselves, and the address that they leave.
  ...['bot', 'crawl', 'spider', 'slurp', 'http://', 'https://', 'www.'],
  // After `@`, a digit begins a version ("Ecosia android@101.0.4951.41"), and a letter begins the host of an
  // address.
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
  // Google fetched its pages for slow networks as a Nexus 5 for every phone.
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

/** Words of programs that names of apps contain as well: "CamScanner", "Speed Checker". */
const APP_WORDS: readonly string[] = [
  ...['fetch', 'preview', 'scan', 'inspect', 'monitor', 'checker', 'optimizer', 'uptime'],
];

/** HTTP libraries. */
const LIBRARIES: readonly string[] = [
  ...['python', 'curl/', 'wget', 'java/', 'go-http', 'libwww', 'httpclient', 'axios', 'postman'],
  'insomnia',
];

/** A phone maker whose name ends in "bot", and the address that Bilibili's app contains. */
const HARMLESS: readonly string[] = ['cubot', 'bbcallen@g', 'bbcallen@gmail.com)'];

const SCANNER = new WordScanner([...WORDS, ...APP_WORDS, ...LIBRARIES], HARMLESS);
const CRAWLER = new WordScanner([...WORDS, ...APP_WORDS], HARMLESS);
const IN_APPS = new WordScanner([...WORDS, ...LIBRARIES], HARMLESS);

/**
 * Texts that look like an address and are none: a locale's keywords ("en_IR@calendar=gregorian"), a shop after
 * its number ("600000@taobao_android_10.13": a host has no underscore), an app named after its site
 * ("Amazon.com/26.5.0").
 */
const LOOKALIKES = /@[a-z]+[=_]|^[a-z]+\.com\/(?=\d+\.\d+\S* \((?:Android|iOS))/gi;

/** Two of 2,118 user agents of crawlers have this mark, and both are of Meta's apps. */
const WEB_VIEW = '; wv)';

/**
 * True for the user agent of a crawler, a link preview or another automated program. Such a user agent may name
 * a phone ("Nexus 5X") that the program only imitates.
 */
export function isAutomated(header: string): boolean {
  const ua = withoutLookalikes(header);
  const holds = SCANNER.holds(ua) && (!ua.includes(WEB_VIEW) || IN_APPS.holds(ua));
  return holds || isCompatibleWithNothing(ua);
}

const withoutLookalikes = (ua: string): string =>
  ua.includes('@') || ua.includes('.com/') ? ua.replace(LOOKALIKES, ' ') : ua;

/**
 * Today's crawlers say `(compatible; ...)` with their name. Old versions of Internet Explorer say it with theirs, and
 * apps of newspapers with the kind of the device: "SM-G970F (compatible; Smartphone2.0) ... / Android 31".
 */
function isCompatibleWithNothing(ua: string): boolean {
  const at = ua.indexOf('compatible;');
  return at >= 0 && !COMPATIBLE.test(ua.slice(at, at + 32));
}

const COMPATIBLE = /^compatible; (?:MSIE|(?:Mobile|Smartphone|Tablet)\d)/;

/**
 * True for the user agent of an HTTP library. The request may still come from a device: a shop's server
 * forwards its visitor's hints under its own user agent, and apps name the library beside the phone.
 */
export function isLibrary(header: string): boolean {
  const ua = withoutLookalikes(header);
  return isAutomated(ua) && !CRAWLER.holds(ua) && !isCompatibleWithNothing(ua);
}
