/**
 * Words of crawlers, preview fetchers, monitors and HTTP libraries. Several thousand of them share
 * these few; the case tables hold the published list of crawlers against it. An alternation of
 * literals has nothing to repeat and so cannot backtrack: its time grows with the text alone.
 */
const AUTOMATED =
  /(?<!cu)bot|crawl|spider|slurp|https?:\/\/|www\.|@|fetch|preview|scan|scrap|lighthouse|headless|inspect|monitor|checker|validator|archiver|externalhit|facebookcatalog|whatsapp\/|python|curl\/|wget|java\/|go-http|libwww|httpclient|axios|node-fetch|okhttp\/0|postman|insomnia|phantomjs|puppeteer|playwright|selenium|electron|synthetic|pingdom|gtmetrix|ptst\/|dareboost|hotjar|adbeat|site24|statuscake|uptime|thousandeyes|watchagent|sqwatcher|optimizer|google-read-aloud|google favicon|google-site|google-adwords|google-ads|google web|google-agent|googleagent|mediapartners|feedfetcher|apis-google|duplexweb|storebot|bytespider|yandex(?:images|media|pagech|metrika|direct|webmaster|search)|baiduspider|ia_archiver|chatgpt-user|claude-user|perplexity-user|manus-user|collapsify|silktide|hardenize|newsai|ps_daily|turingos|marketgoo|ylt chrome|feeder\.co|fluid\/|xmco\.fr|watchtowr|\.com\/|\.com\)|\.ai\/|sitecheck|compatible; ?(?!msie)/i;

/**
 * Does a crawler, a link preview or a program without a person behind it speak? It may name a
 * phone ("Nexus 5X"), but it is none.
 */
export function isAutomated(ua: string): boolean {
  return AUTOMATED.test(ua);
}
