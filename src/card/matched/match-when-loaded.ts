import { LazyModule } from '../../element/lazy-module.ts';
import type { MatchedElement } from './matched.ts';

const matched = new LazyModule(() => import('./matched.ts'));

/** One for all elements of a page, which are then read together. */
let loaded: Promise<void> | undefined;

/** Makes an element look like the page around it; at once, where the module is loaded. */
export async function matchWhenLoaded(element: MatchedElement): Promise<void> {
  if (!matched.isLoaded) await (loaded ??= matched.load());
  matched.current?.matchPage(element);
}
