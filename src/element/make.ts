/** An element with attributes and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  // Not `in`: a page may have taught all objects a method.
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name] ?? '');
  element.append(...children);
  return element;
}
