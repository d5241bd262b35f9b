import { crc32, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Canvas, type Colour } from './canvas.ts';
import { circle, pathOutline, stroke } from './outline.ts';
import { encodePng } from './png.ts';

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

/** Reads a PNG as the standard says, independent of the writer. */
function read(png: Uint8Array): { width: number; height: number; rows: Buffer; palette: Buffer } {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.subarray(0, 4).toString('latin1'), body.subarray(4));
    at += length + 12;
  }
  const header = chunks.get('IHDR')!;
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    rows: inflateSync(chunks.get('IDAT')!),
    palette: chunks.get('PLTE')!,
  };
}

test('an image can be read back', async () => {
  const canvas = new Canvas(20, 10, WHITE);
  canvas.fill([[5, 2, 15, 2, 15, 8, 5, 8]], BLACK, WHITE);
  const { width, height, rows, palette } = read(await encodePng(canvas));
  expect([width, height, rows.length]).toEqual([20, 10, 21 * 10]);
  const pixel = (x: number, y: number): number => palette[rows[y * 21 + 1 + x]! * 3]!;
  expect(pixel(4, 4)).toBe(255);
  expect(pixel(5, 4)).toBe(0);
  expect(pixel(14, 7)).toBe(0);
  expect(pixel(15, 7)).toBe(255);
});

/** The share of the image that is dark, in pixels. */
function area(canvas: Canvas): number {
  let sum = 0;
  for (const p of canvas.pixels) sum += 1 - canvas.palette[p]![0] / 255;
  return sum;
}

test('shapes cover as much as their area, wherever they lie', () => {
  const spot = fc.double({ min: 12, max: 28, noNaN: true });
  const radius = fc.double({ min: 3, max: 10, noNaN: true });
  fc.assert(
    fc.property(spot, spot, radius, (x, y, r) => {
      const canvas = new Canvas(40, 40, WHITE);
      canvas.fill([circle(x, y, r)], BLACK, WHITE);
      const expected = Math.PI * r * r;
      expect(Math.abs(area(canvas) - expected)).toBeLessThan(0.06 * expected + 1);
    }),
    { numRuns: 50 },
  );
});

test('shapes beyond the edge are cut, not an error', () => {
  const canvas = new Canvas(10, 10, WHITE);
  canvas.fill([[-50, -50, 60, -50, 60, 60, -50, 60]], BLACK, WHITE);
  expect(Math.round(area(canvas))).toBe(100);
  canvas.fill([], BLACK, WHITE);
});

test('parts of a line that overlap do not cancel each other out', () => {
  const canvas = new Canvas(30, 30, WHITE);
  canvas.fill(stroke([5, 15, 25, 15, 5, 15], 6), BLACK, WHITE);
  expect(area(canvas)).toBeGreaterThan(20 * 6);
});

test('a path is drawn where it is put, at its scale', () => {
  expect(pathOutline('m0 0h10v10z', 5, 5, 2)).toEqual([[5, 5, 25, 5, 25, 25]]);
  expect(pathOutline('m1 1h4v-4zm2 2l1 1', 0, 0, 1)).toEqual([
    [1, 1, 5, 1, 5, -3],
    [3, 3, 4, 4],
  ]);
});

test('curves end where they should, and pass through their middle', () => {
  const [square] = pathOutline('m0 0q6 0 6 6', 0, 0, 1);
  expect(square!.slice(-2)).toEqual([6, 6]);
  expect(square!.slice(6, 8)).toEqual([4.5, 1.5]);
  const [cube] = pathOutline('m1 1c0 8 8 8 8 0', 0, 0, 1);
  expect(cube!.slice(-2)).toEqual([9, 1]);
  expect(cube!.slice(6, 8)).toEqual([5, 7]);
  const [smooth] = pathOutline('m0 0q6 0 6 6t6 6', 0, 0, 1);
  const [written] = pathOutline('m0 0q6 0 6 6q0 6 6 6', 0, 0, 1);
  expect(smooth).toEqual(written);
});
