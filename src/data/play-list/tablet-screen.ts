/** The narrow sides of screens as tablets have them, in pixels. */
const NARROW: ReadonlySet<number> = new Set([600, 800, 1200, 1600]);
/** A tablet's screen is between 3:2 and 1024:600. */
const [SHORT, LONG] = [1.5, 1.73];
/** Below so many dp it can be a phone's screen, such as that of a Galaxy Note. */
const LEAST_DP = 430;

/**
 * Do all screens of a device have the shape of a tablet's? The console calls a device a phone if its narrow
 * side has less than 600 dp, as that of a tablet of 7 or 8 inches with a dense setting. Of the 355 devices
 * of the data set that it called phones so, in December 2025, two are phones by their names.
 *
 * @param screens sizes in pixels, "800x1280;1200x1920"
 * @param densities those that they are set to, in dots per inch: "213;240"
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
