import type { ReactiveControllerHost } from 'lit';
import type { CardPlace } from '../card/card.ts';
import type { CardPieces, CardView } from '../card/card-view.ts';
import type { Catalogue } from '../content/messages.ts';
import type { Words } from '../content/words.ts';
import type { Dependency } from '../element/lazy-module.ts';
import type { Lang } from '../element/phrases.ts';
import type { Post } from '../model/post.ts';
import type { AttributeTable, ValuesOf } from '../settings/attributes.ts';
import type { FeedFault, PageBounds, PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import type { FeedModel, HeldPosts } from './feed-state.ts';

/** What the cards are for screen readers, in a layout that is not a feed by the ARIA Authoring Practices. */
export interface CardsRole {
  readonly container: string;
  card(number: number): Pick<CardPlace, 'size' | 'placeId' | 'roleDescription'>;
}

export type CreateSource = (request: SourceRequest, ask: Ask) => PostSource | Promise<PostSource>;

/** What is said below the posts in place of some messages. */
export type ControlPhrases = Partial<Record<'empty' | 'loading' | 'ceiling', unknown>>;

export interface FeedSettings {
  readonly baseUrl: string;
  readonly heading: string;
  readonly headingLevel: number;
  readonly theme: string;
  readonly firstCount: number;
  /** How the visitor loads more, in a feed that loads page by page. */
  readonly more?: 'button' | 'scroll' | 'none';
  readonly target: '_blank' | '_self';
  readonly layout: string;
  readonly design: string;
  readonly featured: boolean;
  readonly lines: number;
}

export interface Composed {
  readonly displayed: FeedModel;
  /** The messages, the owner's included, and the format of dates and counts; `Phrases` says them. */
  readonly words: Words;
}

export interface Seen {
  /** Its name for screen readers, and the language of what has that name. */
  readonly label: string;
  readonly labelLang: Lang;
  readonly cardView: CardView;
  /** The container of the cards, once the feed is rendered. */
  readonly cards: HTMLElement | null;
  /** The posts that are displayed, each with its card. */
  readonly shown: readonly { readonly post: Post; readonly card: HTMLElement }[];
  cardOf(post: Post): HTMLElement | undefined;
  postOf(card: Element): Post | undefined;
}

/** A feed as layouts and designs know it. */
export interface CardsHost {
  /** Whether its cards were in the page before the script. */
  readonly isServerRendered: boolean;
  readonly element: HTMLElement & ReactiveControllerHost & FeedSettings;
  readonly model: FeedModel;
  /** The values that are used of some attributes; their defaults where this feed does not have them. */
  read<Table extends AttributeTable>(table: Table): ValuesOf<Table>;
  readonly composition: Composed;
  readonly view: Seen;
}

/** A feed as features know it, with how other posts come to it. */
export interface FeatureHost extends CardsHost {
  readonly features: Pick<CardFeatures, 'active'>;
  pageBounds(request: Pick<SourceRequest, 'all'>): PageBounds;
  /** The source that the feed would load from, with what features wrap around it. */
  createSource(request: SourceRequest): PostSource | Promise<PostSource>;
  /** Loads what it takes to display these posts, and the controls where there is something to say or to press. */
  loadDependencies(posts: readonly Post[], needsControls?: boolean): Promise<void>;
  replacePosts(posts: readonly Post[]): void;
  clear(): void;
  refresh(): Promise<readonly Post[]>;
}

/** What a feed does where an attribute turns it on, in a module loaded on demand. All hooks are optional, and run in the order of the registry. */
export interface Feature {
  /** Whether the service may be asked; as long as one feature says no, it is not. */
  readonly mayRequest?: boolean;
  /** The visitor agrees to what it holds back. */
  grant?(): void;
  revoke?(): void;
  /** Makes another source from the one that there would be. */
  wrapSource?(createSource: CreateSource): CreateSource;
  /** The owner's messages in place of the language's. As long as nothing changes, the same object. */
  adaptMessages?(messages: Catalogue): Catalogue;
  /** What is displayed of what the feed holds: which posts, in which order. */
  adaptModel?(model: FeedModel): FeedModel;
  /** A post as its card displays it: the same object for as long as the card is to stay as it is. */
  adaptPost?(post: Post): Post;
  /** Tells by what is written now whether a post is never to be displayed: a server does not hand it over. */
  readonly withholds?: (post: Post) => boolean;
  /** What it says below the posts in place of these messages. */
  readonly controlPhrases?: ControlPhrases;
  /** Displays more of the posts that it holds, where there are more: then none are loaded. Resolves to those. */
  readonly displayMore?: (() => Promise<readonly Post[]>) | undefined;
  /** What it renders above the posts, right before them, and below the controls. */
  renderAbove?(): unknown;
  renderSection?(): unknown;
  renderBelow?(): unknown;
  /** A card, with what it renders before it. */
  renderAround?(post: Post, card: unknown): unknown;
  /** What it adds to cards; another object renders all cards again. */
  readonly cardPieces?: CardPieces | undefined;
  /** What the cards are for screen readers, where it is not a feed. */
  readonly cardsRole?: CardsRole | undefined;
  /** The name of the section around the cards for screen readers, where it has one. */
  readonly sectionDescription?: string | undefined;
  /** What the visitor did with it, as JSON; set again where they come back. */
  place?: unknown;
  /** Everything is rendered. It may read the layout now, and returns what changes it: all have read it before one does. */
  rendered?(): (() => void) | undefined | void;
  /** Letters, words or lines have other spaces between them: texts may be cut that were not, in boxes of the same size. */
  spaced?(): void;
  /** What is under way stops: the element left the page, is set up for other posts, or turned it off. It may go on later. */
  stop?(): void;
  /** Its attribute was removed: once it has stopped, it takes away what it added outside of what it renders. */
  leave?(): void;
}

export type CreateFeature<Host = FeatureHost> = (host: Host) => Feature;

/** What cards are displayed by: at first the layout and the design alone. */
export interface CardFeatures {
  /** Those that are on and loaded, in the order of their table. */
  readonly active: readonly Feature[];
  readonly styles: readonly string[];
  /** Whether a module is missing that may hold something back: until it is loaded, nothing is requested or displayed. */
  readonly isHeldBack: boolean;
  /** Whether one is to come that displays a field above the posts. */
  readonly awaitsField: boolean;
  /** Classes of the feed's root: its layout, what that has in common with others, and its design. */
  layoutClassesOf(posts: HeldPosts): readonly string[];
  /** What is to be loaded before a post is displayed: the layout, and the design of its cards. */
  layoutDependenciesOf(posts: HeldPosts): readonly Dependency[];
}

export interface Features extends CardFeatures {
  /** The attributes that decide which posts there are. */
  readonly choosingAttributes: AttributeTable;
  readonly mayRequest: boolean;
  /** Whether all is loaded, or was tried to be, that decides which posts are requested and displayed. */
  readonly isDecided: boolean;
  /** Whether all that is wanted is. */
  readonly isReady: boolean;
  /** Whether what changes the words is: what says them then is as long as it stays. */
  readonly hasWords: boolean;
  /** Whether some are loaded that start with the next update. */
  readonly hasToStart: boolean;
  attributeChanged(): void;
  decide(): Promise<void>;
  load(): Promise<void>;
  /** Starts what is on and loaded, for a feed that is complete, and ends what is off. */
  update(host: FeatureHost): void;
  stop(): void;
}

export interface FeatureModule<Host = FeatureHost> {
  readonly createFeature: CreateFeature<Host>;
  readonly styles?: string;
}

export type CardsModule = FeatureModule<CardsHost>;

export interface SourceRequest {
  /** Requests again, bypassing the cache. */
  readonly fresh: boolean;
  /** Requests as much at once as the service gives, and as far as it reaches: what comes is chosen from. */
  readonly all?: boolean;
  /** Requests in the background; what is displayed stays as it is. */
  readonly aside?: boolean;
  /** The source that this one replaces. */
  readonly previous: PostSource | undefined;
}

/** What a step brought, to be told once it is displayed. */
export interface Outcome {
  readonly faults: readonly FeedFault[];
  /** The posts that came new; absent where nothing came. */
  readonly added?: readonly Post[];
}
