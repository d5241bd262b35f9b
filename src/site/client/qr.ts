import { encode } from 'uqr';

const SVG = 'http://www.w3.org/2000/svg';
/** Light modules around the code (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code. */
export function qrCode(text: string): SVGSVGElement {
  const { data, size } = encode(text, { border: 0 });
  const svg = document.createElementNS(SVG, 'svg');
  const whole = size + 2 * QUIET;
  svg.setAttribute('viewBox', `${-QUIET} ${-QUIET} ${whole} ${whole}`);
  svg.setAttribute('class', 'qr');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  path.setAttribute('d', dark.join(''));
  svg.append(path);
  return svg;
}
