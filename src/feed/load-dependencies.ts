import type { Post } from '../model/post.ts';
import { needsSanitiser } from '../card/text.ts';
import type { CardView } from '../card/card-view.ts';
import { nearestLanguage } from '../element/nearest-language.ts';
import { prose } from './lazy-modules.ts';
import { cardTemplate } from '../element/slots.ts';
import { loadWords } from '../content/words.ts';

/** Gets what it takes to show posts in an element: its language's words, and the sanitiser where one has markup. */
export async function prepare(
  element: Element,
  posts: readonly Post[],
  textFormat: CardView['textFormat'],
): Promise<void> {
  const isRich =
    posts.some(({ text }) => needsSanitiser(text, textFormat)) ||
    element.querySelector('[data-ws-html]') || // in a template of React's or Vue's, which is no template's content
    cardTemplate(element)?.content.querySelector('[data-ws-html]');
  await Promise.all([loadWords(nearestLanguage(element)), isRich && prose.load()]);
}
