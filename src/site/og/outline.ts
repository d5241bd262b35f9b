import { type Letters, UNITS_PER_EM } from '../assets.ts';
import { piecesOf, wordsOf } from './letters.ts';

/** A closed polygon: x and y alternate. */
export type Polygon = readonly number[];

/** Straight lines per curve. At the sizes used here a line is shorter than 4 pixels. */
const STEPS = 6;

/**
 * Converts a line of text to polygons.
 *
 * @param letters the tables of outlines; the first that has a letter draws it
 * @param x the left edge
 * @param y the baseline
 * @param size the height of the em square in pixels
 * @param isRightToLeft whether words follow each other to the left; words in ASCII read to the right
 * @returns the polygons and the width; characters without an outline are left out
 */
export function textOutline(
  letters: readonly Letters[],
  text: string,
  x: number,
  y: number,
  size: number,
  isRightToLeft = false,
): { polygons: Polygon[]; width: number } {
  const scale = size / UNITS_PER_EM;
  const polygons: Polygon[] = [];
  let at = x;
  const words = wordsOf(text);
  for (const word of isRightToLeft ? words.reverse() : words) {
    for (const piece of piecesOf(letters, word)) {
      if (piece === null) continue;
      for (const part of piece.parts) {
        polygons.push(...pathOutline(part.path, at + part.x * scale, y + part.y * scale, scale));
      }
      at += piece.advance * scale;
    }
  }
  return { polygons, width: at - x };
}

/**
 * Converts a path with the commands m, l, h, v, q, t, c and z to polygons. Coordinates are relative to the end
 * of the previous command (SVG 2, 9.3), because small numbers take a third less space in a compressed file.
 *
 * @example pathOutline('m0 0h10v10z', 5, 5, 2) // [[5, 5, 25, 5, 25, 25]]
 */
export function pathOutline(path: string, x: number, y: number, scale: number): Polygon[] {
  const polygons: number[][] = [];
  let polygon: number[] = [];
  let [atX, atY] = [x, y];
  let control = [x, y];
  for (const [, command, rest] of path.matchAll(/([mlhvqtcz])([^mlhvqtcz]*)/g)) {
    const n = (rest!.match(/-?\d+(?:\.\d+)?/g) ?? []).map((number) => Number(number) * scale);
    if (command === 'z') {
      [atX, atY] = [polygon[0]!, polygon[1]!];
      continue;
    }
    if (command === 'h') n.push(0);
    if (command === 'v') n.unshift(0);
    const points = n.map((number, i) => number + (i % 2 === 0 ? atX : atY));
    // The control point before, mirrored.
    if (command === 't') points.unshift(2 * atX - control[0]!, 2 * atY - control[1]!);
    control = points;
    if (command === 'm') {
      polygon = [];
      polygons.push(polygon);
    }
    if (points.length === 2) polygon.push(...points);
    else polygon.push(...curve([atX, atY, ...points]));
    [atX, atY] = points.slice(-2) as [number, number];
  }
  return polygons;
}

/** A Bézier curve with one or two control points as straight lines, without its first point. */
function curve(points: readonly number[]): number[] {
  const lines: number[] = [];
  for (let i = 1; i <= STEPS; i++) {
    const t = i / STEPS;
    let p = points;
    // De Casteljau: interpolate between neighbours until one point is left.
    while (p.length > 2) p = p.slice(2).map((to, j) => p[j]! + (to - p[j]!) * t);
    lines.push(...p);
  }
  return lines;
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

/** Turns a polygon clockwise, so that overlapping parts add up instead of cancelling out. */
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
