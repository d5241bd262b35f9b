import type { Container } from '../snapshot/index.ts';

/** What a word says beside a device, as bits: a word may have several roles. */
export const NOISE = 1;
export const UNIT = 2;
export const CURRENCY = 4;
/** An operating system: a version follows. */
export const SYSTEM = 8;
/** A processor: its numbers follow. */
export const CHIP = 16;
/** A thing or a maker that is none of ours. */
export const OTHER = 32;
/** A copy of a device, or a part of one. */
export const COPY = 64;
export const REGION = 128;
/** A word that makers put behind a name to make it another device's. */
export const SUFFIX = 256;
export const CARRIER = 512;
/** What kind of device is meant. */
export const CATEGORY = 1024;

const INLINE: readonly (readonly [number, string])[] = [
  [UNIT, 'gb tb mb go gt to mah mp mpx mm hz w wh kg cm zoll inch inches pulgadas pouces pollici cali tum day days tage tag dias jours giorni dni gun month months monate mois meses mesi ay miesiecy week weeks year years jahre ans anos anni lat yil hours mbps gbps'],
  [CURRENCY, 'euro euros eur usd gbp dollar dollars rs inr tl zl pln kr rub'],
  [SYSTEM, 'ios ipados android miui oneui hyperos ui watchos emui coloros oxygenos funtouch magicos windows win'],
  [CHIP, 'snapdragon mediatek dimensity exynos helio kirin tensor core ryzen intel chip sd unisoc celeron'],
  [OTHER, 'airpods airtag buds earbuds headphones homepod imac ipod macbook chromecast echo oculus playstation raspberry roku xbox nintendo canon coros cradlepoint dji fortinet gabb gopro inseego meraki novatel oura polar skyroam suunto whoop withings yamaha'],
  [COPY, 'clon clone clones counterfeit dummy knockoff mockup replica replicas replika'],
  [SUFFIX, 'active air classic compact core duo edge elite fe flip fold fusion go lite max mini neo note play plus power premium prime pro se sport star stylus turbo ultra youth zoom'],
  [CARRIER, 'o2 ee three giffgaff bt tesco telstra optus rogers bell telus fido metropcs metro visible straight talk fi project cricket tracfone movistar claro mint simple total xfinity spectrum koodo virgin videotron freedom telcel tigo entel wom tim lebara lycamobile tre free sfr bouygues uq ymobile rakuten jio airtel bsnl telenor telia elisa kpn proximus swisscom sunrise tele2 vodacom mtn safaricom etisalat stc zain mobily ooredoo singtel starhub maxis celcom digi ais dtac true globe telkomsel indosat viettel skt kt lgu unicom chunghwa megafon beeline mts turkcell boost'],
];

/** The words of queries that are no part of a name, by role. */
export class Lexicon {
  readonly #roles = new Map<string, number>();

  constructor(container: Container) {
    for (const word of container.text('search.noise').split(' ')) this.#add(word, NOISE);
    for (const [role, words] of INLINE) for (const word of words.split(' ')) this.#add(word, role);
  }

  #add(word: string, role: number): void {
    this.#roles.set(word, (this.#roles.get(word) ?? 0) | role);
  }

  /** The roles of a word, as bits; 0 for a word that is not in the lexicon. */
  roles(word: string): number {
    return this.#roles.get(word) ?? 0;
  }
}
