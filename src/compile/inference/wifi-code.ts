import type { Inference } from './inference.ts';

/** ROD2-W09, AGS-W09, BTV-WX: a W after the hyphen. */
const CODE = /^[A-Z0-9]{3,4}-W(?:\d\d|X\d?)[A-Za-z]{0,2}$/;

/** A unit whose code names the Wi-Fi version takes no SIM of any kind. */
export const wifiCode: Inference = {
  id: 'wifi-code',
  variant({ codes }, _, brandSlug, book) {
    const settings = book.settings('wifi-code');
    if (settings === null || !settings.brands.includes(brandSlug)) return null;
    return codes.length > 0 && codes.every((code) => CODE.test(code)) ? 'no' : null;
  },
};
