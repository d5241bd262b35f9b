import type { GlyphTable } from '../assets.ts';

/** A closed polygon: x and y in turn. */
export type Polygon = readonly number[];

/** A curve is drawn as so many straight lines; at the sizes used here a line is under 4 pixels. */
const STEPS = 6;

/**
 * A line of text as polygons.
 *
 * @param x the left edge
 * @param y the baseline
 * @param size the height of the em square in pixels
 * @returns the polygons and the width; characters without an outline are left out
 */
export function textOutline(
  { unitsPerEm, glyphs }: GlyphTable,
  text: string,
  x: number,
  y: number,
  size: number,
): { polygons: Polygon[]; width: number } {
  const scale = size / unitsPerEm;
  const polygons: Polygon[] = [];
  let at = x;
  for (const character of text) {
    const glyph = Object.hasOwn(glyphs, character) ? glyphs[character] : undefined;
    if (glyph === undefined) continue;
    const [advance, path] = glyph;
    polygons.push(...pathOutline(path, at, y, scale));
    at += advance * scale;
  }
  return { polygons, width: at - x };
}

/**
 * A path with the commands M, L, H, V, Q, C and Z of SVG, absolute or relative, as polygons.
 *
 * @example pathOutline('M0 0L10 0L10 10Z', 5, 5, 2) // [[5, 5, 25, 5, 25, 25]]
 */
export function pathOutline(path: string, x: number, y: number, scale: number): Polygon[] {
  const polygons: number[][] = [];
  let polygon: number[] = [];
  const end = (): [number, number] => [polygon.at(-2) ?? x, polygon.at(-1) ?? y];
  // Where the pen is, in the units of the path.
  let pen = [0, 0];
  let start = pen;
  for (const [, letter, rest] of path.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/gi)) {
    const command = letter!.toUpperCase();
    const from = command === letter ? [0, 0] : command === 'V' ? [pen[1]!] : pen;
    const n = (rest!.match(/-?\d+(?:\.\d+)?/g) ?? []).map(
      (m, i) => Number(m) + from[i % from.length]!,
    );
    if (command === 'H') pen = [n[0]!, pen[1]!];
    else if (command === 'V') pen = [pen[0]!, n[0]!];
    else if (command === 'Z') pen = start;
    else pen = n.slice(-2);
    if (command === 'M') start = pen;
    const px = (i: number): number => x + n[i]! * scale;
    const py = (i: number): number => y + n[i]! * scale;
    if (command === 'M') {
      polygon = [px(0), py(1)];
      polygons.push(polygon);
    } else if (command === 'L') polygon.push(px(0), py(1));
    else if (command === 'H') polygon.push(px(0), end()[1]);
    else if (command === 'V') polygon.push(end()[0], py(0));
    else if (command === 'Q') {
      const [x0, y0] = end();
      for (let i = 1; i <= STEPS; i++) {
        const t = i / STEPS;
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
        polygon.push(a * x0 + b * px(0) + c * px(2), a * y0 + b * py(1) + c * py(3));
      }
    } else if (command === 'C') {
      const [x0, y0] = end();
      for (let i = 1; i <= STEPS; i++) {
        const t = i / STEPS;
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        polygon.push(
          a * x0 + b * px(0) + c * px(2) + d * px(4),
          a * y0 + b * py(1) + c * py(3) + d * py(5),
        );
      }
    }
  }
  return polygons;
}

/** A line with round ends and joints, as polygons that are filled together. */
export function stroke(points: readonly number[], width: number): Polygon[] {
  const polygons: Polygon[] = [];
  const r = width / 2;
  for (let i = 0; i < points.length; i += 2) {
    polygons.push(circle(points[i]!, points[i + 1]!, r));
    if (i + 3 >= points.length) break;
    const [x1, y1, x2, y2] = [points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [dx, dy] = [((y1 - y2) / length) * r, ((x2 - x1) / length) * r];
    polygons.push([x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy]);
  }
  return polygons.map(clockwise);
}

/** A circle, as a polygon. */
export function circle(x: number, y: number, r: number): Polygon {
  const points: number[] = [];
  for (let i = 0; i < 32; i++) {
    const a = (i / 32) * 2 * Math.PI;
    points.push(x + r * Math.cos(a), y + r * Math.sin(a));
  }
  return points;
}

/** Turned the same way round, so that overlapping parts add up instead of cancelling out. */
function clockwise(p: Polygon): Polygon {
  let area = 0;
  for (let i = 0; i < p.length; i += 2) {
    const j = (i + 2) % p.length;
    area += p[i]! * p[j + 1]! - p[j]! * p[i + 1]!;
  }
  if (area >= 0) return p;
  const turned: number[] = [];
  for (let i = p.length - 2; i >= 0; i -= 2) turned.push(p[i]!, p[i + 1]!);
  return turned;
}
