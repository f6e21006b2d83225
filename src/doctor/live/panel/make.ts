/** Makes an element with attributes and what is in it; text stays text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  // By the prototype: in the page's markup, `<img name=createElement>` hides the method of its document.
  const made = Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[Tag];
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export function makeButton(label: string, onClick: () => unknown): HTMLButtonElement {
  const button = make('button', { type: 'button' }, label);
  button.addEventListener('click', onClick);
  return button;
}
