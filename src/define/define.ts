import { tell } from '../base/told/tell.ts';
import { LazyModule } from '../element/lazy-module.ts';
import { doctor } from '../element/widget-element.ts';
import { claim, otherOwnerOf } from './claim.ts';
import { VERSION } from './version.ts';

doctor.module = new LazyModule(() => import('../doctor/live/panel.ts'));

/** Whose elements were told of: another version is one thing to fix, however many elements it has. */
const told = new Set<string>();

/** Reports that a name is taken, unless it is by a second copy of the same version, which does what this one would. */
function tellTaken(tag: string): void {
  const owner = otherOwnerOf(tag)?.version;
  const whose = owner ?? tag;
  if (owner === VERSION || told.has(whose)) return;
  told.add(whose);
  const by = owner === undefined ? 'another script' : `version ${owner}`;
  tell(
    'warn',
    'WS-604',
    `<${tag}> Already defined by ${by}, not by version ${VERSION} of ws-widgets; load one of them.`,
  );
}

/**
 * Registers an element unless its name is taken: by a second copy of the script, or by another version, which may define it later.
 * Without a DOM there is nothing to register with, and nothing happens.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  try {
    const defined = globalThis.customElements?.get(tag);
    if (defined === element) return;
    if (defined || otherOwnerOf(tag)) return tellTaken(tag);
    claim([tag]);
    globalThis.customElements?.define(tag, element);
  } catch (reason) {
    // A page that guards its names costs the other elements nothing.
    tell('error', 'WS-603', `<${tag}> Cannot be defined; check what else on this page defines elements.`, reason);
  }
}
