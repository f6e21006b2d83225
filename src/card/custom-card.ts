import { render } from 'lit/html.js';
import type { Post } from '../model/post.ts';
import { readUrl } from '../model/url-gate.ts';
import type { CardView } from './card-view.ts';
import { make } from '../element/make.ts';
import type * as Prose from './prose.ts';

/** What stands at a dotted path in a post: `title`, `action.label`, `media.0.src`, `raw.anything`. */
function at(post: Post, path: string): unknown {
  let value: unknown = post;
  for (const key of path.trim().split('.')) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  }
  return value;
}

function toText(value: unknown, { format, date }: CardView): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return format.whole(value);
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return '';
  return date === 'absolute' ? format.day(value) : format.relative(value, Date.now());
}

const isThere = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value) || value === 0);

type Fill = (element: HTMLElement, value: unknown, view: CardView, prose: typeof Prose | undefined) => void;

const fillUrl = (element: Element, name: string, value: unknown): void => {
  const url = readUrl(value);
  if (url) element.setAttribute(name, url);
  else element.remove();
};

/** What plays asks for nothing before it is played. */
function hold(element: Element): void {
  const player = element.closest('video, audio');
  player?.setAttribute('preload', 'none');
  for (const name of ['autoplay', 'poster']) player?.removeAttribute(name);
}

// Only where a URL can do no more than show or lead somewhere: not in a script, a frame or a style sheet.
const FILLS: Readonly<Record<string, Fill>> = {
  'data-ws-text': (element, value, view) => {
    if (!element.matches('script, style')) element.textContent = toText(value, view);
  },
  'data-ws-html': (element, value, view, prose) => {
    if (element.matches('script, style')) return;
    element.textContent = '';
    if (typeof value !== 'string' || !prose?.fillProse(element, value, view)) element.textContent = toText(value, view);
  },
  'data-ws-src': (element, value, { holdsImages }) => {
    if (!element.matches('img, video, audio, source')) return;
    if (holdsImages) hold(element);
    fillUrl(element, holdsImages && element.matches('img') ? 'data-held' : 'src', value);
  },
  'data-ws-href': (element, value, { target }) => {
    if (!element.matches('a')) return;
    element.setAttribute('rel', 'noopener');
    element.setAttribute('target', target);
    fillUrl(element, 'href', value);
  },
};

function fill(root: DocumentFragment, post: Post, view: CardView, prose: typeof Prose | undefined): void {
  for (const element of root.querySelectorAll('[data-ws-if]')) {
    const path = element.getAttribute('data-ws-if') ?? '';
    if (isThere(at(post, path.replace(/^\s*!/, ''))) === /^\s*!/.test(path)) element.remove();
  }
  for (const name of Object.keys(FILLS)) {
    for (const element of root.querySelectorAll<HTMLElement>(`[${name}]`)) {
      FILLS[name]?.(element, at(post, element.getAttribute(name) ?? ''), view, prose);
    }
  }
}

/** Letters of a text that names its post, where it has no other name. */
const LABEL_MAX = 80;

/** Whether lit-html shows what an owner's function made as more than its name: a template, a node, a list, a directive. */
const isShowable = (made: unknown): boolean =>
  typeof made === 'string' ||
  (typeof made === 'number' && Number.isFinite(made)) ||
  made instanceof Node ||
  (typeof made === 'object' &&
    made !== null &&
    (Symbol.iterator in made || '_$litType$' in made || '_$litDirective$' in made));

/** A copy of what the owner wrote. React and Vue put it into the template itself, not into its content. */
function copyOf({ content, childNodes }: HTMLTemplateElement): DocumentFragment {
  const copy = document.importNode(content, true);
  if (!copy.firstChild) copy.append(...[...childNodes].map((node) => node.cloneNode(true)));
  return copy;
}

/** Returns whether there is anything in the card now. */
function fillCard(card: HTMLElement, post: Post, view: CardView, prose: typeof Prose | undefined): boolean {
  const { template, renderCard } = view;
  if (renderCard) {
    const made = renderCard(post);
    if (isShowable(made)) render(made, card);
    return card.firstElementChild !== null || card.textContent.trim() !== '';
  }
  if (template) {
    const root = copyOf(template);
    fill(root, post, view, prose);
    card.append(root);
  }
  return true;
}

/**
 * A card of the owner's own: a clone of their template, or what their function makes of the post.
 * `undefined` where there is none, and where it fails: an owner's mistake costs the visitor no post.
 */
export function makeCustomCard(post: Post, view: CardView, prose: typeof Prose | undefined): HTMLElement | undefined {
  if (!view.template && !view.renderCard) return undefined;
  const date = post.publishedAt ? view.format.absolute(post.publishedAt) : '';
  const card = make('article', { part: 'card', tabindex: '0' });
  try {
    if (!fillCard(card, post, view, prose)) return undefined;
    const by = [post.author || post.feedName, date].filter(Boolean).join(', ');
    card.ariaLabel = post.title || by || card.textContent.trim().slice(0, LABEL_MAX);
    return card;
  } catch (reason) {
    console.error('ws-widgets: renderCard failed, and the card is shown as we make it.', reason);
    return undefined;
  }
}
