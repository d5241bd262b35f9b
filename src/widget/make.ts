type Properties<E> = Partial<Omit<E, 'style'>> & { readonly 'aria-selected'?: string };

/**
 * Makes an element with properties and children. What is no property of the element is an attribute: not
 * every browser has properties for roles.
 */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Properties<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in element) Object.assign(element, { [key]: value });
    else element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** Makes a link that leaves the page of the shop open. */
export const link = (href: string, text: string): HTMLAnchorElement =>
  make('a', { href, target: '_blank', rel: 'noopener' }, text);
