/**
 * Makers and things of which no device is known here, and that are neither misspelt nor left out:
 * "nintendo switch 2" is no Watch 2, and "galaxy buds 2 pro" no phone. A word that a name holds means
 * that name all the same. Add one wherever a query for something else finds a device.
 */
export const OTHER_THINGS: ReadonlySet<string> = new Set(
  `airpods airtag buds earbuds headphones homepod imac ipod macbook
   chromecast echo oculus playstation raspberry roku xbox nintendo
   canon coros cradlepoint dji fortinet gabb gopro inseego meraki novatel oura polar skyroam suunto
   whoop withings yamaha`
    .trim()
    .split(/\s+/),
);

/**
 * What a shop calls a thing that only looks like the device it names: a "Galaxy S24 Ultra clone" is
 * no Galaxy, whatever that can do. "Fake" is not here: people ask whether theirs is one.
 */
export const COUNTERFEITS: ReadonlySet<string> = new Set(
  'clon clone clones counterfeit dummy knockoff mockup replica replicas replika'.split(' '),
);
