import { isServer } from 'lit';
import { wordsDependency } from '../card/card-dependencies.ts';
import { type FeatureEntry, FEATURES } from './registry.ts';
import { designOf } from '../designs/descriptors.ts';
import { DESIGN_MODULES } from '../designs/registry.ts';
import type { CardOrigin, Feature, FeatureElement, FeatureHost, FeatureModule, Features } from '../feed/feature.ts';
import type { HeldPosts } from '../feed/feed-state.ts';
import { type Dependency, type LazyModule, missingRounds } from '../element/lazy-module.ts';
import { displayedLayout } from '../layouts/descriptors.ts';
import { featured, LAYOUT_MODULES, readMore } from '../layouts/registry.ts';
import { type AttributeTable, readSettings } from '../settings/attributes.ts';
import { switchesOf } from './first-request.ts';

const CHOOSING: AttributeTable = Object.assign(
  {},
  ...FEATURES.map((feature): AttributeTable => (feature.choosesPosts ? switchesOf(feature, true) : {})),
);

/** Those that can work here. */
const isOfThisPlace = ({ isOfBrowser = false }: { readonly isOfBrowser?: boolean }): boolean =>
  !(isServer && isOfBrowser);

/** Whether posts wait for it. What else there is comes beside them. */
const decidesPosts = ({ holdsBack, choosesPosts }: FeatureEntry): boolean => Boolean(holdsBack ?? choosesPosts);

const moduleOf = ({ module }: FeatureEntry): LazyModule<FeatureModule> => module;

/** The features of one feed: those that its attributes turn on, as far as their modules are loaded. */
export class FeatureSet implements Features {
  readonly choosingAttributes = CHOOSING;
  readonly #element: FeatureElement;
  readonly #origin: CardOrigin;
  readonly #started = new Map<LazyModule<FeatureModule>, Feature>();
  /** Modules that could not be loaded: the feed goes on without them, and tries again when it is asked to. */
  readonly #failed = new Set<Dependency>();
  #active: readonly Feature[] = [];
  #wantedNow: readonly FeatureEntry[] | undefined;
  /** Those that are wanted for the posts, whatever the attributes say. */
  #suiting: readonly FeatureEntry[] = [];

  constructor(element: FeatureElement, origin: CardOrigin) {
    this.#element = element;
    this.#origin = origin;
  }

  get active(): readonly Feature[] {
    return this.#active;
  }

  get styles(): readonly string[] {
    return [...this.#started.keys()].flatMap(({ current }) => current?.styles ?? []);
  }

  layoutClassesOf({ posts, firstPosts }: HeldPosts): readonly string[] {
    const { name, traits, hasFeatured } = displayedLayout(this.#element.layout, posts.length);
    const ofFeatured = hasFeatured && this.#element.featured ? ['featured'] : [];
    return [name, ...traits, designOf(this.#element, firstPosts).name, ...ofFeatured];
  }

  /** What cards are displayed by: the layout, the design, and features that make them something else. */
  layoutDependenciesOf({ posts, firstPosts }: HeldPosts): LazyModule<FeatureModule>[] {
    const { layout, lines, featured: isFeatured } = this.#element;
    const entry = displayedLayout(layout, posts.length);
    const isPlaced = isOfThisPlace(entry) && !(entry.keepsServerPlaces && this.#origin.isServerRendered);
    const module = isPlaced && LAYOUT_MODULES[entry.name];
    const design = DESIGN_MODULES[designOf(this.#element, firstPosts).name];
    return [
      ...this.#wanted.filter(({ makesCards }) => makesCards).map(moduleOf),
      ...(lines > 0 && !isServer ? [readMore] : []),
      ...(module ? [module] : []),
      ...(design ? [design] : []),
      ...(isFeatured && entry.hasFeatured ? [featured] : []), // the last: its styles go beyond those of a design
    ];
  }

  get isDecided(): boolean {
    return this.#areSettled(this.#deciding);
  }

  get isReady(): boolean {
    return this.#areSettled(this.#wanted);
  }

  get isHeldBack(): boolean {
    return this.#wanted.some(({ holdsBack, module }) => holdsBack && !this.#started.has(module));
  }

  get mayRequest(): boolean {
    return !this.isHeldBack && this.#active.every(({ mayRequest }) => mayRequest !== false);
  }

  get hasToStart(): boolean {
    return this.isReady && this.#modules.some((module) => module.isLoaded && !this.#started.has(module));
  }

  get awaitsField(): boolean {
    return this.#wanted.some(
      ({ hasField, module }) => hasField && !this.#started.has(module) && !this.#failed.has(module),
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
    const { model } = host.loader;
    const suiting = FEATURES.filter(({ suitsPosts }) => suitsPosts?.(model.posts, this.#element));
    if (suiting.length !== this.#suiting.length) this.#wantedNow = undefined;
    this.#suiting = suiting;
    const ofCards = this.layoutDependenciesOf(model);
    const modules = new Set([...this.#modules, ...ofCards]);
    // Those that decide which posts are displayed, together, and then the others: none displays at first what another
    // changes, as the owner's messages do.
    const entries = this.isReady ? this.#wanted : this.isDecided ? this.#deciding : [];
    const ready = [...entries.map(moduleOf), ...ofCards];
    for (const [module, feature] of this.#started) {
      if (modules.has(module)) continue;
      this.#started.delete(module);
      feature.leave?.();
    }
    for (const module of ready) {
      if (!this.#started.has(module) && module.current) {
        this.#started.set(module, module.current.createFeature(host));
      }
    }
    this.#active = [...modules].flatMap((module) => this.#started.get(module) ?? []);
  }

  stop(): void {
    for (const feature of this.#active) feature.stop?.();
  }

  get #wanted(): readonly FeatureEntry[] {
    return (this.#wantedNow ??= FEATURES.filter(isOfThisPlace).filter((feature) => {
      const switches = switchesOf(feature, true);
      const values = readSettings(this.#element, switches);
      if (this.#suiting.includes(feature)) return true;
      if (feature.preference && !isServer && matchMedia(feature.preference).matches) return true;
      return Object.keys(switches).some((property) => values[property] !== switches[property]?.fallback);
    }));
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
