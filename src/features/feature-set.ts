import { wordsDependency } from '../card/card-dependencies.ts';
import { type Dependency, type LazyModule, missingRounds } from '../element/lazy-module.ts';
import type { Feature, FeatureElement, FeatureHost, FeatureModule, Features } from '../feed/feature.ts';
import type { FirstFeatures, ModuleFor } from '../feed/feed-context.ts';
import type { HeldPosts } from '../feed/feed-state.ts';
import type { AttributeTable } from '../settings/attributes.ts';
import { switchesOf } from './rows.ts';
import { decidesPosts, isOfThisPlace, isOn } from './is-on.ts';
import { type FeatureEntry, FEATURES } from './registry.ts';

const CHOOSING: AttributeTable = Object.assign(
  {},
  ...FEATURES.map((feature): AttributeTable =>
    feature.choosesPosts && !feature.onBy ? switchesOf(feature, true) : {},
  ),
);

const moduleOf = ({ module }: FeatureEntry): LazyModule<FeatureModule> => module;

/** The features of one feed: those that its attributes turn on, as far as their modules are loaded. */
export class FeatureSet implements Features {
  readonly choosingAttributes = CHOOSING;
  readonly #element: FeatureElement;
  readonly #cards: FirstFeatures;
  /** Modules that could not be loaded: the feed goes on without them, and tries again when it is asked to. */
  readonly #failed = new Set<Dependency>();
  #wantedNow: readonly FeatureEntry[] | undefined;
  /** Those that are wanted for the posts, whatever the attributes say. */
  #suiting: readonly FeatureEntry[] = [];

  constructor(element: FeatureElement, cards: FirstFeatures) {
    this.#element = element;
    this.#cards = cards;
  }

  get active(): readonly Feature[] {
    return this.#cards.active;
  }

  get styles(): readonly string[] {
    return this.#cards.styles;
  }

  layoutClassesOf(posts: HeldPosts): readonly string[] {
    return this.#cards.layoutClassesOf(posts);
  }

  /** What cards are displayed by: the layout, the design, and features that make them something else. */
  layoutDependenciesOf(posts: HeldPosts): readonly ModuleFor<FeatureHost>[] {
    return [
      ...this.#wanted.filter(({ makesCards }) => makesCards).map(moduleOf),
      ...this.#cards.layoutDependenciesOf(posts),
    ];
  }

  get isDecided(): boolean {
    return this.#areSettled(this.#deciding);
  }

  get isReady(): boolean {
    return this.#areSettled(this.#wanted);
  }

  get hasWords(): boolean {
    return this.#areSettled(this.#wanted.filter(({ changesWords }) => changesWords));
  }

  get isHeldBack(): boolean {
    return this.#wanted.some(({ holdsBack, module }) => holdsBack && !this.#cards.isStarted(module));
  }

  get mayRequest(): boolean {
    return !this.isHeldBack && this.active.every(({ mayRequest }) => mayRequest !== false);
  }

  get hasToStart(): boolean {
    return this.isReady && this.#modules.some((module) => module.isLoaded && !this.#cards.isStarted(module));
  }

  get awaitsField(): boolean {
    return this.#wanted.some(
      ({ hasField, module }) => hasField && !this.#cards.isStarted(module) && !this.#failed.has(module),
    );
  }

  attributeChanged(): void {
    this.#wantedNow = undefined;
  }

  async decide(): Promise<void> {
    await this.#loadEach(this.#deciding);
  }

  async load(): Promise<void> {
    await this.#loadEach(this.#wanted);
  }

  update(host: FeatureHost): void {
    const { model } = host;
    const suiting = FEATURES.filter(({ suitsPosts }) => suitsPosts?.(model.posts, this.#element));
    if (suiting.length !== this.#suiting.length || suiting.some((one) => !this.#suiting.includes(one)))
      this.#wantedNow = undefined;
    this.#suiting = suiting;
    const ofCards = this.layoutDependenciesOf(model);
    // Those that decide which posts are displayed, together, and then the others: none displays at first what another
    // changes, as the owner's messages do.
    const entries = this.isReady ? this.#wanted : this.isDecided ? this.#deciding : [];
    const modules = [...new Set([...this.#modules, ...ofCards])];
    this.#cards.start(host, modules, [...entries.map(moduleOf), ...ofCards]);
  }

  stop(): void {
    for (const feature of this.active) feature.stop?.();
  }

  get #wanted(): readonly FeatureEntry[] {
    return (this.#wantedNow ??= FEATURES.filter(
      (feature) => isOfThisPlace(feature) && (this.#suiting.includes(feature) || isOn(feature, this.#element)),
    ));
  }

  /** Those that posts wait for; where one says something before there are any, it says it in the owner's words. */
  get #deciding(): readonly FeatureEntry[] {
    const speaks = this.#wanted.some(({ needsWords }) => needsWords);
    return this.#wanted.filter((one) => decidesPosts(one) || (speaks && one.changesWords));
  }

  get #modules(): LazyModule<FeatureModule>[] {
    return this.#wanted.map(moduleOf);
  }

  async #loadEach(entries: readonly FeatureEntry[]): Promise<void> {
    const dependencies = (): Dependency[] => this.#dependenciesOf(entries);
    for (const round of missingRounds(dependencies)) await round;
    for (const one of dependencies()) {
      if (one.isLoaded) this.#failed.delete(one);
      else this.#failed.add(one);
    }
  }

  #dependenciesOf(entries: readonly FeatureEntry[]): Dependency[] {
    const needsWords = entries.some((entry) => entry.needsWords);
    return [...entries.map(moduleOf), ...(needsWords ? [wordsDependency(this.#element.nearestLanguage)] : [])];
  }

  /** Whether all that these take is loaded, or was tried to be. */
  #areSettled(entries: readonly FeatureEntry[]): boolean {
    return this.#dependenciesOf(entries).every((one) => one.isLoaded || this.#failed.has(one));
  }
}
