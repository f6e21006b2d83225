import { LazyModule } from '../../element/lazy-module.ts';
import type { MatchedElement } from './matched.ts';

const matched = new LazyModule(() => import('./matched.ts'));

/** Makes an element look like the page around it. No post waits for it; it is requested before them. */
export async function matchWhenLoaded(element: MatchedElement): Promise<void> {
  await matched.load();
  matched.current?.matchPage(element);
}
