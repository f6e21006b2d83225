import type { Format } from '../../content/format.ts';
import type { Phrases } from '../../element/phrases.ts';
import type { Media } from '../../model/post.ts';

/** Which of several images and videos one is. */
export function sayPosition(
  index: number,
  items: readonly Media[],
  phrases: Phrases<'position'>,
  format: Format,
): string {
  const [number = '', count = ''] = [index + 1, items.length].map(format.whole);
  return phrases
    .text('position')
    .replace('{number}', () => number)
    .replace('{count}', () => count);
}
