/** WCAG's relative luminance from which black text is easier to read than white. */
const LIGHT = 0.179;

/**
 * Takes the shop's accent: `accent-color` is inherited into the element, but no style can read it as a
 * colour. Custom properties of the page go before it.
 */
export function inheritAccent(element: HTMLElement): void {
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(getComputedStyle(element).accentColor ?? '');
  if (rgb === null) return;
  const [r = 0, g = 0, b = 0] = rgb.slice(1).map((channel) => linear(Number(channel) / 255));
  const isLight = 0.2126 * r + 0.7152 * g + 0.0722 * b > LIGHT;
  element.style.setProperty('--_page-accent', rgb[0]);
  element.style.setProperty('--_page-on-accent', isLight ? '#000' : '#fff');
}

/** A channel of sRGB without its gamma. */
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
