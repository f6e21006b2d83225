import type { ReactiveControllerHost } from 'lit';
import type { CardPlace } from '../card/card.ts';
import type { CardPieces, CardView } from '../card/card-view.ts';
import type { Catalogue, Messages } from '../content/messages.ts';
import type { Words } from '../content/words.ts';
import type { Dependency } from '../element/lazy-module.ts';
import type { Lang, Phrases } from '../element/phrases.ts';
import type { Post } from '../model/post.ts';
import type { AttributeTable, ValuesOf } from '../settings/attributes.ts';
import type { FeedFault, PageBounds, PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import type { FeedModel, HeldPosts } from './feed-state.ts';

/** The roles of the cards for screen readers, in a layout that is not a feed as the ARIA Authoring Practices define it. */
interface CardsRole {
  readonly container: string;
  card(number: number): Pick<CardPlace, 'size' | 'placeId' | 'roleDescription'>;
}

export type CreateSource = (request: SourceRequest, ask: Ask) => PostSource | Promise<PostSource>;

/** Phrases that replace some of the messages below the posts. */
export type ControlPhrases = Partial<Record<'empty' | 'loading' | 'ceiling', unknown>>;

export interface FeedSettings {
  readonly baseUrl: string;
  readonly heading: string;
  readonly headingLevel: number;
  readonly theme: string;
  readonly firstCount: number;
  /** How the visitor loads more, in a feed that loads page by page. */
  readonly more?: 'button' | 'scroll' | 'links' | 'none';
  readonly target: '_blank' | '_self';
  readonly layout: string;
  readonly design: string;
  readonly featured: boolean;
  readonly lines: number;
  /** What was written for an attribute, on the element or as the page's default. */
  written(attribute: string): string | null;
}

export interface Composed {
  readonly displayed: FeedModel;
  /** The messages, the owner's included, and the format of dates and counts; `phrases` says them. */
  readonly words: Words;
  phrases<Key extends keyof Messages>(english: Pick<Messages, Key>): Phrases<Key>;
}

export interface Seen {
  /** The feed's name for screen readers, and the `lang` of the element that has this name. */
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
  readonly composition: Composed;
  readonly view: Seen;
}

/** A feed as features know it, with the means to get other posts. */
export interface FeatureHost extends CardsHost {
  readonly features: Pick<CardFeatures, 'active'>;
  /** The values that this feed uses for some attributes; the defaults of those that it does not have. */
  read<Table extends AttributeTable>(table: Table): ValuesOf<Table>;
  pageBounds(request: Pick<SourceRequest, 'all'>): PageBounds;
  /** The source that the feed would load from, with what features wrap around it. */
  createSource(request: SourceRequest): PostSource | Promise<PostSource>;
  /** Loads the modules that display these posts, and the controls if there is something to say or to press. */
  loadDependencies(posts: readonly Post[], needsControls?: boolean): Promise<void>;
  replacePosts(posts: readonly Post[]): void;
  /** Called before a feature renders what no update of the element renders. */
  untranslate(root: ParentNode): void;
  clear(): void;
  refresh(): Promise<readonly Post[]>;
}

/** What a feed does where an attribute turns it on, in a module loaded on demand. All hooks are optional, and run in the order of the registry. */
export interface Feature {
  /** Whether the service may be asked; as long as one feature says no, it is not. */
  readonly mayRequest?: boolean;
  /** Whether posts are requested, however far the element is from the viewport. */
  readonly isEager?: boolean;
  /** The visitor agrees to what this feature holds back. */
  grant?(): void;
  revoke?(): void;
  /** Returns what is called in place of `createSource`, to wrap the source that it creates. */
  wrapSource?(createSource: CreateSource): CreateSource;
  /** Replaces messages of the language with the owner's. Returns the same object as long as nothing changes. */
  adaptMessages?(messages: Catalogue): Catalogue;
  /** Which of the posts that the feed holds are displayed, and in which order. */
  adaptModel?(model: FeedModel): FeedModel;
  /** The post as its card displays it. Returns the same object as long as the card is to stay as it is. */
  adaptPost?(post: Post): Post;
  /** Whether, by the present attributes, a post is never to be displayed: a server does not hand it over. */
  readonly withholds?: (post: Post) => boolean;
  /** What the feature says below the posts in place of these messages. */
  readonly controlPhrases?: ControlPhrases;
  /** Displays more of the posts that it holds. While it has more, none are loaded. Resolves to those displayed. */
  readonly displayMore?: (() => Promise<readonly Post[]>) | undefined;
  /** What it renders: above the posts, right before them, and below the controls. */
  renderAbove?(): unknown;
  renderSection?(): unknown;
  renderBelow?(): unknown;
  /** A card, with what it renders before it. */
  renderAround?(post: Post, card: unknown): unknown;
  /** What it adds to cards; a new object causes all cards to be rendered again. */
  readonly cardPieces?: CardPieces | undefined;
  /** The roles of the cards for screen readers, if they are not a feed. */
  readonly cardsRole?: CardsRole | undefined;
  /** The `aria-roledescription` of the section around the cards, if it has one. */
  readonly sectionDescription?: string | undefined;
  /** The visitor's input, a JSON value; set again when they return. */
  place?: unknown;
  /** Everything is rendered. May read the layout, and returns what changes it: all features read before one changes it. */
  rendered?(): (() => void) | undefined | void;
  /** The spacing of letters, words or lines changed: texts may be cut now that were not, in boxes of the same size. */
  spaced?(): void;
  /** Stops what is under way: the element left the page, is to load other posts, or turned it off. It may go on later. */
  stop?(): void;
  /** Its attribute was removed: called after `stop`, it removes what it added outside of what it renders. */
  leave?(): void;
}

export type CreateFeature<Host = FeatureHost> = (host: Host) => Feature;

/** The features that display cards: at first only the layout and the design. */
export interface CardFeatures {
  /** Those that are on and loaded, in the order of their table. */
  readonly active: readonly Feature[];
  /** Whether a module is missing that may hold something back: until it is loaded, nothing is requested or displayed. */
  readonly isHeldBack: boolean;
  /** Whether a feature asks the visitor before posts are requested, or may be about to. */
  readonly hasQuestion: boolean;
  /** Whether a feature that displays a field above the posts is still to come. */
  readonly awaitsField: boolean;
  /** What must be loaded before a post is displayed: the layout, and the design of the cards. */
  layoutDependenciesOf(posts: HeldPosts): readonly Dependency[];
}

export interface Features extends CardFeatures {
  /** The attributes that decide which posts there are, as JSON: `[]` if none does. */
  readonly choice: string;
  readonly mayRequest: boolean;
  /** Whether all modules that decide which posts are requested and displayed are loaded, or could not be. */
  readonly isDecided: boolean;
  /** Whether all modules that the attributes ask for are loaded, or could not be. */
  readonly isReady: boolean;
  /** Whether all modules that change words are loaded, or could not be: from then on the words keep their length. */
  readonly hasWords: boolean;
  /** Whether there are loaded features that start with the next update. */
  readonly hasToStart: boolean;
  decide(): Promise<void>;
  load(): Promise<void>;
  /** Starts the features that are on and loaded, for a complete feed, and ends those that are off. */
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
  /** Requests pages as large as the service allows, as far as it reaches, because posts are chosen from them. */
  readonly all?: boolean;
  /** Requests in the background; what is displayed stays as it is. */
  readonly aside?: boolean;
  /** The source of the posts that are displayed: only the feed sets it. */
  readonly previous?: PostSource | undefined;
}

/** The result of a step, which is reported to the page once it is displayed. */
export interface Outcome {
  readonly faults: readonly FeedFault[];
  /** The new posts; absent if no answer came. */
  readonly added?: readonly Post[];
}
