/** The relative luminance (WCAG) above which black text is easier to read than white. */
const LIGHT = 0.179;

/**
 * Takes over the shop's accent colour. The element inherits `accent-color`, but no style can read it as a
 * colour. Custom properties of the page take precedence.
 */
export function inheritAccent({ style }: HTMLElement, { accentColor }: CSSStyleDeclaration): void {
  if (!accentColor.startsWith('rgb(')) return;
  // sRGB's curve is close to a power of 2.2.
  const [r = 0, g = 0, b = 0] = accentColor.match(/[\d.]+/g)!.map((c) => (+c / 255) ** 2.2);
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  style.setProperty('--_page-accent', accentColor);
  style.setProperty('--_page-on-accent', luminance > LIGHT ? '#000' : '#fff');
}
