import { readLinks } from '../content/links.ts';
import { hasMarkup, hasTags } from '../content/markup.ts';
import type { CardView } from './card-view.ts';
import { make } from '../element/make.ts';
import { prose } from '../feed/lazy-modules.ts';
import { setLink } from './set-link.ts';

/** Whether showing this text takes the sanitiser. */
export const needsSanitiser = (text: string, format: CardView['textFormat']): boolean =>
  Boolean(text) && format !== 'plain' && (format === 'html' || hasMarkup(text));

/** Puts a post's text into its part: as sanitised prose, or as text whose URLs are links. */
export function fillText(part: HTMLElement, text: string, view: CardView): void {
  let plain = text;
  if (prose.current && needsSanitiser(text, view.textFormat)) {
    const isProse = view.textFormat === 'html' || hasTags(text);
    if (isProse && prose.current.fillProse(part, text, view)) return;
    if (!isProse) plain = prose.current.decode(text);
  }
  for (const piece of readLinks(plain.trim())) {
    if (typeof piece === 'string') part.append(piece);
    else {
      const link = make('a', {}, piece.text);
      setLink(link, piece.url, 'noopener nofollow ugc', view.target);
      part.append(link);
    }
  }
}
