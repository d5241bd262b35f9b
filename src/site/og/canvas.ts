import type { Polygon } from './outline.ts';

/** A colour: red, green, blue, 0 to 255. */
export type Colour = readonly [r: number, g: number, b: number];

/** Sampled lines per pixel row; along a line the coverage is exact. */
const SAMPLES = 4;
/** Shades between the background and a colour on the edges of shapes. */
const SHADES = 16;
/** The most colours beside the background: an indexed image has 256. */
const MAX_COLOURS = 15;

/**
 * An image of flat colours with smooth edges. A pixel is an index into a palette, so that the image
 * compresses to a few kilobytes.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** A palette index for each pixel, row by row. */
  readonly pixels: Uint8Array;
  readonly palette: Colour[];

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height);
    this.palette = [ground];
  }

  /**
   * Fills polygons by the nonzero rule.
   *
   * @param on the colour that lies below: edges are mixed with it
   */
  fill(polygons: readonly Polygon[], colour: Colour, on: Colour): void {
    if (this.palette.length > MAX_COLOURS * SHADES) throw new RangeError('Too many colours.');
    const first = this.palette.length;
    for (let i = 1; i <= SHADES; i++) this.palette.push(mix(on, colour, i / SHADES));
    const edges = edgesOf(polygons);
    if (edges.length === 0) return;
    const top = Math.max(0, Math.floor(Math.min(...edges.map((e) => e.top))));
    const bottom = Math.min(this.height, Math.ceil(Math.max(...edges.map((e) => e.bottom))));
    const coverage = new Float32Array(this.width);
    for (let y = top; y < bottom; y++) {
      coverage.fill(0);
      const near = edges.filter((e) => e.top < y + 1 && e.bottom > y);
      for (let s = 0; s < SAMPLES; s++) this.#scan(near, y + (s + 0.5) / SAMPLES, coverage);
      for (let x = 0; x < this.width; x++) {
        const shade = Math.round(Math.min(1, coverage[x]!) * SHADES);
        if (shade > 0) this.pixels[y * this.width + x] = first + shade - 1;
      }
    }
  }

  /** Adds what one line across the shape covers of each pixel. */
  #scan(edges: readonly Edge[], y: number, coverage: Float32Array): void {
    const crossings = edges
      .filter((e) => e.top <= y && y < e.bottom)
      .map((e) => ({ x: e.x + (y - e.top) * e.slope, turn: e.turn }))
      .sort((a, b) => a.x - b.x);
    let winding = 0;
    for (const [i, { x, turn }] of crossings.entries()) {
      winding += turn;
      const next = crossings[i + 1];
      if (winding !== 0 && next !== undefined) this.#span(x, next.x, coverage);
    }
  }

  #span(from: number, to: number, coverage: Float32Array): void {
    const [a, b] = [Math.max(0, from), Math.min(this.width, to)];
    for (let x = Math.floor(a); x < b; x++) {
      coverage[x]! += (Math.min(x + 1, b) - Math.max(x, a)) / SAMPLES;
    }
  }
}

interface Edge {
  top: number;
  bottom: number;
  /** Where it starts at the top, and how far it moves a pixel down. */
  x: number;
  slope: number;
  turn: 1 | -1;
}

function edgesOf(polygons: readonly Polygon[]): Edge[] {
  const edges: Edge[] = [];
  for (const p of polygons) {
    for (let i = 0; i < p.length; i += 2) {
      const j = (i + 2) % p.length;
      const [x1, y1, x2, y2] = [p[i]!, p[i + 1]!, p[j]!, p[j + 1]!];
      if (y1 === y2) continue;
      const slope = (x2 - x1) / (y2 - y1);
      edges.push(
        y1 < y2
          ? { top: y1, bottom: y2, x: x1, slope, turn: 1 }
          : { top: y2, bottom: y1, x: x2, slope, turn: -1 },
      );
    }
  }
  return edges;
}

const mix = (a: Colour, b: Colour, t: number): Colour => [
  Math.round(a[0] + (b[0] - a[0]) * t),
  Math.round(a[1] + (b[1] - a[1]) * t),
  Math.round(a[2] + (b[2] - a[2]) * t),
];
