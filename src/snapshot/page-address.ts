/**
 * Half of all pages that claims cite are on this site. The address has the name of the device, often with its network,
 * and a number.
 */
const SITE = 'https://www.gsmarena.com/';
const ADDRESS = /"at":"https:\/\/www\.gsmarena\.com\/([^"\\]+)-(\d+)\.php"/g;
/** The short form: what follows the name of the device in the address of its page. */
const REST = /"at":"~([^"\\]*-\d+)"/g;

const NETWORK = /_[45]g$/;

/** The name of a device in the addresses of the site, without its network: "xiaomi_redmi_note_12". */
const nameOfPage = (brand: string, model: string): string =>
  `${brand} ${model}`.toLowerCase().replaceAll(' ', '_').replace(NETWORK, '');

/**
 * Leaves the site and the name out of the addresses of a device's own pages, which saves 9 KB of the compressed
 * snapshot.
 *
 * @param json the stored details of the device
 * @example
 * shortenAddresses('{"at":"https://www.gsmarena.com/vivo_y28s_5g-13090.php"}', 'vivo', 'Y28s') // '{"at":"~_5g-13090"}'
 */
export function shortenAddresses(json: string, brand: string, model: string): string {
  const own = nameOfPage(brand, model);
  return json.replace(ADDRESS, (all, name: string, number) =>
    name.startsWith(own) ? `"at":"~${name.slice(own.length)}-${number}"` : all,
  );
}

/** Puts the addresses back that {@link shortenAddresses} replaced. */
export function restoreAddresses(json: string, brand: string, model: string): string {
  if (!json.includes('"at":"~')) return json;
  const own = nameOfPage(brand, model);
  return json.replace(REST, (_, rest) => `"at":"${SITE}${own}${rest}.php"`);
}
