import { log } from '../base/log.ts';
import { firstOf } from '../base/first-of.ts';
import { html, noChange, nothing, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { Action, Post } from '../model/post.ts';
import type { Lang } from '../element/phrases.ts';
import { type CardView, type CustomCard, langOf, sayDate } from './card-view.ts';
import { joinLines } from '../model/words/cut-text.ts';
import { inline, joinTemplates } from './templates/join-templates.ts';
import { displayedMedia, renderAvatar, renderMedia } from './media/media.ts';
import { type PostName, linkTo } from './templates/opens-in.ts';
import { CardText, type Content, renderText } from './text.ts';

/** The place of a card in its feed, and how screen readers announce it there. */
export interface CardPlace {
  /** From 1. */
  readonly position: number;
  /** The number of all cards, -1 where it is not known; absent where the card is not in a feed. */
  readonly size?: number | undefined;
  /** In a layout that is no feed as the ARIA Authoring Practices define it: the id of "3 of 12,", with which its name begins. */
  readonly placeId?: string | undefined;
  readonly roleDescription?: string | undefined;
  /** The language of the page, if the name of the element around the cards is in another one. */
  readonly lang?: string | undefined;
}

/** A longer title looks like a paragraph. */
const TITLE_MAX = 100;

/** What fits a card in the large letters of `card.css`: the most characters of the whole text, and of its longest word. */
const SHORT = { lettersMax: 100, perLine: 15 };

export const shows = ({ hide }: CardView, word: string): boolean => !hide.includes(word);

const markOf = (post: Post, view: CardView) => firstOf(view.pieces, (pieces) => pieces.mark?.(post));

/** Whether a text is short enough to describe its card: two sentences at most. A longer one is only read as part of the content. */
const isBrief = (words: string): boolean =>
  words.length <= 200 && words.split(/[.!?…。！？؟۔।](?= |[^ -~])/, 3).length < 3;

/** A date. A hidden exact one is for the description of the card, because the title of a `<time>` is only for the mouse. */
function renderDate(date: Date, id: string, view: CardView): TemplateResult {
  const lang = view.formatLang ?? nothing;
  const exact = view.format.absolute(date);
  return html`<time part="date" dir="auto" lang=${lang} id="${id}-date" datetime=${date.toISOString()} title=${exact}>${sayDate(date, view)}</time><span id="${id}-when" lang=${lang} hidden>${exact}</span>`;
}

const renderAction = ({ url, label }: Action, name: PostName, lang: Lang, view: CardView): TemplateResult =>
  linkTo('action', name, url, label || view.phrases.say('open'), label ? lang : nothing, view);

const hidesFeed = ({ pieces }: CardView): boolean => pieces.some((one) => one.hidesFeed);

/** The workspace and the author, if either has a name. With `hidesFeed`, their element stays without the workspace: a card keeps its nodes. */
function authorOf({ feedName, author }: Post, view: CardView): string | undefined {
  const names = [...new Set([shows(view, 'feed') && feedName, author])].filter(Boolean).join(' · ');
  if (!names) return undefined;
  return hidesFeed(view) ? author : names;
}

function renderHeader(post: Post, id: string, lang: Lang, view: CardView, author?: string, date?: Date) {
  const { feedImageUrl } = post;
  const hasAvatar = feedImageUrl && shows(view, 'avatar') && !hidesFeed(view) && !view.brokenUrls.has(feedImageUrl);
  if (!hasAvatar && author === undefined && !date) return undefined;
  const avatar = hasAvatar && (firstOf(view.pieces, (pieces) => pieces.avatar?.(post)) ?? renderAvatar(feedImageUrl));
  // Where only the avatar is in it, a header would be announced for nothing. The workspace's name is in no post's language.
  // Not inlined: an avatar may fail to load at any time, and the nodes beside it have to stay.
  return html`<header role=${author || date ? nothing : 'none'}>${avatar || nothing}${inline(
    author === undefined
      ? undefined
      : html`<span part="author" dir="auto" lang=${author === post.author ? lang : nothing}>${author}</span>`,
    date && renderDate(date, id, view),
  )}</header>`;
}

const piecesInFooter = (post: Post, { id, names }: Omit<PostName, 'label'>, { pieces }: CardView): unknown[] =>
  pieces.map((one) => one.footer?.(post, id, names)).filter((piece) => piece !== undefined);

const renderClaps = (claps: number, view: CardView): TemplateResult =>
  html`<span part="claps" lang=${view.phrases.lang('claps')} data-short=${view.format.compact(claps)}>${view.phrases.count('claps', claps)}</span>`;

function renderFooter(post: Post, name: PostName, view: CardView): unknown {
  const { claps = 0, url, isCut } = post;
  const hasClaps = claps > 0 && shows(view, 'claps');
  const hasLink = url !== '' && (isCut || shows(view, 'link'));
  const pieces = piecesInFooter(post, name, view);
  if (!hasClaps && !hasLink && pieces.length === 0) return nothing;
  return joinTemplates(
    html`<footer>${inline(hasClaps ? renderClaps(claps, view) : undefined)}${pieces}${inline(
      hasLink ? linkTo('link', name, url, view.phrases.say(isCut ? 'readMore' : 'link'), nothing, view) : undefined,
    )}</footer>`,
  );
}

/** From U+2E80 on, a line may end after each letter: there are no long words. */
const longestIn = (words: string): number => Math.max(...words.split(/[\s\u2E80-\uFFFF]+/).map(({ length }) => length));

/** The length is checked first, so that long texts are not split into words. */
const isShort = (words: string): boolean => words.length <= SHORT.lettersMax && longestIn(words) <= SHORT.perLine;

const tokensOf = (...ids: readonly unknown[]): string => ids.filter(Boolean).join(' ');

const idOf = ({ position }: CardPlace): string => `n${position}`;

/** Without white space around the content: it would be a text node in each card. */
const renderArticle = (
  content: unknown,
  label: string,
  labelledBy: string | undefined,
  describedBy: string,
  classes: string,
  place: CardPlace,
): TemplateResult => {
  const { position, size, placeId, roleDescription, lang } = place;
  return html`<article part="card" id=${label ? idOf(place) : nothing} tabindex=${size === undefined ? '-1' : '0'} class=${classes || nothing} lang=${lang ?? nothing} aria-roledescription=${roleDescription ?? nothing} aria-label=${label || nothing} aria-labelledby=${labelledBy ?? nothing} aria-describedby=${describedBy || nothing} aria-posinset=${placeId || size === undefined ? nothing : position} aria-setsize=${placeId ? nothing : (size ?? nothing)}>${content}</article>`;
};

/** Our card. It has no nodes for what the post does not have, or the view hides. */
function renderOwn(post: Post, text: Content | undefined, view: CardView, place: CardPlace): unknown {
  const { title, action } = post;
  // For the elements with words of the post. Our own words in the card are in the language of the page.
  const ownLang = langOf(post, view);
  const id = idOf(place);
  const author = authorOf(post, view);
  const date = shows(view, 'date') ? post.publishedAt : undefined;
  const media = displayedMedia(post, view);
  const mark = markOf(post, view);
  const allWords = text ? joinLines(text.words) : '';
  const words = text?.beginning ?? '';
  // A post is named by its title, otherwise by its first words, otherwise by its author and date. Links and buttons refer to
  // the label of the card for that: some screen readers say other elements that a button refers to before its name. The card
  // itself refers to its title, so that the title is not read twice.
  const label = title || words || author || '';
  const name = { id, label, names: tokensOf(label && id, !title && !words && date && `${id}-when`) };
  // Not inlined: an image may fail to load at any time, and the nodes beside it have to stay.
  const shown = media.length > 0 ? renderMedia(media, post, name, ownLang, view) : nothing;
  const gallery = post.media.length > 0 ? shown : inline();
  const isAbove = view.mediaPosition === 'above' || view.pieces.some((pieces) => pieces.isMediaFirst);
  const content = html`${isAbove ? gallery : inline()}${inline(
    mark && html`${mark.content}`,
    renderHeader(post, id, ownLang, view, author, date),
    title
      ? html`<div part="title" class=${title.length > TITLE_MAX ? 'long' : nothing} id="${id}-title" role="heading" aria-level=${view.titleLevel} dir="auto" lang=${ownLang}>${title}</div>`
      : undefined,
    text && renderText(text, `${id}-text`, ownLang),
  )}${isAbove ? inline() : gallery}${inline(
    action && renderAction(action, name, ownLang, view),
    html`${renderFooter(post, name, view)}`,
  )}`;
  // The card is described by its text, unless that is long or begins with the card's name, and by the exact date.
  const isSaid = title && allWords && isBrief(allWords);
  return renderArticle(
    joinTemplates(content),
    label,
    tokensOf(place.placeId, mark?.id, title ? `${id}-title` : label && id, !title && date && `${id}-date`),
    tokensOf(isSaid && `${id}-text`, date && `${id}-when`),
    tokensOf(media.length > 0 ? 'pictured' : isShort(`${title} ${allWords}`.trim()) && 'short', title && 'titled'),
    place,
  );
}

function renderCustom(post: Post, { content, label }: CustomCard, view: CardView, place: CardPlace): unknown {
  const mark = markOf(post, view);
  const id = idOf(place);
  const footer = piecesInFooter(post, { id, names: id }, view);
  return renderArticle(
    html`${mark ? mark.content : nothing}${content}${footer.length > 0 ? html`<footer>${footer}</footer>` : nothing}`,
    label,
    undefined, // which tells it from a card of ours
    tokensOf(place.placeId, mark?.id),
    '',
    place,
  );
}

const isSamePlace = (a: CardPlace | undefined, b: CardPlace): boolean =>
  (['position', 'size', 'placeId', 'roleDescription', 'lang'] as const).every((key) => a?.[key] === b[key]);

/** A post's card. It is rendered again only if its post, its view or its place has changed. */
class CardDirective extends Directive {
  #post: Post | undefined;
  #view: CardView | undefined;
  #place: CardPlace | undefined;
  #custom: CustomCard | undefined;
  #text = new CardText();

  render(post: Post, view: CardView, place: CardPlace): unknown {
    const isSame = post === this.#post && view === this.#view;
    if (isSame && isSamePlace(this.#place, place)) return noChange;
    if (!isSame) this.#custom = view.makeCustomCard?.(post, view);
    if (this.#custom) this.#text = new CardText(); // its nodes are removed with our card
    this.#post = post;
    this.#view = view;
    this.#place = place;
    try {
      return this.#custom
        ? renderCustom(post, this.#custom, view, place)
        : renderOwn(post, this.#text.contentOf(post, view), view, place);
    } catch (reason) {
      // A page may have patched what a card is made with: one post less is better than none.
      log('error', 'WS-302', 'ws-widgets: A card cannot be rendered; it is left out.', reason);
      return html`<article hidden></article>`;
    }
  }
}

export const renderCard = directive(CardDirective);
