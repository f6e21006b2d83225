import { nothing } from 'lit';
import { englishCards } from '../content/languages/english/cards.ts';
import type { Words } from '../content/words.ts';
import { type Lang, Phrases } from '../element/phrases.ts';
import { type LanguagesAround, ownLanguage } from '../model/language/post-language.ts';
import type { Media, Post } from '../model/post.ts';
import type { ValuesOf } from '../settings/attributes.ts';
import type { CARD_ATTRIBUTES } from './card-attributes.ts';
import type * as DetailedMedia from './media/detailed-media.ts';
import type * as Prose from './prose.ts';

/** When a post was published, as its card says it, ours or the owner's. */
export const sayDate = (date: Date, { format, date: form }: Pick<CardView, 'format' | 'date'>): string =>
  form === 'absolute' ? format.day(date) : format.relative(date, Date.now());

/** Makes the content of a post's card: a Lit template, a node, or a string, which is displayed as text. */
export type RenderCard = (post: Post) => unknown;

/** What features add to our cards. As long as a card is to stay as it is, these are the same objects. */
export interface CardPieces {
  /** The first thing in a card; its id comes first in the card's name. */
  mark?(post: Post): { readonly id: string; readonly content: unknown } | undefined;
  /** In the footer, behind the claps; with the card's id, which others begin with, and the ids of what names the post. */
  footer?(post: Post, id: string, names: string): unknown;
  /** Where a link of the owner's leads: the permalink or the action. */
  linkUrl?(url: string): string;
  /** Whether images and videos come first, whatever the attribute says. */
  readonly isMediaFirst?: boolean;
  /** An image or video; `undefined` leaves it as it is. */
  media?(media: Media, post: Post): unknown;
  /** What is in place of all images of a post until the visitor asks for them; `undefined` where they do not wait. */
  heldImages?(images: readonly Media[], post: Post): unknown;
  /** How many images and videos are displayed before a visitor asks for all; `opens` says whether each opens all those of its post. */
  galleryMax?(media: readonly Media[], opens: boolean): number | undefined;
  /** Whether an image or video opens all those of its post: then no other button displays the rest of them. */
  readonly opensMedia?: boolean;
  /** The workspace's image; `undefined` leaves it as it is. */
  avatar?(post: Post): unknown;
  /** Whether titles are a level lower, below a heading of its own. */
  readonly lowersTitles?: boolean;
  /** Whether the workspace's name and image say nothing here. */
  readonly hidesFeed?: boolean;
  /** Whether images of an owner's template wait: their URL is in `data-held`. */
  readonly holdsImages?: boolean;
  /** Puts the content of an owner's own card into the page. */
  placeCard?(card: OwnCard): PlacedCard;
  /** Adds to an owner's own card. */
  customCard?(content: CardContent, post: Post): void;
}

/** The nodes of an owner's own card, or what holds them in the page. */
export type CardContent = DocumentFragment | HTMLElement;

/** The content of an owner's own card. */
export interface OwnCard {
  readonly content: DocumentFragment;
  readonly post: Post;
  /** Whether it is a template that was filled in, so that other nodes of the same template do as well. */
  readonly isOfTemplate: boolean;
}

/** A card whose content is in the page. */
export interface PlacedCard {
  /** The name of the slot in which it is displayed. */
  readonly slot: string;
  /** What holds it now. */
  readonly root: CardContent;
}

/** An owner's own card. */
export interface CustomCard {
  /** What the card displays: nodes, or a slot. */
  readonly content: unknown;
  /** What names the card. */
  readonly label: string;
}

/** How cards display their posts. The same object as long as nothing changes: then no card is rendered again. */
export interface CardView extends Words, Readonly<ValuesOf<typeof CARD_ATTRIBUTES>> {
  /** What they say. */
  readonly phrases: CardPhrases;
  /** Level of a post's title, 1-6. */
  readonly titleLevel: number;
  /** How the language of a post follows from its script, where a post needs it. */
  readonly byScript: LanguagesAround['byScript'];
  /** The sanitizer, where a post needs it. */
  readonly prose: typeof Prose | undefined;
  /** What displays more of images and videos, where a post says it. */
  readonly detailedMedia: typeof DetailedMedia | undefined;
  /** The owner's own cards, by a template or a function. */
  readonly customCards: { make(post: Post, view: CardView): CustomCard | undefined } | undefined;
  /** Images that could not be loaded. */
  readonly brokenUrls: ReadonlySet<string>;
  readonly pieces: readonly CardPieces[];
}

export type CardPhrases = Phrases<keyof typeof englishCards>;

/** The language of what is written in a post, for its `lang` attributes: `nothing` where it is unknown, or the page's. */
export const langOf = (post: Post, view: CardView): Lang => ownLanguage(post, view) || nothing;

/** What cards say, and the name of what holds them. */
export const cardPhrases = (words: Words): CardPhrases => new Phrases(words, englishCards);

/** What the first feature makes that has something to make. */
export function firstPiece<Piece>(
  { pieces }: CardView,
  make: (pieces: CardPieces) => Piece | undefined,
): Piece | undefined {
  for (const one of pieces) {
    const piece = make(one);
    if (piece !== undefined) return piece;
  }
  return undefined;
}

/** Where a link of the owner's leads, with what features add to it. */
export const linkUrl = (url: string, { pieces }: CardView): string =>
  pieces.reduce((href, piece) => piece.linkUrl?.(href) ?? href, url);
