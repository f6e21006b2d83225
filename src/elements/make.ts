/** An element with attributes and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name] ?? '');
  element.append(...children);
  return element;
}
