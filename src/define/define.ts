import { isClaimedByAnother } from './claim.ts';

/**
 * Registers an element unless its name is taken: by a second copy of the script, or by another version, which may define it later.
 * Without a DOM there is nothing to register with, and nothing happens.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  if (isClaimedByAnother(tag)) return;
  try {
    if (!globalThis.customElements?.get(tag)) globalThis.customElements?.define(tag, element);
  } catch (reason) {
    // A page that guards its names costs the other elements nothing.
    console.error(`<${tag}> Cannot be defined; check what else on this page defines elements.`, reason);
  }
}
