/** The narrow sides of tablets' screens, in pixels. */
const NARROW: ReadonlySet<number> = new Set([600, 800, 1200, 1600]);
/** The bounds of the ratio of a tablet's screen: 3:2 and 1024:600. */
const [SHORT, LONG] = [1.5, 1.73];
/** The fewest dp of the narrow side. With less it can be a phone's, such as that of a Galaxy Note. */
const LEAST_DP = 430;

/**
 * True if all screens of a device have the shape of a tablet's. The console calls a device a phone if its
 * narrow side has less than 600 dp, which includes tablets of 7 or 8 inches with a dense setting. In December
 * 2025, two of 355 such devices of the data set were phones by their names.
 *
 * @param screens sizes in pixels, "800x1280;1200x1920"
 * @param densities their densities in dots per inch: "213;240"
 * @example isTabletScreen('800x1280', '240') // true
 */
export function isTabletScreen(screens: string, densities: string): boolean {
  const sizes = [...screens.matchAll(/(\d+)x(\d+)/g)].map(([, a, b]) => [Number(a), Number(b)]);
  const finest = Math.max(...(densities.match(/\d+/g) ?? []).map(Number));
  return (
    sizes.length > 0 &&
    sizes.every((sides) => {
      const [narrow, long] = [Math.min(...sides), Math.max(...sides)];
      const shape = long / narrow;
      const dp = (narrow * 160) / finest;
      return NARROW.has(narrow) && shape >= SHORT && shape <= LONG && dp >= LEAST_DP;
    })
  );
}
