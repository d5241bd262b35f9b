type Properties<E> = Partial<Omit<E, 'style'>> & {
  readonly 'aria-selected'?: string;
  readonly 'aria-describedby'?: string;
};

/**
 * Makes an element with properties and children. A key that is no property of the element becomes an
 * attribute: not every browser has a property for `role`.
 */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Properties<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in element) Reflect.set(element, key, value);
    else element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** Makes a link that leaves the page of the shop open. */
export const link = (href: string, text: string): HTMLAnchorElement =>
  make('a', { href, target: '_blank' }, text);
