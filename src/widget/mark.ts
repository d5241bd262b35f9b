import type { Supports } from '../model/index.ts';

const CARD = 'M4 3h16l9 9v18H4z';
const PATHS: Readonly<Record<Supports, string>> = {
  yes: 'm10 19 4.5 4.5L23 15',
  no: 'm11 13.5 11 11m0-11-11 11',
  partial: 'M4 18h25',
  unknown: 'M12.5 14.5a4 4 0 1 1 5.7 3.6c-1.2.6-1.7 1.2-1.7 2.4m0 4v.2',
};

/**
 * Draws the answer as a shape: a SIM card that is ticked, struck through, halved, or dotted with a question
 * mark.
 */
export function mark(supports: Supports): SVGSVGElement {
  const svg = draw('svg', { viewBox: '0 0 33 33', 'aria-hidden': 'true', class: supports });
  svg.append(draw('path', { d: CARD }), draw('path', { d: PATHS[supports], class: 'in' }));
  return svg as SVGSVGElement;
}

function draw(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
