import type { Supports } from '../model/index.ts';

const CARD = 'M4 3h16l9 9v18H4z';

/**
 * Draws the answer as a shape: a SIM card that is ticked, struck through, halved, or dotted with a question
 * mark.
 *
 * @param sign the path of what is drawn on the card
 */
export function mark(supports: Supports, sign: string): SVGSVGElement {
  const svg = draw('svg', { viewBox: '0 0 33 33', 'aria-hidden': 'true', class: supports });
  svg.append(draw('path', { d: CARD }), draw('path', { d: sign, class: 'in' }));
  return svg as SVGSVGElement;
}

function draw(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
