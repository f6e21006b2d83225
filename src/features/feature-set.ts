import { wordsDependency } from '../card/card-dependencies.ts';
import { type Dependency, missingRounds } from '../element/lazy-module.ts';
import type { FeatureHost, Features } from '../feed/feature.ts';
import type { FeedHost, FirstFeatures, ModuleFor } from '../feed/feed-context.ts';
import type { HeldPosts } from '../feed/feed-state.ts';
import { readSettings } from '../settings/attributes.ts';
import { switchesOf } from './rows.ts';
import { asksFirst, decidesPosts, runsHere, isOn } from './display-features.ts';
import { type FeatureEntry, FEATURES } from './registry.ts';

/** The features of one feed: those that its attributes turn on, as far as their modules are loaded. */
export function createFeatureSet(element: FeedHost, cards: FirstFeatures): Features {
  /** Modules that could not be loaded: the feed goes on without them, and tries again when it is asked to. */
  const failed = new Set<Dependency>();
  /** The features that the posts turn on, whatever the attributes say. */
  let suiting: readonly FeatureEntry[] = [];

  const wanted = (): readonly FeatureEntry[] => FEATURES.filter((one) => suiting.includes(one) || cards.isOn(one.name));

  /** The features that posts wait for; if `consent` is one, also `messages`, which changes its text. */
  const deciding = (): readonly FeatureEntry[] =>
    wanted().filter((one) => decidesPosts(one) || (cards.hasQuestion && one.changesWords));

  /** What has to be loaded to display cards: the layout, the design, and the features that change what cards are. */
  const layoutDependenciesOf = (posts: HeldPosts): readonly ModuleFor<FeatureHost>[] => [
    ...wanted().flatMap(({ makesCards, module }) => (makesCards ? module : [])),
    ...cards.layoutDependenciesOf(posts),
  ];

  function dependenciesOf(entries: readonly FeatureEntry[]): Dependency[] {
    const words = entries.some(asksFirst) ? [wordsDependency(element.nearestLanguage)] : [];
    return [...entries.map(({ module }) => module), ...words];
  }

  /** Whether everything that these features need is loaded, or failed to load. */
  const areSettled = (entries: readonly FeatureEntry[]): boolean =>
    dependenciesOf(entries).every((one) => one.isLoaded || failed.has(one));

  async function loadEach(entries: readonly FeatureEntry[]): Promise<void> {
    const dependencies = (): Dependency[] => dependenciesOf(entries);
    for (const round of missingRounds(dependencies)) await round;
    for (const one of dependencies()) {
      if (one.isLoaded) failed.delete(one);
      else failed.add(one);
    }
  }

  const features: Features = {
    get choice() {
      const choosing = FEATURES.filter((one) => one.choosesPosts && isOn(one, element));
      return JSON.stringify(choosing.map((one) => readSettings(element, switchesOf(one, true))));
    },
    get active() {
      return cards.active;
    },
    get isDecided() {
      return areSettled(deciding());
    },
    get isReady() {
      return areSettled(wanted());
    },
    get hasWords() {
      return areSettled(wanted().filter(({ changesWords }) => changesWords));
    },
    get isHeldBack() {
      return wanted().some(({ holdsBack, module }) => holdsBack && !cards.isStarted(module));
    },
    get mayRequest() {
      return !features.isHeldBack && cards.active.every(({ mayRequest }) => mayRequest !== false);
    },
    get hasToStart() {
      return features.isReady && wanted().some(({ module }) => module.isLoaded && !cards.isStarted(module));
    },
    get hasQuestion() {
      return cards.hasQuestion && !features.mayRequest;
    },
    get awaitsField() {
      return wanted().some(({ hasField, module }) => hasField && !cards.isStarted(module) && !failed.has(module));
    },
    layoutDependenciesOf,
    decide: () => loadEach(deciding()),
    load: () => loadEach(wanted()),
    update(host) {
      const { model } = host;
      suiting = FEATURES.filter((one) => runsHere(one) && one.suitsPosts?.(model.posts, element));
      const ofCards = layoutDependenciesOf(model);
      // First those that decide which posts are displayed, then the others: so none displays what another changes later.
      const entries = features.isReady ? wanted() : features.isDecided ? deciding() : [];
      const modules = [...new Set([...wanted().map(({ module }) => module), ...ofCards])];
      cards.start(host, modules, [...entries.map(({ module }) => module), ...ofCards]);
    },
    stop() {
      for (const feature of cards.active) feature.stop?.();
    },
  };
  return features;
}
