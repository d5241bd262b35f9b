import type { Supports } from '../../lookup/index.ts';
import type { Letters, SiteAssets } from '../assets.ts';
import { direction, type Language } from '../language.ts';
import { SITE_NAME } from '../name.ts';
import type { SiteOptions } from '../options.ts';
import { Canvas, type Colour } from './canvas.ts';
import { isDrawable, lettersOf } from './letters.ts';
import { circle, type Polygon, pathOutline, stroke, textOutline } from './outline.ts';
import { encodePng } from './png.ts';
import { fixedTexts, previewTexts } from './texts.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
/** The width of the mark of the answer. */
const MARK = 140;

const PAPER: Colour = [245, 247, 246];
const INK: Colour = [19, 32, 29];
const ACCENT: Colour = [11, 90, 76];
const GOLD: Colour = [224, 186, 102];
const TONE: Readonly<Record<Supports, readonly [ink: Colour, wash: Colour]>> = {
  yes: [
    [10, 100, 66],
    [222, 241, 231],
  ],
  no: [
    [155, 34, 38],
    [248, 230, 228],
  ],
  partial: [
    [116, 76, 0],
    [249, 237, 208],
  ],
  unknown: [
    [70, 83, 94],
    [231, 235, 238],
  ],
};

/** A SIM card with a cut corner, 25 by 27 units, from 4, 3. */
const CARD = 'm7 3h13l9 9v15q0 3-3 3h-19q-3 0-3-3v-21q0-3 3-3z';

/**
 * The image that messengers and networks show with a link (Open Graph): the question, and for a
 * device its answer.
 *
 * @param slug the device; null for the other pages
 */
export async function previewImage(
  { assets, lookup }: SiteOptions,
  slug: string | null,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = languageDrawn(assets, language);
  const { title, answer } = previewTexts(lookup(), slug, drawn);
  const letters = lettersOf(assets, drawn);
  const isRightToLeft = direction(drawn) === 'rtl';
  const [ink, wash] = answer === null ? [ACCENT, PAPER] : TONE[answer.supports];
  const canvas = new Canvas(WIDTH, HEIGHT, PAPER);
  const panel: Polygon = isRightToLeft
    ? [40, 160, 160, 40, WIDTH - 40, 40, WIDTH - 40, 590, 40, 590]
    : [40, 40, WIDTH - 160, 40, WIDTH - 40, 160, WIDTH - 40, 590, 40, 590];
  canvas.fill([panel], wash, PAPER);
  /** The factor by which a line shrinks to fit. */
  const fit = (text: string, size: number, indent = 0): number => {
    const { width } = textOutline(letters, text, 0, 0, size, isRightToLeft);
    return Math.min(1, (WIDTH - 2 * MARGIN - indent) / width);
  };
  /** Draws a line that is indented from the margin by `indent`. */
  const line = (text: string, y: number, size: number, colour: Colour, indent = 0): void => {
    const draw = (x: number) => textOutline(letters, text, x, y, size, isRightToLeft);
    const x = MARGIN + indent;
    canvas.fill(draw(isRightToLeft ? WIDTH - x - draw(0).width : x).polygons, colour, wash);
  };

  if (answer === null) {
    const lines = twoLines(title);
    const size = 104 * Math.min(...lines.map((text) => fit(text, 104)));
    for (const [i, text] of lines.entries()) line(text, 330 + i * 120, size, INK);
  } else {
    const { supports, word, exceptions } = answer;
    line(title, 262, 76 * fit(title, 76), INK);
    mark(canvas, supports, isRightToLeft ? WIDTH - MARGIN - MARK : MARGIN, ink, wash);
    const indent = MARK + 40;
    line(word, 446, 132 * fit(word, 132, indent), ink, indent);
    if (exceptions !== null && isDrawable(letters, exceptions)) {
      line(exceptions, 540, 36 * fit(exceptions, 36), INK);
    }
  }
  wordmark(canvas, letters, isRightToLeft, wash);
  return encodePng(canvas);
}

/** Returns the language of the image: the requested one if the host has its letters, else English. */
function languageDrawn(assets: SiteAssets, language: Language): Language {
  const letters = lettersOf(assets, language);
  return fixedTexts(language).every((text) => isDrawable(letters, text)) ? language : 'en';
}

/** Splits a text at the space nearest to its middle; a text without spaces where Latin letters begin. */
function twoLines(text: string): string[] {
  const spaces = [...text.matchAll(text.includes(' ') ? / /g : /(?<=[^\0-~])(?=[A-Za-z])/g)];
  const middle = text.length / 2;
  const [at = text.length] = spaces
    .map((m) => m.index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [text.slice(0, at), text.slice(at).trim()].filter((line) => line !== '');
}

/** The product's mark and name, at the top. */
function wordmark(
  canvas: Canvas,
  letters: readonly Letters[],
  isRightToLeft: boolean,
  on: Colour,
): void {
  const scale = 1.8;
  const left = isRightToLeft ? WIDTH - MARGIN - 25 * scale : MARGIN;
  const [x, y] = [left - 4 * scale, 92];
  const at = (points: readonly number[]): number[] =>
    points.map((n, i) => n * scale + (i % 2 === 0 ? x : y));
  canvas.fill(pathOutline(CARD, x, y, scale), ACCENT, on);
  const contacts = [
    [10, 14.5, 23, 14.5, 23, 25.5, 10, 25.5, 10, 14.5],
    [10, 18, 23, 18],
    [10, 22, 23, 22],
    [14.5, 14.5, 14.5, 25.5],
    [18.5, 14.5, 18.5, 25.5],
  ];
  canvas.fill(
    contacts.flatMap((points) => stroke(at(points), 2)),
    GOLD,
    ACCENT,
  );
  const { width } = textOutline(letters, SITE_NAME, 0, 0, 40);
  const start = isRightToLeft ? left - 13 - width : left + 58;
  canvas.fill(textOutline(letters, SITE_NAME, start, 136, 40).polygons, INK, on);
}

/** The answer as a shape, as the pages draw it. */
function mark(canvas: Canvas, supports: Supports, left: number, ink: Colour, wash: Colour): void {
  const scale = MARK / 25;
  const [x, y] = [left - 4 * scale, 308];
  const at = (points: readonly number[]): number[] =>
    points.map((n, i) => n * scale + (i % 2 === 0 ? x : y));
  const card = pathOutline(CARD, x, y, scale);
  const outline = (): void => {
    canvas.fill(card, ink, wash);
    canvas.fill(pathOutline(INNER, x, y, scale), wash, ink);
  };
  if (supports === 'yes') {
    canvas.fill(card, ink, wash);
    canvas.fill(stroke(at([10, 19, 14.5, 23.5, 23, 15]), 3 * scale), wash, ink);
  } else if (supports === 'no') {
    outline();
    canvas.fill(stroke(at([11, 13.5, 22, 24.5]), 2.5 * scale), ink, wash);
    canvas.fill(stroke(at([22, 13.5, 11, 24.5]), 2.5 * scale), ink, wash);
  } else if (supports === 'partial') {
    outline();
    canvas.fill([at([5, 18, 28, 18, 28, 29, 5, 29])], ink, wash);
  } else {
    const dots: Polygon[] = [];
    for (let i = 0; i < 5; i++) {
      const step = i * 4.8;
      dots.push(circle(x + 4 * scale, y + (6 + step) * scale, 1.3 * scale));
      dots.push(circle(x + (7 + step) * scale, y + 30 * scale, 1.3 * scale));
      dots.push(circle(x + 29 * scale, y + (12 + i * 3.9) * scale, 1.3 * scale));
      if (i < 4) dots.push(circle(x + (8 + i * 4) * scale, y + 3 * scale, 1.3 * scale));
    }
    dots.push(circle(x + 24.5 * scale, y + 7.5 * scale, 1.3 * scale));
    canvas.fill(dots, ink, wash);
  }
}

/** The card without its border. */
const INNER = 'm7.2 5.4h11.8l7.6 7.6v13.8q0 0.8-0.8 0.8h-18.6q-0.8 0-0.8-0.8v-20.6q0-0.8 0.8-0.8z';
