import { LazyModule } from '../../element/lazy-module.ts';
import type { AdaptedElement } from './adapt.ts';

const adapted = new LazyModule(() => import('./adapt.ts'));

/** Adapts an element to what visitors prefer, and to paper ahead of that: a page that is printed waits for nothing. */
export async function adaptWhenLoaded(element: AdaptedElement): Promise<void> {
  await adapted.load();
  adapted.current?.adapt(element);
}
