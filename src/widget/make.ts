type Properties<E> = Partial<Omit<E, 'style'>> & {
  readonly 'aria-selected'?: string;
  readonly 'aria-describedby'?: string;
  // Firefox before 119 has no property for it.
  readonly 'aria-label'?: string;
};

/**
 * Makes an element with properties and children. A key that is not a property of the element becomes an
 * attribute, because some browsers have no property for `role`.
 */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Properties<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in element) (element as unknown as Record<string, unknown>)[key] = value;
    else element.setAttribute(key, value as string);
  }
  element.append(...children);
  return element;
}

/** Makes a link that opens in a new tab, so that the shop's page stays open. */
export const link = (href: string, text: string): HTMLAnchorElement =>
  make('a', { href, target: '_blank' }, text);
