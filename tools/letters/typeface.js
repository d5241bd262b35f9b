import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import wawoff2 from 'wawoff2';
import { UNITS_PER_EM } from '../../src/site/assets.ts';
import { writtenPath } from './path.js';

const require = createRequire(import.meta.url);
const COPYRIGHT = 0;

/** A typeface in several files, each with some of the letters. */
export class Typeface {
  #fonts;

  constructor(fonts) {
    this.#fonts = fonts;
  }

  /** @param names the files of `@fontsource`, without weight and style */
  static async open(names) {
    const fonts = [];
    for (const name of names) {
      const folder = /^(?:ibm-plex-serif|noto-sans-(?:arabic|devanagari|[a-z]{2}))/.exec(name)[0];
      const path = require.resolve(`@fontsource/${folder}/files/${name}-600-normal.woff2`);
      fonts.push(new Font(new Face(new Blob(await wawoff2.decompress(readFileSync(path))))));
    }
    return new Typeface(fonts);
  }

  /**
   * Draws letters or words.
   *
   * @returns the outlines, and for each piece its advance width followed by the index, x and y of each of its
   * outlines
   * @throws {Error} if no file has a letter
   */
  draw(pieces) {
    const shapes = [];
    const drawn = {};
    const numbers = new Map();
    for (const piece of pieces) {
      const { font, glyphs } = this.#shaped(piece);
      const units = (n) => Math.round((n * UNITS_PER_EM) / font.face.upem);
      const parts = [];
      let x = 0;
      for (const { codepoint: glyph, xOffset, yOffset, xAdvance } of glyphs) {
        const path = writtenPath(font.glyphToJson(glyph), UNITS_PER_EM / font.face.upem);
        if (path !== '') {
          if (!numbers.has(path)) numbers.set(path, shapes.push(path) - 1);
          parts.push(numbers.get(path), units(x + xOffset), units(-yOffset));
        }
        x += xAdvance;
      }
      drawn[piece] = [units(x), ...parts];
    }
    return { notice: this.#notice(), shapes, drawn };
  }

  /** Returns the glyphs of a piece from the first file with all of them. */
  #shaped(piece) {
    for (const font of this.#fonts) {
      const buffer = new Buffer();
      buffer.addText(piece);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const glyphs = buffer.getGlyphInfosAndPositions();
      if (glyphs.every(({ codepoint }) => codepoint !== 0)) return { font, glyphs };
    }
    throw new Error(`No file has all letters of ${piece}.`);
  }

  #notice() {
    const copyright = this.#fonts[0].face.getName(COPYRIGHT, 'en');
    return `${copyright} SIL Open Font License 1.1 (OFL.txt).`;
  }
}
