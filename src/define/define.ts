/**
 * Registers an element unless its name is taken: by a second copy of the script, or by another version.
 * Without a DOM there is nothing to register with, and nothing happens.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!globalThis.customElements?.get(tag)) globalThis.customElements?.define(tag, element);
}
