import { isServer } from 'lit';
import { designOf } from '../designs/descriptors.ts';
import { DESIGN_MODULES } from '../designs/registry.ts';
import type { Dependency } from '../element/lazy-module.ts';
import { mayHaveColumns } from '../element/near-viewport.ts';
import type { CardsHost, Feature } from '../feed/feature.ts';
import type { FeedHost, FirstFeatures, ModuleFor } from '../feed/feed-context.ts';
import type { HeldPosts } from '../feed/feed-state.ts';
import { displayedLayout } from '../layouts/descriptors.ts';
import { featured, LAYOUT_MODULES, readMore } from '../layouts/registry.ts';
import type { Layout } from '../layouts/reserved-height.ts';
import { readSettings } from '../settings/attributes.ts';
import { DESCRIPTORS, type NamedFeature } from './descriptors.ts';
import { type FeatureDescriptor, switchesOf } from './rows.ts';

export const runsHere = ({ isBrowserOnly = false }: { readonly isBrowserOnly?: boolean }): boolean =>
  !(isServer && isBrowserOnly);

/** Whether posts wait for a feature. All other features load beside the posts. */
export const decidesPosts = ({ holdsBack, choosesPosts }: FeatureDescriptor): boolean =>
  Boolean(holdsBack ?? choosesPosts);

/** Whether a feature asks the visitor before posts are requested. Then its words are needed before there are posts. */
export const asksFirst = ({ firstRequest }: FeatureDescriptor): boolean => firstRequest === 'none';

/** Whether the attributes of an element, or what its visitor prefers, turn a feature on. */
export function isOn(feature: FeatureDescriptor, element: { readAttribute(property: string): unknown }): boolean {
  const switches = switchesOf(feature, true);
  const values = readSettings(element, switches);
  if (feature.preference && !isServer && matchMedia(feature.preference).matches) return true;
  const { onBy } = feature;
  return Object.keys(switches).some((property) =>
    onBy ? values[property] === onBy : values[property] !== switches[property]?.fallback,
  );
}

/** What displays the cards of one feed: its layout, its design, "Read more", and those features that were started. */
export function createCardFeatures(element: FeedHost, origin: Pick<CardsHost, 'isServerRendered'>): FirstFeatures {
  const started = new Map<Dependency, { readonly feature: Feature; readonly styles: string | undefined }>();
  let wantedNow: readonly NamedFeature[] | undefined;

  const wanted = (): readonly NamedFeature[] =>
    (wantedNow ??= DESCRIPTORS.filter((one) => runsHere(one) && isOn(one, element)));

  /** Whether the module of a layout has cards to place: one that works only in browsers places them only in columns. */
  function isPlaced(layout: Layout): boolean {
    if (!runsHere(layout) || (layout.keepsServerPlaces && origin.isServerRendered)) return false;
    return !layout.isBrowserOnly || (features.hasColumns ||= mayHaveColumns());
  }

  const features = {
    active: [] as readonly Feature[],
    hasColumns: false,
    styles: [] as readonly string[],
    get needsLive() {
      return wanted().some((one) => decidesPosts(one) || one.makesCards);
    },
    get hasFeatures() {
      return wanted().length > 0;
    },
    get isHeldBack() {
      return wanted().some(({ holdsBack }) => holdsBack);
    },
    get awaitsField() {
      return wanted().some(({ hasField }) => hasField);
    },
    layoutClassesOf({ posts, firstPosts }: HeldPosts): readonly string[] {
      const { layout, firstCount } = element;
      const count = posts.length || (layout === 'auto' ? firstCount : 0); // `auto` places skeletons as it places that many posts
      const { name, traits, hasFeatured } = displayedLayout(layout, count);
      const ofFeatured = hasFeatured && element.featured ? ['featured'] : [];
      return [name, ...traits, designOf(element, firstPosts).name, ...ofFeatured];
    },
    layoutDependenciesOf({ posts, firstPosts }: HeldPosts): readonly ModuleFor<CardsHost>[] {
      const { layout, lines, featured: isFeatured } = element;
      const entry = displayedLayout(layout, posts.length);
      const module = isPlaced(entry) && LAYOUT_MODULES[entry.name];
      const design = DESIGN_MODULES[designOf(element, firstPosts).name];
      return [
        ...(element.cardModules ?? []),
        ...(module ? [module] : []),
        ...(lines > 0 && !isServer ? [readMore] : []),
        ...(design ? [design] : []),
        ...(isFeatured && entry.hasFeatured ? [featured] : []), // the last: its styles go beyond those of a design
      ];
    },
    get hasQuestion() {
      return wanted().some(asksFirst);
    },
    isOn: (name: string): boolean => wanted().some((one) => one.name === name),
    attributeChanged: () => void (wantedNow = undefined),
    update(host: CardsHost): void {
      const modules = features.layoutDependenciesOf(host.model);
      features.start(host, modules, modules);
    },
    start<Host extends CardsHost>(host: Host, all: readonly ModuleFor<Host>[], ready: readonly ModuleFor<Host>[]) {
      for (const [module, { feature }] of started) {
        if (all.some((one) => one === module)) continue;
        started.delete(module);
        feature.stop?.();
        feature.leave?.();
      }
      for (const module of ready) {
        const { current } = module;
        if (!current || started.has(module)) continue;
        started.set(module, { feature: current.createFeature(host), styles: current.styles });
      }
      features.active = all.flatMap((module) => started.get(module)?.feature ?? []);
      features.styles = all.flatMap((module) => started.get(module)?.styles ?? []);
    },
    isStarted: (module: Dependency): boolean => started.has(module),
  };
  return features;
}
