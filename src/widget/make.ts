/** Makes an element with properties and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<Omit<HTMLElementTagNameMap[K], 'style'>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
