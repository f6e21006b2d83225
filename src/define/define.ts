import { tell } from '../base/told/tell.ts';
import { LazyModule } from '../element/lazy-module.ts';
import { claim, otherOwnerOf } from './claim.ts';
import { VERSION } from './version.ts';

const telling = new LazyModule(() => import('./tell-taken.ts'));

/** Tells that a name is taken, unless it is by a second copy of the same version, which does what this one would. */
async function tellTaken(tag: string): Promise<void> {
  const version = otherOwnerOf(tag)?.version;
  if (version === VERSION) return;
  await telling.load();
  telling.current?.tellTaken(tag, version);
}

/**
 * Registers an element unless its name is taken: by a second copy of the script, or by another version, which may define it later.
 * Without a DOM there is nothing to register with, and nothing happens.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  try {
    const defined = globalThis.customElements?.get(tag);
    if (defined === element) return;
    if (defined || otherOwnerOf(tag)) return void tellTaken(tag);
    claim([tag]);
    globalThis.customElements?.define(tag, element);
  } catch (reason) {
    // A page that guards its names costs the other elements nothing.
    tell('error', 'WS-603', `<${tag}> Cannot be defined; check what else on this page defines elements.`, reason);
  }
}
