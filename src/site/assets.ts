/** A file that pages of this site or other sites load. */
export interface Asset {
  /** Its media type, with the character set. */
  type: string;
  body: string;
}

/** What the build bundles for the site, in one JSON file. */
export interface SiteAssets {
  /** The paths of the files that pages name; each contains a hash of the content. */
  paths: Readonly<Record<'style' | 'script' | 'icon' | 'qr' | 'reference' | 'tryIt', string>>;
  /**
   * The widget under a path that changes with its content, and its hash for Subresource Integrity.
   */
  widget: { path: string; integrity: string };
  /** The files by path: the ones above, `/widget.js` and `/widget.css`. */
  files: Readonly<Record<string, Asset>>;
  /** A hash of all files, so that a page's entity tag changes with its style. */
  hash: string;
  /**
   * Outlines of the letters on the preview images: `latin`, the letters of a language's words (`ja`), and those
   * only in its names of regions (`ja.regions`).
   */
  letters: Readonly<Partial<Record<string, Letters>>>;
}

/**
 * The height of the em square of all outlines. A unit is 0.7 pixels in the largest text, so that rounding
 * moves a point by a third of a pixel at most; with 300 units the files take 5 KB more, compressed.
 */
export const UNITS_PER_EM = 150;

/** Outlines of letters, and of whole words in scripts with joined letters. */
export interface Letters {
  /** The author of the outlines and the licence. */
  notice: string;
  /** Outlines, as the path commands m, l, h, v, q, t, c and z. */
  shapes: readonly string[];
  /**
   * By letter or word: the advance width, then the number, x and y of each outline that it consists of.
   */
  pieces: Readonly<Record<string, readonly number[]>>;
}
