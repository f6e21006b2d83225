import { FEATURES } from '../features/registry.ts';
import type { Feature, FeatureHost, FeatureModule } from '../feed/feature.ts';
import { type Dependency, type LazyModule, loadMissing } from '../element/lazy-module.ts';
import { LAYOUTS, readMore } from '../layouts/registry.ts';
import { FEATURE_TABLE } from '../settings/feature-attributes.ts';

/** The attributes of features that decide which posts there are. */
export const CHOOSING_ATTRIBUTES: readonly string[] = FEATURES.flatMap(({ attributes, choosesPosts }) =>
  choosesPosts ? attributes : [],
);

/** The feed that the features are of. */
export interface FeatureSetHost extends FeatureHost {
  readonly layout: string;
  /** The words of its language. */
  readonly wordsDependency: Dependency;
}

/** The features of one feed: those that its attributes ask for, as far as their modules are loaded. */
export class FeatureSet {
  readonly #host: FeatureSetHost;
  readonly #started = new Map<LazyModule<FeatureModule>, Feature>();
  /** Modules that could not be loaded: the feed goes on without them, and tries again when it is asked to. */
  readonly #failed = new Set<Dependency>();
  #active: readonly Feature[] = [];

  constructor(host: FeatureSetHost) {
    this.#host = host;
  }

  /** Those that are on, in the order of their table. */
  get active(): readonly Feature[] {
    return this.#active;
  }

  /** What is to be loaded before anything is requested. */
  get dependencies(): readonly Dependency[] {
    const wanted = this.#wanted;
    const modules = wanted.map(({ module }) => module);
    return wanted.some(({ needsWords }) => needsWords) ? [...modules, this.#host.wordsDependency] : modules;
  }

  /** What is to be loaded before a post is displayed. */
  get layoutDependencies(): readonly Dependency[] {
    return this.#layouts;
  }

  /** Whether all that is wanted is loaded, or was tried to be. */
  get isReady(): boolean {
    return this.dependencies.every((module) => module.isLoaded || this.#failed.has(module));
  }

  /** Whether one is missing that may hold something back: until it has started, nothing is requested or displayed. */
  get isHeldBack(): boolean {
    return this.#wanted.some(({ holdsBack, module }) => holdsBack && !this.#started.has(module));
  }

  /** Whether some are loaded that start with the next update. */
  get hasToStart(): boolean {
    return this.isReady && this.#wanted.some(({ module }) => module.isLoaded && !this.#started.has(module));
  }

  async load(): Promise<void> {
    await loadMissing(() => this.dependencies);
    for (const module of this.dependencies) {
      if (module.isLoaded) this.#failed.delete(module);
      else this.#failed.add(module);
    }
  }

  /** Starts what is on and loaded, and ends what is off. */
  update(): void {
    const modules = [...this.#wanted.map(({ module }) => module), ...this.#layouts];
    // Together: none displays at first what another changes, as the owner's messages do.
    const ready = this.isReady ? modules : this.#layouts;
    for (const [module, feature] of this.#started) {
      if (modules.includes(module)) continue;
      this.#started.delete(module);
      feature.leave?.();
    }
    for (const module of ready) {
      if (!this.#started.has(module) && module.current) {
        this.#started.set(module, module.current.createFeature(this.#host));
      }
    }
    this.#active = modules.flatMap((module) => this.#started.get(module) ?? []);
  }

  get #wanted() {
    return FEATURES.filter(({ attributes }) =>
      attributes.some((name) => this.#host.read(name) !== FEATURE_TABLE[name].fallback),
    );
  }

  get #layouts(): LazyModule<FeatureModule>[] {
    const layout = LAYOUTS[this.#host.layout];
    return [...(this.#host.element.lines > 0 ? [readMore] : []), ...(layout ? [layout] : [])];
  }
}
