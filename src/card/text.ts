import { html, nothing } from 'lit';
import { type ChildPart, Directive, directive } from 'lit/directive.js';
import { keyed } from 'lit/directives/keyed.js';
import { type Link, readLinks } from '../content/links.ts';
import { hasMarkup, hasTags } from '../content/markup.ts';
import type { Post } from '../model/post.ts';
import type { CardView } from './card-view.ts';

/** Whether displaying this text needs the sanitiser. */
export const needsSanitiser = (text: string, format: CardView['textFormat']): boolean =>
  Boolean(text) && format !== 'plain' && (format === 'html' || hasMarkup(text));

const renderPiece = (piece: string | Link, target: string): unknown =>
  typeof piece === 'string'
    ? piece
    : html`<a href=${piece.url} rel="noopener nofollow ugc" target=${target}>${piece.text}</a>`;

export interface Content {
  readonly isProse: boolean;
  readonly rendered: unknown;
  /** How it begins, in words alone. */
  readonly start: string;
}

const startOf = (text: string): string => /^.{0,80}/u.exec(text.trim())?.[0] ?? '';

/** Where a text has paragraphs, the first says what it is about. */
const startOfProse = (prose: DocumentFragment): string =>
  startOf((prose.firstChild instanceof Text ? '' : prose.firstElementChild?.textContent) || prose.textContent);

/** Sanitised prose, or text whose URLs are links; `undefined` where nothing of it may be displayed. */
function contentOf(text: string, { textFormat, target, prose }: CardView): Content | undefined {
  let plain = text;
  if (prose && needsSanitiser(text, textFormat)) {
    const isProse = textFormat === 'html' || hasTags(text);
    const safe = isProse ? prose.sanitise(text, { target }) : undefined;
    if (safe) return safe.firstChild ? { isProse, rendered: safe, start: startOfProse(safe) } : undefined;
    if (!isProse) plain = prose.decode(text);
  }
  const pieces = readLinks(plain.trim());
  return pieces.length > 0
    ? { isProse: false, rendered: pieces.map((piece) => renderPiece(piece, target)), start: startOf(plain) }
    : undefined;
}

/**
 * Sets an element's direction to that of its content, from behind it: Chromium goes through the whole text for each node
 * that is added to an element whose direction is automatic.
 */
class AutoDirection extends Directive {
  override update({ parentNode }: ChildPart): unknown {
    if (parentNode instanceof HTMLElement) parentNode.dir = 'auto';
    return this.render();
  }

  render(): unknown {
    return nothing;
  }
}

const autoDirection = directive(AutoDirection);

/** The text of a card. As long as its content is the same, it is the same object: its nodes stay, with focus and selection. */
export class CardText {
  #madeOf: readonly unknown[] = [];
  #content: Content | undefined;

  /** `undefined` where there is nothing to display. */
  contentOf({ text }: Post, view: CardView): Content | undefined {
    const madeOf = [text, view.textFormat, view.target, view.prose];
    if (madeOf.some((one, i) => one !== this.#madeOf[i])) this.#content = text ? contentOf(text, view) : undefined;
    this.#madeOf = madeOf;
    return this.#content;
  }
}

/** Another content is another element, whose direction is set again. */
export const renderText = (content: Content, id: string): unknown =>
  keyed(
    content,
    html`<div part="text" id=${id} class=${content.isProse ? 'prose' : nothing}>${content.rendered}${autoDirection()}</div>`,
  );
