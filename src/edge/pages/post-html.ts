import { needsSanitiser } from '../../card/text.ts';
import type { Post } from '../../model/post.ts';
import { readLinks } from '../../content/text/links.ts';
import { hasTags } from '../../content/text/markup.ts';
import { escapeHtml } from '../../server/escape.ts';
import { sanitiseProse, wordsOfProse } from '../../server/sanitise-prose.ts';

export type TextFormat = Parameters<typeof needsSanitiser>[1];

/** Whether a text is prose. One with nothing but character references is text, whose lines count. */
const isProse = (text: string, format: TextFormat): boolean =>
  needsSanitiser(text, format) && (format === 'html' || hasTags(text));

/** The text of what is no prose. */
const plainOf = (text: string, format: TextFormat): string =>
  needsSanitiser(text, format) ? wordsOfProse(text) : text;

const link = (url: string, text: string): string =>
  `<a href="${escapeHtml(url)}" rel="noopener nofollow ugc">${escapeHtml(text)}</a>`;

const renderPlain = (text: string): string =>
  readLinks(text)
    .map((piece) => (typeof piece === 'string' ? escapeHtml(piece) : link(piece.url, piece.text)))
    .join('')
    .replace(/\r?\n/g, '<br>');

const renderText = (text: string, format: TextFormat): string =>
  isProse(text, format) ? sanitiseProse(text, '_blank') : `<p>${renderPlain(plainOf(text, format))}</p>`;

const renderMedia = ({ media }: Post): string =>
  media
    .map(({ type, src, alt }) =>
      type === 'image'
        ? `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"></p>`
        : `<p><video src="${escapeHtml(src)}" controls></video></p>`,
    )
    .join('');

/** A post as markup for readers of feeds: its text, sanitised, its media and its action. */
export function renderPost(post: Post, textFormat: TextFormat): string {
  const { text, action } = post;
  const actionHtml = action ? `<p>${link(action.url, action.label || action.url)}</p>` : '';
  return `${text && renderText(text, textFormat)}${renderMedia(post)}${actionHtml}`;
}

/** The words of a post, in one line. */
export const wordsOf = ({ text }: Post, textFormat: TextFormat): string =>
  (needsSanitiser(text, textFormat) ? wordsOfProse(text) : text).replace(/\s+/g, ' ').trim();
