/** The build for a market, which some makers write after the name: "Construction_2_5G_EEA". */
const BUILD =
  /[_ -](?:EU|GL|KR|NEU|PRC|R(?:OW|ow)|row|RUS?|TR|UK|USA?)$|[_ ](?:BR|CENAM|CL|FR|JP|LATAM|MX|RW|TZ|WW)$|(?<=\d)(?:EEA|RU|US)$/;
/** The carrier or lender that a build is for: "J2 MTN", "G71 PLUS TIGO". */
const BUILD_OF_CARRIER =
  /(?<=\S\S)(?:[_ ]|-(?=orange))(?:claro|cmcc|kddi|mtn|orange|payjoy|tele2|telus|tigo|tm|turkcell|vzw)$/i;
/** The storage of an edition: "Era 2X 3GB", "P13 Blue Max 128 GB 2022". */
const STORAGE = /[_ ]\(?\d{1,3} ?[gt]b(?:[/+]\d{1,3} ?[gt]b)?\)?(?=$|[_ ])/gi;
/** The edition with two trays: "Desire 820 dual sim" is a Desire 820. */
const DUAL_SIM = /(?<=\S)[_ -]dual[_ -]?sim$/i;
/** The build for a market, followed by a letter, a carrier or a screen: "K80_EEA_B", "X501_USA_OM". */
const BUILD_OF_MARKET = /[_ -](?:EDLA|EEA|NEU|ROW|USA?)[_ -](?:[A-Z]{1,3}|Cricket|FW\d+)$/;
/** The version of Android after a name with a number: "P7 A11", "WP23 Plus A15"; not "Tab A11". */
const BUILD_OF_SYSTEM = /(?<=\d.*)[_ ]A1[1-7]$/;
/** The mark of Google's licence for Europe, which is never part of a name: "K50_EEA_B". */
const LICENCE = /[_ -](?:ZL)?EEA(?=[_ -]|$)/gi;

/**
 * Returns a marketing name as people write it, without the underscores and marks of a build.
 *
 * @example tidied('Note_13_Pro_EEA') // 'Note 13 Pro'
 */
export function tidied(name: string): string {
  const bare = [
    BUILD_OF_MARKET,
    LICENCE,
    BUILD,
    BUILD_OF_SYSTEM,
    BUILD_OF_CARRIER,
    STORAGE,
    DUAL_SIM,
  ].reduce((left, build) => left.replace(build, ''), name);
  return (bare.length > 1 ? bare : name).replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
}

/**
 * Restores the dot between two digits that a code has and the list writes as a space: "heaven 10 1".
 *
 * @example withDots('Quick 5 0', ['Quick 5.0']) // 'Quick 5.0'
 */
export const withDots = (name: string, codes: readonly string[]): string =>
  name.replace(/(?<![\d.])(\d{1,2}) (\d)(?![\d.])/, (parted, whole, tenth) => {
    const dotted = `${whole}.${tenth}`;
    const isSaid = codes.some((code) => code.match(/\d+(?:\.\d+)?/g)?.includes(dotted));
    return isSaid ? dotted : parted;
  });

/** A letter or two and a number, which makers also write apart: "C 38" is a C38. */
const NUMBERED_LETTERS = /^\p{L}{1,2} \p{L}?\d+\p{L}?$/u;

/**
 * Restores the spaces that a code has and the list leaves out or writes as hyphens.
 *
 * @param code without the brand
 * @example withSpaces('GRAVITY-PRO-2', 'GRAVITY PRO 2') // 'GRAVITY PRO 2'
 * @example withSpaces('Tab16', 'Tab 16') // 'Tab 16'
 */
export function withSpaces(name: string, code: string): string {
  if (name.includes(' ') || !code.includes(' ') || NUMBERED_LETTERS.test(code)) return name;
  if (name.replaceAll('-', ' ') === code) return code;
  if (code.replaceAll(' ', '').toLowerCase() !== name.toLowerCase()) return name;
  const letters = [...name];
  return [...code].map((char) => (char === ' ' ? char : letters.shift())).join('');
}

/** The end of a build's code: the letter of its chip before the market, or the number one. */
const BUILD_CODE = /_(?:([A-Z])_(?:EEA|EU|ROW|RUS?|UK|USA?)|1)$/;

/**
 * Removes the letter or number of a build: "S22_M_EEA" and "S22_T_US" are an S22, "ZOOM_1" is a ZOOM. Does so
 * only if the brand also has the plain name, because "A 1" can be a name.
 *
 * @param isName returns whether the brand has a device of this name
 */
export function withoutBuild(
  name: string,
  codes: readonly string[],
  isName: (name: string) => boolean,
): string {
  const [, bare, build] = /^(.*\S) ([A-Z]|1)$/.exec(name) ?? [];
  if (bare === undefined || !isName(bare)) return name;
  const isBuild = codes.some((code) => {
    const [ending, letter = '1'] = BUILD_CODE.exec(code) ?? [];
    return ending !== undefined && letter === build;
  });
  return isBuild ? bare : name;
}
