/** Units by which a control point may differ from the mirrored one before it, to be written as `t`. */
const TOLERANCE = 1.5;

/**
 * Writes a glyph's outline as a path with the commands m, l, h, v, q, t, c and z (SVG 2, 9.3). Coordinates are
 * whole numbers, relative to the end of the previous command. Lines without length are left out.
 *
 * @param commands absolute, with the y axis upwards, as HarfBuzz returns them
 * @param scale units of the path for each unit of the typeface
 */
export function writtenPath(commands, scale) {
  let at = [0, 0];
  let start = at;
  /** The last control point of a quadratic curve, mirrored at its end. */
  let mirrored = null;
  let path = '';
  for (const { type, values } of commands) {
    if (type === 'Z') {
      path += 'z';
      at = start;
      continue;
    }
    const points = [];
    for (let i = 0; i < values.length; i += 2) {
      points.push([Math.round(values[i] * scale), Math.round(-values[i + 1] * scale)]);
    }
    const isSmooth =
      type === 'Q' && mirrored !== null && distance(mirrored, points[0]) <= TOLERANCE;
    const control = type !== 'Q' ? null : isSmooth ? mirrored : points[0];
    const end = points.at(-1);
    path += command(isSmooth ? 'T' : type, isSmooth ? [end] : points, at);
    mirrored = control && [2 * end[0] - control[0], 2 * end[1] - control[1]];
    at = end;
    if (type === 'M') start = at;
  }
  return path;
}

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function command(type, points, from) {
  const steps = points.flatMap(([x, y]) => [x - from[0], y - from[1]]);
  if (type === 'L') {
    const [right, down] = steps;
    if (right === 0) return down === 0 ? '' : `v${down}`;
    if (down === 0) return `h${right}`;
  }
  const numbers = steps.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`));
  return type.toLowerCase() + numbers.join('');
}
