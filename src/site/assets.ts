/** A file that the pages load, or that other sites do. */
export interface Asset {
  /** Its media type, with the character set. */
  type: string;
  body: string;
}

/** What the build bundles for the site, in one JSON file. */
export interface SiteAssets {
  /** Where the files that the pages name are served; their names hold a hash of the content. */
  paths: Readonly<Record<'style' | 'script' | 'icon' | 'qr' | 'reference' | 'tryIt', string>>;
  /**
   * The widget under a name that changes with its content, and the hash that a page can hold it to
   * (Subresource Integrity).
   */
  widget: { path: string; integrity: string };
  /** The files by path: the ones above, `/widget.js` and `/widget.css`. */
  files: Readonly<Record<string, Asset>>;
  /** Changes with any of the files, so that a page's entity tag changes with its style. */
  hash: string;
  /** Outlines of the letters that are drawn on the preview images. */
  glyphs: GlyphTable;
}

/** Outlines of a typeface, in the units of its em square. */
export interface GlyphTable {
  /** Whose outlines they are, and under which licence. */
  notice: string;
  unitsPerEm: number;
  /** By character: the advance width, and the outline as the path commands m, l, h, v, q, c and z. */
  glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
}
