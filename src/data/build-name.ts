/** The build for a market, which some makers put after the name: "Construction_2_5G_EEA". */
const BUILD =
  /[_ -](?:EU|GL|KR|NEU|PRC|R(?:OW|ow)|row|RUS?|TR|UK|USA?)$|[_ ](?:CENAM|CL|FR|JP|LATAM|MX|RW|TZ|WW)$|(?<=\d)(?:EEA|RU|US)$/;
/** The carrier or the lender for which a build is made: "J2 MTN", "G71 PLUS TIGO". */
const BUILD_OF_CARRIER =
  /(?<=\S\S)(?:[_ ]|-(?=orange))(?:claro|cmcc|kddi|mtn|orange|payjoy|tele2|telus|tigo|tm|turkcell|vzw)$/i;
/** The storage of an edition: "Era 2X 3GB", "P13 Blue Max 128 GB 2022". */
const STORAGE = /[_ ]\(?\d{1,3} ?[gt]b(?:[/+]\d{1,3} ?[gt]b)?\)?(?=$|[_ ])/gi;
/** The edition with two trays: "Desire 820 dual sim", a Desire 820. */
const DUAL_SIM = /(?<=\S)[_ -]dual[_ -]?sim$/i;
/** The build for a market and one of its letters, carriers or screens: "K80_EEA_B", "X501_USA_OM". */
const BUILD_OF_MARKET = /[_ -](?:EDLA|EEA|NEU|ROW|USA?)[_ -](?:[A-Z]{1,3}|Cricket|FW\d+)$/;
/** The Android of a build behind a number: "P7 A11", "WP23 Plus A15"; not "Tab A11". */
const BUILD_OF_SYSTEM = /(?<=\d.*)[_ ]A1[1-7]$/;
/** Google's licence for Europe, which is part of no name: "K50_EEA_B". */
const LICENCE = /[_ -](?:ZL)?EEA(?=[_ -]|$)/gi;

/**
 * A marketing name as people write it, without the underscores of a build.
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
 * A name with the dot between two digits that the code has and the list writes as a space: "heaven 10 1".
 *
 * @example withDots('Quick 5 0', ['Quick 5.0']) // 'Quick 5.0'
 */
export const withDots = (name: string, codes: readonly string[]): string =>
  name.replace(/(?<![\d.])(\d{1,2}) (\d)(?![\d.])/, (parted, whole, tenth) => {
    const dotted = `${whole}.${tenth}`;
    const isSaid = codes.some((code) => code.match(/\d+(?:\.\d+)?/g)?.includes(dotted));
    return isSaid ? dotted : parted;
  });

/** The code of a build with the letter of its chip before the market, or with the number one at its end. */
const BUILD_CODE = /_(?:([A-Z])_(?:EEA|EU|ROW|RUS?|UK|USA?)|1)$/;

/**
 * A name without the letter or the number of a build: "S22_M_EEA" and "S22_T_US" are an S22, "ZOOM_1" is a
 * ZOOM. Only if the brand has the plain name too: "A 1" can be a name.
 *
 * @param isName whether the brand has a device of a name
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
