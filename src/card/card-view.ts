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

/** The date of a post, in the words that cards display: our own cards and the owner's. */
export const sayDate = (date: Date, { format, date: form }: Pick<CardView, 'format' | 'date'>): string =>
  form === 'absolute' ? format.day(date) : format.relative(date, Date.now());

/** Makes the content of a post's card: a Lit template, a node, or a string, which is displayed as text. */
export type RenderCard = (post: Post) => unknown;

/** What features add to cards. These stay the same objects until cards have to be rendered again. */
export interface CardPieces {
  /** The first content of a card. The name of our card begins with `id`; an owner's own card is described by it. */
  mark?(post: Post): { readonly id: string; readonly content: unknown } | undefined;
  /** In the footer, after the claps. `id` is the card's: ids in it begin with that. `names` are the ids of what names the post. */
  footer?(post: Post, id: string, names: string): unknown;
  /** The URL of one of the owner's links: the permalink or the action. */
  linkUrl?(url: string): string;
  /** Whether images and videos come first, whatever the attribute says. */
  readonly isMediaFirst?: boolean;
  /** An image or video; `undefined` leaves it as it is. */
  media?(media: Media, post: Post): unknown;
  /** What is displayed in place of all images of a post until the visitor asks for them; `undefined` if they do not wait. */
  heldImages?(images: readonly Media[], post: Post): unknown;
  /** How many images and videos are displayed until the visitor asks for all; `opens`: whether each opens all of its post. */
  galleryMax?(media: readonly Media[], opens: boolean): number | undefined;
  /** Whether an image or video opens all those of its post: then no other button displays the rest of them. */
  readonly opensMedia?: boolean;
  /** The workspace's image; `undefined` leaves it as it is. */
  avatar?(post: Post): unknown;
  /** Whether titles are one level lower, because the feature has a heading above them. */
  readonly lowersTitles?: boolean;
  /** Whether the workspace's name and image are left out, because they tell the visitor nothing here. */
  readonly hidesFeed?: boolean;
  /** Whether the images of an owner's template are not requested yet: their URL is in `data-held`. */
  readonly holdsImages?: boolean;
  /** Puts the content of an owner's own card into the page. */
  placeCard?(card: OwnCard): PlacedCard;
  /** Adds to an owner's own card. */
  customCard?(content: CardContent, post: Post): void;
}

/** The nodes of an owner's own card, or the element of the page that contains them. */
export type CardContent = DocumentFragment | HTMLElement;

export interface OwnCard {
  readonly content: DocumentFragment;
  readonly post: Post;
  /** Whether it is a filled-in template: then it can be copied into nodes of the same template that are in the page. */
  readonly isFromTemplate: boolean;
}

export interface PlacedCard {
  /** The name of the slot in which it is displayed. */
  readonly slot: string;
  /** What contains the content now: an element of the page, or on a server the content itself. */
  readonly root: CardContent;
}

/** An owner's own card. */
export interface CustomCard {
  /** What the card displays: nodes, or a slot. */
  readonly content: unknown;
  /** The name of the card. */
  readonly label: string;
}

/** How cards display their posts. The same object as long as nothing changes: then no card is rendered again. */
export interface CardView extends Words, Readonly<ValuesOf<typeof CARD_ATTRIBUTES>> {
  readonly phrases: CardPhrases;
  /** Level of a post's title, 1-6. */
  readonly titleLevel: number;
  /** Determines the language of a post by its script, where a post needs that. */
  readonly byScript: LanguagesAround['byScript'];
  /** The sanitizer, where a post needs it. */
  readonly prose: typeof Prose | undefined;
  /** Displays images and videos with their details, where a post has any. */
  readonly detailedMedia: typeof DetailedMedia | undefined;
  /** Makes the owner's own cards, by a template or a function. */
  readonly makeCustomCard: ((post: Post, view: CardView) => CustomCard | undefined) | undefined;
  readonly brokenUrls: ReadonlySet<string>;
  readonly pieces: readonly CardPieces[];
}

type CardPhrases = Phrases<keyof typeof englishCards>;

/** The language of a post's own words, for `lang` attributes: `nothing` if it is unknown, or the page's. */
export const langOf = (post: Post, view: CardView): Lang => ownLanguage(post, view) || nothing;

/** The phrases of cards, and the name of the element around them. */
export const cardPhrases = (words: Words): CardPhrases => new Phrases(words, englishCards);

/** The URL of one of the owner's links, with what features add to it. */
export const linkUrl = (url: string, { pieces }: CardView): string =>
  pieces.reduce((href, piece) => piece.linkUrl?.(href) ?? href, url);
