import type { ReactiveControllerHost } from 'lit';
import type { CardLookHost } from '../card/card-look.ts';
import type { Dependency, LazyModule } from '../element/lazy-module.ts';
import type { Nearness } from '../element/near-viewport.ts';
import type { AttributeTable } from '../settings/attributes.ts';
import type { PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import type {
  CardFeatures,
  CardsHost,
  CardsModule,
  FeatureModule,
  Features,
  FeedSettings,
  FeatureHost,
  Outcome,
  SourceRequest,
} from './feature.ts';
import type { FeedComposition } from './feed-composition.ts';
import type { FeedModel, HeldPosts } from './feed-state.ts';
import type { FeedView } from './feed-view.ts';
import type { FeedTask } from './feed-task.ts';

/** A living feed, as the controls below its posts and the handover from a server know it. */
export interface ControlledFeed extends Pick<FeatureHost, 'model' | 'createSource' | 'loadDependencies'> {
  readonly element: FeedHost;
  readonly features: Features;
  readonly composition: FeedComposition;
  readonly view: FeedView;
  readonly task: FeedTask;
  refresh(): Promise<unknown>;
  loadMore(): Promise<unknown>;
}

export interface FeedHost extends HTMLElement, CardLookHost, ReactiveControllerHost, FeedSettings {
  readonly hasUpdated: boolean;
  /** The modules that display its cards, in addition to those of the layout and the design. */
  readonly cardModules?: readonly LazyModule<CardsModule>[];
  readonly loading: 'lazy' | 'eager';
  /** The attribute that prevents all requests, if any; `''` if nothing is set yet, which is no mistake. */
  readonly blocker: string | undefined;
  readonly posts: HeldPosts['posts'];
  valuesOf(properties: readonly string[]): string;
  adoptStyles(): void;
  createSource(request: SourceRequest, ask: Ask): PostSource;
}

/** The features that display cards, before the file that lives has all of them. */
export interface FirstFeatures extends CardFeatures {
  /** Whether the attributes ask for a feature that posts wait for: it holds some back, chooses them, or makes their cards. */
  readonly needsLive: boolean;
  /** Whether cards are side by side, or were, as far as is known. */
  hasColumns: boolean;
  /** Those of all that are started. */
  readonly styles: readonly string[];
  readonly hasFeatures: boolean;
  isOn(name: string): boolean;
  /** Classes of the feed's root: its layout, the traits of that, and its design. */
  layoutClassesOf(posts: HeldPosts): readonly string[];
  attributeChanged(): void;
  /** Starts the features that display cards if they are loaded, and ends those that are off. */
  update(host: CardsHost): void;
  layoutDependenciesOf(posts: HeldPosts): readonly ModuleFor<CardsHost>[];
  /** Starts the modules of `ready` that are loaded, and ends those that are not in `all`. Keeps the order of `all`. */
  start<Host extends CardsHost>(host: Host, all: readonly ModuleFor<Host>[], ready: readonly ModuleFor<Host>[]): void;
  isStarted(module: Dependency): boolean;
}

export type ModuleFor<Host> = LazyModule<FeatureModule<Host>>;

/** What a feed gets from the layers above it. */
export interface FeedParts<Live = unknown> {
  /** `deciding`: those that decide which posts there are; `required`: those of them that every request needs. */
  readonly attributes: { readonly required: AttributeTable; readonly deciding: AttributeTable };
  /** Requests answers of the service, for all elements of a page. */
  readonly ask: Ask;
  readonly live: LazyModule<Live>;
  createCardFeatures(element: FeedHost, origin: Pick<CardsHost, 'isServerRendered'>): FirstFeatures;
}

/** A feed, as the code that loads and displays its posts knows it. */
export interface FeedContext extends CardsHost {
  readonly element: FeedHost;
  model: FeedModel;
  readonly features: CardFeatures;
  /** What the feed does after its first answer, once that is loaded. */
  readonly living: { renderControls(): unknown; onKey(event: KeyboardEvent, cards: HTMLElement): void } | undefined;
  readonly parts: FeedParts;
  readonly cardFeatures: FirstFeatures;
  readonly composition: FeedComposition;
  readonly view: FeedView;
  readonly nearness: Nearness;
  readonly displayedAtMs: number;
  readonly first: {
    readonly source: PostSource | undefined;
    readonly requested: RequestedSetup | undefined;
    readSetup(): RequestedSetup;
  };
  report(outcome: Outcome): void;
  comeAlive(): Promise<unknown>;
}

/** The attributes when posts were requested: those that decide which posts, and those that name the workspace. */
export interface RequestedSetup {
  readonly posts: string;
  readonly workspace: string;
}
