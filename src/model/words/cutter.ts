import { ELEMENTS_MAX, LINES_MAX } from '../post-bounds.ts';
import { cutElements, cutText, limitMarks } from './cut-text.ts';

/** Cuts what is longer than a post may hold, and knows whether it did. */
export class Cutter {
  hasCut = false;

  text(written: string, max: number): string {
    const lines = written.split('\n', LINES_MAX).join('\n');
    const cut = cutElements(cutText(lines, max), ELEMENTS_MAX);
    if (cut.length < written.length) this.hasCut = true;
    return limitMarks(cut);
  }

  list<Item>(items: readonly Item[], max: number): readonly Item[] {
    if (items.length > max) this.hasCut = true;
    return items.slice(0, max);
  }
}
