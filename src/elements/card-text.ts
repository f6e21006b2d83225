import { readLinks } from '../content/links.ts';
import { hasMarkup } from '../content/markup.ts';
import type { CardView } from './card-view.ts';
import { sanitiser } from './parts.ts';

/** Whether showing this text takes the sanitiser. */
export const needsSanitiser = (text: string, format: CardView['textFormat']): boolean =>
  Boolean(text) && format !== 'plain' && (format === 'html' || hasMarkup(text));

/** Makes a link of the service's own text or of the owner's. */
export function setLink(link: HTMLAnchorElement, url: string, rel: string, target: string): void {
  link.href = url;
  link.rel = rel;
  link.target = target;
}

/** Puts a post's text into its part: as sanitised prose, or as text whose URLs are links. */
export function fillText(part: HTMLElement, text: string, { textFormat, target }: CardView): void {
  const prose = needsSanitiser(text, textFormat) && sanitiser.current?.sanitise(text, { target });
  if (prose) {
    part.className = 'prose';
    part.append(prose);
    return;
  }
  const pieces = readLinks(text.trim());
  part.append(
    ...pieces.map((piece) => {
      if (typeof piece === 'string') return piece;
      const link = document.createElement('a');
      setLink(link, piece.url, 'noopener nofollow ugc', target);
      link.textContent = piece.text;
      return link;
    }),
  );
}
