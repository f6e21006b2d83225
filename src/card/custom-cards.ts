import { render } from 'lit';
import type { Post } from '../model/post.ts';
import { describeNewTabs } from '../element/describe-new-tabs.ts';
import { readUrl } from '../model/url-gate.ts';
import { type CardView, type CustomCard, langOf, linkUrl, type RenderCard } from './card-view.ts';
import { firstWords } from '../model/words/cut-text.ts';
import { sayDate } from './say-date.ts';
import { contentOf } from './text.ts';

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

function toText(value: unknown, view: CardView): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return view.format.whole(value);
  return value instanceof Date && !Number.isNaN(value.getTime()) ? sayDate(value, view) : '';
}

const isThere = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value) || value === 0);

type Fill = (element: HTMLElement, value: unknown, view: CardView) => void;

const fillUrl = (element: Element, name: string, value: unknown): void => {
  const url = readUrl(value);
  if (url) element.setAttribute(name, url);
  else element.remove();
};

/** Lets a video or an audio request nothing before it is played. */
function holdPlayer(element: Element): void {
  const player = element.closest('video, audio');
  player?.setAttribute('preload', 'none');
  for (const name of ['autoplay', 'poster']) player?.removeAttribute(name);
}

// Only where a URL can do no more than display or link: not in a script, a frame or a style sheet.
const FILLS: Readonly<Record<string, Fill>> = {
  'data-ws-text': (element, value, view) => {
    if (!element.matches('script, style')) element.textContent = toText(value, view);
  },
  'data-ws-html': (element, value, view) => {
    if (element.matches('script, style')) return;
    element.textContent = '';
    if (typeof value !== 'string' || !view.prose?.fillProse(element, value, view.target)) {
      element.textContent = toText(value, view);
    }
  },
  'data-ws-src': (element, value, { pieces }) => {
    if (!element.matches('img, video, audio, source')) return;
    const holdsImages = pieces.some((piece) => piece.holdsImages);
    if (holdsImages) holdPlayer(element);
    fillUrl(element, holdsImages && element.matches('img') ? 'data-held' : 'src', value);
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

function fill(root: DocumentFragment, post: Post, view: CardView): void {
  for (const element of root.querySelectorAll('[data-ws-if]')) {
    const path = element.getAttribute('data-ws-if') ?? '';
    if (isThere(at(post, path.replace(/^\s*!/, ''))) === /^\s*!/.test(path)) element.remove();
  }
  const lang = langOf(post, view);
  for (const name of Object.keys(FILLS)) {
    for (const element of root.querySelectorAll<HTMLElement>(`[${name}]`)) {
      const path = element.getAttribute(name) ?? '';
      const value = at(post, path);
      FILLS[name]?.(element, value, view);
      const own = WRITTEN.test(path.trim()) ? lang : typeof value === 'string' ? undefined : view.formatLang;
      if (typeof own === 'string' && !element.lang) element.lang = own;
    }
  }
}

/** Whether Lit displays what an owner's function returned: a template, a node, a list, a directive. */
const isRenderable = (made: unknown): boolean =>
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

const isEmpty = (content: DocumentFragment): boolean =>
  content.firstElementChild === null && content.textContent.trim() === '';

/** Links of the owner's card that may lead to the post or its action. */
const OWN_LINKS = 'a[part~=link], a[part~=action], a[data-ws-href]';

/** Cards of the owner's own: clones of their template, or what their function makes of each post. */
export class CustomCards {
  readonly template: HTMLTemplateElement | undefined;
  readonly renderCard: RenderCard | undefined;

  constructor(template: HTMLTemplateElement | undefined, renderCard: RenderCard | undefined) {
    this.template = template;
    this.renderCard = renderCard;
  }

  /** `undefined` where there is none, and where it fails: an owner's mistake costs the visitor no post. */
  make(post: Post, view: CardView): CustomCard | undefined {
    try {
      const content = this.#contentOf(post, view);
      if (!content) return undefined;
      for (const link of content.querySelectorAll<HTMLAnchorElement>(OWN_LINKS)) {
        // In a template a field may lead anywhere; in a text that is the owner's own, too.
        if (link.href && [post.url, post.action?.url].includes(link.href)) link.href = linkUrl(link.href, view);
      }
      const date = post.publishedAt ? view.format.absolute(post.publishedAt) : '';
      const beginning = post.title ? '' : firstWords(contentOf(post.text, view)?.words ?? '');
      const by = [beginning || post.author || post.feedName, date].filter(Boolean).join(', ');
      const label = post.title || by || firstWords(content.textContent);
      describeNewTabs(content);
      for (const pieces of view.pieces) pieces.customCard?.(content, post);
      return { content, label };
    } catch (reason) {
      console.error('ws-widgets: renderCard failed; the card is displayed as without it.', reason);
      return undefined;
    }
  }

  #contentOf(post: Post, view: CardView): DocumentFragment | undefined {
    if (this.renderCard) {
      const made = this.renderCard(post);
      if (!isRenderable(made)) return undefined;
      const content = document.createDocumentFragment();
      render(made, content);
      return isEmpty(content) ? undefined : content;
    }
    if (!this.template) return undefined;
    const content = copyOf(this.template);
    fill(content, post, view);
    return content;
  }
}
