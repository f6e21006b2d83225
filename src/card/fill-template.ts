import { readLinks } from '../content/text/links.ts';
import { escapeText } from '../content/text/markup.ts';
import { readUrl } from '../model/formats.ts';
import type { Post } from '../model/post.ts';
import { type CardView, langOf, sayDate } from './card-view.ts';
import { isMarkup, needsSanitizer } from './text.ts';

/** The value at a dotted path in a post: `title`, `action.label`, `media.0.src`, `raw.anything`. */
function at(post: Post, path: string): unknown {
  const step = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return path.trim().split('.').reduce<unknown>(step, post);
}

function toText(value: unknown, view: CardView): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return view.format.whole(value);
  return value instanceof Date && !Number.isNaN(value.getTime()) ? sayDate(value, view) : '';
}

const isThere = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value) || value === 0);

/** Whether an owner's cards are in the page, where nothing has our classes and ids. */
export const isInPage = ({ pieces }: CardView): boolean => pieces.some(({ placeCard }) => placeCard);

const fillUrl = (element: Element, name: string, value: unknown): void => {
  const url = readUrl(value);
  if (url) element.setAttribute(name, url);
  else element.remove();
};

/** Returns markup unchanged, and plain text as markup with what our cards display: its line breaks and its links. */
function markedUp(text: string, { prose, textFormat }: CardView): string {
  if (isMarkup(text, textFormat)) return text;
  const plain = needsSanitizer(text, textFormat) ? (prose?.decode(text) ?? text) : text;
  return readLinks(plain.trim())
    .map((piece) =>
      typeof piece === 'string'
        ? escapeText(piece).replaceAll(/\r?\n/g, '<br>')
        : `<a href="${escapeText(piece.url)}">${escapeText(piece.text)}</a>`,
    )
    .join('');
}

/** Elements whose text is code, or is serialized without escaping, so that markup in it would become markup of the page. */
const RAW = 'script, style, xmp, iframe, noembed, noframes, noscript, plaintext';

// URLs are set only where they can do no more than display or link: not on a script, a frame or a style sheet.
const FILLS: Readonly<Record<string, (element: HTMLElement, value: unknown, view: CardView) => void>> = {
  'data-ws-text': (element, value, view) => {
    element.textContent = toText(value, view);
  },
  'data-ws-html': (element, value, view) => {
    const options = { target: view.target, level: view.titleLevel + 1 };
    element.textContent = '';
    if (typeof value === 'string' && view.prose?.fillProse(element, markedUp(value, view), options)) {
      if (!isInPage(view)) element.toggleAttribute('data-prose', true); // in the page, prose has the page's look
    } else element.textContent = toText(value, view);
  },
  'data-ws-alt': (element, value, view) => {
    if (element.matches('img')) element.setAttribute('alt', toText(value, view));
  },
  'data-ws-src': (element, value, { pieces }) => {
    if (!element.matches('img, video, audio, source')) return;
    const holdsImages = pieces.some((piece) => piece.holdsImages);
    const isImage = element.matches('img');
    const player = holdsImages ? element.closest('video, audio') : null;
    player?.setAttribute('preload', 'none'); // nothing is requested before it is played
    player?.removeAttribute('autoplay');
    player?.removeAttribute('poster');
    if (isImage) element.setAttribute('referrerpolicy', element.getAttribute('referrerpolicy') ?? 'no-referrer');
    fillUrl(element, holdsImages && isImage ? 'data-held' : 'src', value);
  },
  'data-ws-href': (element, value, { target }) => {
    if (!element.matches('a')) return;
    element.setAttribute('rel', 'noopener');
    element.setAttribute('target', target);
    fillUrl(element, 'href', value);
  },
};

/** The fields that a post's author wrote. */
const WRITTEN = /^(?:title|text|author|action\.label|media\.\d+\.alt)$/;

/** Whether a field is the URL of an image but the element plays videos, or of a video but the element displays images. */
const isOtherKind = (element: Element, path: string, post: Post): boolean =>
  at(post, path.replace(/^(media\.\d+)\.src$/, '$1.type')) === (element.matches('img') ? 'video' : 'image');

/** Fills in a copy of the owner's template. A server does so by the same code, on nodes that support the same calls. */
export function fillTemplate(root: DocumentFragment, post: Post, view: CardView): void {
  for (const element of root.querySelectorAll('[data-ws-if]')) {
    const path = element.getAttribute('data-ws-if') ?? '';
    if (isThere(at(post, path.replace(/^\s*!/, ''))) === /^\s*!/.test(path)) element.remove();
  }
  const lang = langOf(post, view);
  for (const name of Object.keys(FILLS)) {
    for (const element of root.querySelectorAll<HTMLElement>(`[${name}]`)) {
      if (element.matches(RAW)) continue;
      const path = (element.getAttribute(name) ?? '').trim();
      const value = name === 'data-ws-src' && isOtherKind(element, path, post) ? undefined : at(post, path);
      FILLS[name]?.(element, value, view);
      const isText = typeof value === 'string';
      // Text has its own direction, unless the owner wrote a `dir`, on it or around it. A browser would decide the direction
      // again for each node that is added after the attribute, so the text is set first.
      if (isText && value && /text|html/.test(name) && !element.closest('[dir]')) element.setAttribute('dir', 'auto');
      const own = WRITTEN.test(path) ? lang : isText ? undefined : view.formatLang;
      if (typeof own === 'string' && !element.getAttribute('lang')) element.setAttribute('lang', own);
    }
  }
}
