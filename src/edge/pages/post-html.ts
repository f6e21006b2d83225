import { needsSanitizer } from '../../card/text.ts';
import type { Post } from '../../model/post.ts';
import { splitLede } from '../../content/text/lede.ts';
import { readLinks } from '../../content/text/links.ts';
import { hasTags } from '../../content/text/markup.ts';
import { escapeHtml } from '../../server/html.ts';
import { decode, type Prose, readProse } from '../../server/sanitize-prose.ts';

export type TextFormat = Parameters<typeof needsSanitizer>[1];

/** Whether a text is prose. One with nothing but character references is text, whose lines count. */
const isProse = (text: string, format: TextFormat): boolean =>
  needsSanitizer(text, format) && (format === 'html' || hasTags(text));

const link = (url: string, text: string): string =>
  `<a href="${escapeHtml(url)}" rel="noopener nofollow ugc">${escapeHtml(text)}</a>`;

const renderPlain = (text: string): string =>
  readLinks(text)
    .map((piece) => (typeof piece === 'string' ? escapeHtml(piece) : link(piece.url, piece.text)))
    .join('')
    .replace(/\r?\n/g, '<br>');

interface RenderedPost extends Prose {
  /** Its first line, where that stands for a title. */
  readonly lede: string;
}

/** The text of a post as prose; one that is not prose has nothing but words. */
function readText(text: string, format: TextFormat): RenderedPost {
  if (isProse(text, format)) return { ...readProse(text, { target: '_blank' }), lede: '' };
  const words = needsSanitizer(text, format) ? decode(text) : text;
  const [lede = ''] = splitLede(words.trim()) ?? [];
  return { html: words && `<p>${renderPlain(words)}</p>`, words, lede: lede.trim() };
}

const renderMedia = ({ media }: Post): string =>
  media
    .map(({ type, src, alt }) =>
      type === 'image'
        ? `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"></p>`
        : `<p><video src="${escapeHtml(src)}" controls></video></p>`,
    )
    .join('');

/** A post for readers of feeds: as markup, its text, sanitized, its media and its action; and its words in one line. */
export function renderPost(post: Post, textFormat: TextFormat): RenderedPost {
  const { text, action } = post;
  const { html, words, lede } = readText(text, textFormat);
  const actionHtml = action ? `<p>${link(action.url, action.label || action.url)}</p>` : '';
  return { html: `${html}${renderMedia(post)}${actionHtml}`, words: words.replace(/\s+/g, ' ').trim(), lede };
}
