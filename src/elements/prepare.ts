import type { Format } from '../content/format.ts';
import type { Post } from '../model/post.ts';
import { needsSanitiser } from './card-text.ts';
import type { CardView } from './card-view.ts';
import { loadFormat } from './formats.ts';
import { nearestLanguage } from './language.ts';
import { prose } from './parts.ts';

/** Gets what it takes to show posts in an element: its language's words, and the sanitiser where one has markup. */
export async function prepare(
  element: Element,
  posts: readonly Post[],
  textFormat: CardView['textFormat'],
): Promise<Format> {
  const isRich = posts.some(({ text }) => needsSanitiser(text, textFormat));
  const [format] = await Promise.all([loadFormat(nearestLanguage(element)), isRich && prose.load()]);
  return format;
}
