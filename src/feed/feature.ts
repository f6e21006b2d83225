import type { KnownMessages } from '../content/messages.ts';
import type { Post } from '../model/post.ts';
import type { PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import type { CardView } from '../card/card-view.ts';
import type { FEATURE_ATTRIBUTES, FILTER_ATTRIBUTES } from '../settings/feature-attributes.ts';
import type { FeedController, FeedHost, SourceRequest } from './feed-controller.ts';
import type { FeedElement } from '../widgets/feed-element.ts';
import type { FeedModel, FeedView } from './feed-view.ts';
import type { Words } from '../content/words.ts';

type Values<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends { readonly fallback: infer Value } ? Value : never;
};

/** What the attributes of the extras are used as. */
export type ExtraSettings = Values<typeof FEATURE_ATTRIBUTES> & Values<typeof FILTER_ATTRIBUTES>;

/** A source that stands in front of another. */
export interface WrappedSource extends PostSource {
  readonly inner: PostSource;
}

export type CreateSource = (request: SourceRequest, ask: Ask) => PostSource | Promise<PostSource>;

/** What a feed is made of, for an extra to use. */
export interface FeedParts {
  readonly host: FeedElement;
  /** What the controller calls. */
  readonly callbacks: FeedHost;
  readonly controller: FeedController;
  readonly view: FeedView;
  /** The way to the service that all elements of the page share. */
  readonly ask: Ask;
}

/** What an extra may use of its feed. */
export interface ExtraContext extends FeedParts {
  /** The value that is used of an attribute. */
  read<Name extends keyof ExtraSettings>(name: Name): ExtraSettings[Name];
  /** The post that a card was made for: a search shows others than the feed has. */
  postOf(card: Element): Post | undefined;
}

/** Something that a feed does only where it is asked to. All of these are optional, and called for as long as it does. */
export interface Extra {
  /** Whether the service may be asked; as long as one extra says no, it is not. */
  readonly mayAsk?: boolean;
  /** The visitor agrees to what it holds back. */
  grant?(): void;
  /** Makes another source out of the one that there would be. */
  wrapSource?(createSource: CreateSource): CreateSource;
  /** What is said, and how; as long as nothing changes it is the same object. */
  adaptWords?(words: Words): Words;
  /** How cards look; what is the same must be the same object, or all cards are made anew. */
  adaptView?(view: CardView): CardView;
  /** What the feed is shown to hold, and so which posts are seen, in which order. */
  adaptModel?(model: FeedModel): FeedModel;
  /** What the controls say; no card is made anew for it. */
  adaptControls?(messages: KnownMessages): KnownMessages;
  /** Whether there is something to say below the posts that the feed itself would not. */
  readonly needsControls?: boolean;
  /** Whether the feed grows no further for now, by a button or by scrolling. */
  readonly holdsGrowing?: boolean;
  /** Adds to a card that was made. */
  finishCard?(card: HTMLElement, post: Post): void;
  /** Tells apart what `finishCard` adds: cards are made anew where it changes. */
  readonly finish?: string;
  /** All is brought up to date. */
  shown?(posts: readonly Post[], messages: KnownMessages): void;
  /** What is under way stops: the element left the page, or is set up anew. It may be shown again. */
  stop?(): void;
  /** Its attribute went: it takes away what it put there. */
  leave?(): void;
}

export type StartExtra = (context: ExtraContext) => Extra;
