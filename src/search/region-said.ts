import { fold } from './fold.ts';

/**
 * What sellers write of units that were made for a region: folded to Latin letters, or as it is. An
 * order number of Apple for mainland China is among it ("MTQT3CH/A"); none for Hong Kong is, as "ZA"
 * and "ZP" were Singapore's too.
 */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  'mainland-china':
    /\b(?:chin(?:a|ese|esisch\w*|e|ois\w*|sk\w*)|cin(?:a|ese|li|sk\w*)|kita[ij]\w*|kinesisk\w*|kinai|cn|prc|[mfnp][a-z\d]{4}ch\/a)\b|中国|中國|国行|國行|大陆|大陸|중국/,
  'hong-kong': /\b(?:hong ?-?kong\w*|hk|gonkong\w*)\b|香港|港版|港行|홍콩/,
  macau: /\bma[ck]a[uo]\b|澳门|澳門/,
  taiwan: /\b(?:ta[ij]?[vw]an\w*|tw)\b|台湾|台灣|台版|대만/,
  japan: /\b(?:japan\w*|japon\w*|giappon\w*|yaponi\w*|jp|jdm)\b|日本|日版|일본/,
  'south-korea': /\b(?:korea\w*|core[ea]\w*|kore[ijy]\w*)\b|韩国|韓國|韓国|韩版|한국/,
  india: /\b(?:indian?|indisch\w*|indi[ijy]\w*|indyj\w*)\b|印度|인도/,
  'united-states':
    /\b(?:usa|us|american?|amerika\w*|ssha|united states)\b|美国|美國|美版|アメリカ|미국/,
};

/**
 * The region that a text names. A title names the region for which a unit was made.
 *
 * @example regionSaid('iPhone 15 Pro 256GB Hong Kong version') // 'hong-kong'
 */
export function regionSaid(text: string): string | null {
  const folded = fold(text);
  for (const [region, written] of Object.entries(WRITTEN)) {
    if (written.test(folded) || written.test(text)) return region;
  }
  return null;
}
