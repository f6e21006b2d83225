import { LazyModule } from '../../element/lazy-module.ts';
import type { PrintedElement } from './paper.ts';

const paper = new LazyModule(() => import('./paper.ts'));

/** Prepares an element for being printed, ahead of that: a page that is printed waits for nothing. */
export async function prepareForPaper(element: PrintedElement): Promise<void> {
  await paper.load();
  paper.current?.putOnPaper(element);
}
