/** Its pages are named by the device and a number. Of all pages that claims cite, half are of this kind. */
const SITE = 'https://www.gsmarena.com/';
const ADDRESS = /"at":"https:\/\/www\.gsmarena\.com\/([^"\\]+)-(\d+)\.php"/g;
/** A number alone stands for the page of the device itself. */
const NUMBER = /"at":"~(\d+)"/g;

/** What a page of the site is called that is about a device: "xiaomi_redmi_note_12". */
const nameOfPage = (brand: string, model: string): string =>
  `${brand} ${model}`.toLowerCase().replaceAll(' ', '_');

/**
 * Writes the addresses of a device's own pages as numbers. They are 7 KB of the snapshot, compressed.
 *
 * @param json the stored details of the device
 * @example shortenAddresses('{"at":"https://www.gsmarena.com/vivo_y28s-13090.php"}', 'vivo', 'Y28s') // '{"at":"~13090"}'
 */
export function shortenAddresses(json: string, brand: string, model: string): string {
  const own = nameOfPage(brand, model);
  return json.replace(ADDRESS, (all, name, number) => (name === own ? `"at":"~${number}"` : all));
}

/** The addresses that {@link shortenAddresses} made numbers of. */
export function restoreAddresses(json: string, brand: string, model: string): string {
  if (!json.includes('"at":"~')) return json;
  const own = nameOfPage(brand, model);
  return json.replace(NUMBER, (_, number) => `"at":"${SITE}${own}-${number}.php"`);
}
