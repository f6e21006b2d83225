import { html, nothing, type TemplateResult } from 'lit';
import { type ChildPart, Directive, directive } from 'lit/directive.js';
import { splitLede } from '../content/text/lede.ts';
import { hostOf, type Link, readLinks } from '../content/text/links.ts';
import { hasLongWord, partWords, tidyBullets } from '../content/text/long-words.ts';
import { hasMarkup, hasTags } from '../content/text/markup.ts';
import type { SafeProse } from '../content/text/sanitize.ts';
import type { Lang } from '../element/phrases.ts';
import type { Post } from '../model/post.ts';
import { firstWords } from '../model/words/cut-text.ts';
import type { CardView } from './card-view.ts';
import { inline, joinTemplates } from './templates/join-templates.ts';
import { opensIn } from './templates/opens-in.ts';

export const needsSanitizer = (text: string, format: CardView['textFormat']): boolean =>
  Boolean(text) && format !== 'plain' && (format === 'html' || hasMarkup(text));

/** Whether a text is read as markup: as all of it, or as its author meant it. */
export const isMarkup = (text: string, format: CardView['textFormat']): boolean =>
  format === 'html' || (format === 'auto' && hasTags(text));

export const needsProse = (text: string, format: CardView['textFormat']): boolean =>
  needsSanitizer(text, format) || hasLongWord(text);

/** A longer URL is cut by CSS, at about this length. */
const WHOLE_MAX = 40;

/** A text of up to this many pieces is one template, made once for each sequence of pieces; those of a longer text are a list. */
const JOINED_MAX = 16;

const renderWords = (words: string, { prose }: CardView): unknown => prose?.renderBroken(words) ?? words;

/** A URL that is cut has an element of its own: its title is the whole URL, for the mouse, and screen readers skip it. */
const renderUrl = (text: string, view: CardView): unknown =>
  text.length > WHOLE_MAX
    ? html`<span aria-hidden="true" title=${text}>${renderWords(text, view)}</span>`
    : renderWords(text, view);

function renderPiece(piece: string | Link, view: CardView): TemplateResult {
  if (typeof piece === 'string') return html`${renderWords(piece, view)}`;
  const { text, url } = piece;
  const target = url.startsWith('http') ? view.target : '_self';
  return html`<a href=${url} aria-label=${hostOf(text) ?? nothing} rel="noopener nofollow ugc" ${opensIn(target)}>${renderUrl(text, view)}</a>`;
}

const sayPiece = (piece: string | Link): string =>
  typeof piece === 'string' ? piece : (hostOf(piece.text) ?? piece.text);

const renderLede = (lede: string, { titleLevel }: CardView): TemplateResult =>
  html`<span part="lede" role="heading" aria-level=${titleLevel}>${lede}</span>`;

function renderPlain(lede: string, pieces: readonly (string | Link)[], view: CardView): unknown {
  const rendered = [...(lede ? [renderLede(lede, view)] : []), ...pieces.map((piece) => renderPiece(piece, view))];
  return rendered.length > JOINED_MAX ? rendered.map(joinTemplates) : joinTemplates(html`${inline(...rendered)}`);
}

/** Puts prose where its card is rendered now. If the card was another template before, the nodes are still in that one. */
class ProseDirective extends Directive {
  render(prose: SafeProse, _nodes: readonly ChildNode[]): unknown {
    return prose;
  }

  override update({ parentNode }: ChildPart, [prose, nodes]: [SafeProse, readonly ChildNode[]]): unknown {
    // A page translator may have removed some of the nodes, but not all.
    if (nodes.every((node) => node.parentNode !== parentNode)) prose.append(...nodes);
    return this.render(prose, nodes);
  }
}

const renderProse = directive(ProseDirective);

export interface Content {
  readonly isProse: boolean;
  readonly words: string;
  /** Its first line, if that stands for a title. */
  readonly lede: string;
  /** The first of its words, short enough for a name. */
  readonly beginning: string;
  readonly rendered: unknown;
}

/** Sanitized prose, or text whose URLs are links and whose first line may be a lede; `undefined` if nothing of it remains. */
export function contentOf({ text, title }: Post, view: CardView): Content | undefined {
  const { textFormat, target, titleLevel, prose } = view;
  let plain = text;
  if (prose && needsSanitizer(text, textFormat)) {
    const isProse = isMarkup(text, textFormat);
    const safe = isProse ? prose.sanitize(text, { target, level: titleLevel + (title ? 1 : 0) }) : undefined;
    const nodes = safe && [...safe.childNodes];
    if (nodes) {
      if (nodes.length === 0) return undefined;
      const words = prose.wordsOf(safe);
      return { isProse, words, lede: '', beginning: firstWords(words), rendered: renderProse(safe, nodes) };
    }
    if (!isProse) plain = prose.decode(text);
  }
  const parted = partWords(plain).trim();
  const words = textFormat === 'plain' ? parted : tidyBullets(parted);
  if (!words) return undefined;
  const [lede, rest] = (title ? undefined : splitLede(words)) ?? ['', words];
  const pieces = readLinks(rest);
  const rendered = renderPlain(lede, pieces, view);
  const beginning = firstWords(lede || pieces.map(sayPiece).join(''));
  return { isProse: false, words, lede: lede.trim(), beginning, rendered };
}

/** The text of a card. Its content is the same object until that has to change: the nodes stay, with focus and selection. */
export class CardText {
  #madeOf: readonly unknown[] = [];
  #content: Content | undefined;

  contentOf(post: Post, view: CardView): Content | undefined {
    const madeOf = [post.text, post.title, view.textFormat, view.target, view.titleLevel, view.prose];
    if (madeOf.some((one, i) => one !== this.#madeOf[i])) this.#content = post.text ? contentOf(post, view) : undefined;
    this.#madeOf = madeOf;
    return this.#content;
  }
}

export const renderText = ({ isProse, rendered }: Content, id: string, lang: Lang): TemplateResult =>
  html`<div part="text" id=${id} ?data-prose=${isProse} dir="auto" lang=${lang}>${rendered}</div>`;
