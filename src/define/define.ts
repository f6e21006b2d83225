/** Registers an element unless its name is taken: by a second copy of the script, or by another version. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
