import { isServer } from 'lit';
import { designOf } from '../designs/descriptors.ts';
import { DESIGN_MODULES } from '../designs/registry.ts';
import type { Dependency } from '../element/lazy-module.ts';
import type { CardOrigin, CardsHost, Feature, FeatureElement } from '../feed/feature.ts';
import type { FirstFeatures, ModuleFor } from '../feed/feed-context.ts';
import type { HeldPosts } from '../feed/feed-state.ts';
import { displayedLayout } from '../layouts/descriptors.ts';
import { featured, LAYOUT_MODULES, readMore } from '../layouts/registry.ts';
import { type Layout, mayHaveColumns } from '../layouts/reserved-height.ts';
import { DESCRIPTORS } from './descriptors.ts';
import type { FeatureDescriptor } from './rows.ts';
import { decidesPosts, isOfThisPlace, isOn } from './is-on.ts';

/** What displays the cards of one feed: its layout, its design, "Read more", and those features that were started. */
export class DisplayFeatures implements FirstFeatures {
  readonly #element: FeatureElement;
  readonly #origin: CardOrigin;
  readonly #started = new Map<Dependency, { readonly feature: Feature; readonly styles: string | undefined }>();
  active: readonly Feature[] = [];
  hasColumns = false;
  #wantedNow: readonly FeatureDescriptor[] | undefined;

  constructor(element: FeatureElement, origin: CardOrigin) {
    this.#element = element;
    this.#origin = origin;
  }

  get styles(): readonly string[] {
    return [...this.#started.values()].flatMap(({ styles }) => styles ?? []);
  }

  get needsMore(): boolean {
    return this.#wanted.some((one) => decidesPosts(one) || one.makesCards);
  }

  get comesBeside(): boolean {
    return this.#wanted.length > 0;
  }

  get isHeldBack(): boolean {
    return this.#wanted.some(({ holdsBack }) => holdsBack);
  }

  get #wanted(): readonly FeatureDescriptor[] {
    return (this.#wantedNow ??= DESCRIPTORS.filter((one) => isOfThisPlace(one) && isOn(one, this.#element)));
  }

  get awaitsField(): boolean {
    return this.#wanted.some(({ hasField }) => hasField);
  }

  layoutClassesOf({ posts, firstPosts }: HeldPosts): readonly string[] {
    const { name, traits, hasFeatured } = displayedLayout(this.#element.layout, posts.length);
    const ofFeatured = hasFeatured && this.#element.featured ? ['featured'] : [];
    return [name, ...traits, designOf(this.#element, firstPosts).name, ...ofFeatured];
  }

  layoutDependenciesOf({ posts, firstPosts }: HeldPosts): readonly ModuleFor<CardsHost>[] {
    const { layout, lines, featured: isFeatured } = this.#element;
    const entry = displayedLayout(layout, posts.length);
    const module = this.#isPlaced(entry) && LAYOUT_MODULES[entry.name];
    const design = DESIGN_MODULES[designOf(this.#element, firstPosts).name];
    return [
      ...(this.#element.cardModules ?? []),
      ...(lines > 0 && !isServer ? [readMore] : []),
      ...(module ? [module] : []),
      ...(design ? [design] : []),
      ...(isFeatured && entry.hasFeatured ? [featured] : []), // the last: its styles go beyond those of a design
    ];
  }

  /** Whether the module of a layout has something to place: one that a browser alone has places cards in columns. */
  #isPlaced(layout: Layout): boolean {
    if (!isOfThisPlace(layout) || (layout.keepsServerPlaces && this.#origin.isServerRendered)) return false;
    return !layout.isOfBrowser || (this.hasColumns ||= mayHaveColumns());
  }

  attributeChanged(): void {
    this.#wantedNow = undefined;
  }

  update(host: CardsHost): void {
    const modules = this.layoutDependenciesOf(host.model);
    this.start(host, modules, modules);
  }

  start<Host extends CardsHost>(host: Host, all: readonly ModuleFor<Host>[], ready: readonly ModuleFor<Host>[]): void {
    for (const [module, { feature }] of this.#started) {
      if (all.some((one) => one === module)) continue;
      this.#started.delete(module);
      feature.stop?.();
      feature.leave?.();
    }
    for (const module of ready) {
      const { current } = module;
      if (!current || this.#started.has(module)) continue;
      this.#started.set(module, { feature: current.createFeature(host), styles: current.styles });
    }
    this.active = all.flatMap((module) => this.#started.get(module)?.feature ?? []);
  }

  isStarted(module: Dependency): boolean {
    return this.#started.has(module);
  }
}
