import { makeSetupFault } from '../settings/explain-setup.ts';
import { mapTable } from '../settings/attributes.ts';
import { findSetupFault, MISSING_MODULE } from '../settings/page-defaults.ts';
import type { Features } from './feature.ts';
import type { FeedContext } from './feed-context.ts';
import type { FeedLoader } from './feed-loader.ts';

/** Decides when a feed requests posts: when it is near the viewport, and again where its attributes request others. */
export class FeedRequests {
  readonly #feed: FeedContext;
  readonly #features: Features;
  readonly #loader: FeedLoader;
  /** What the attributes said at the last update: of the request, of what chooses from the posts, and of whose posts. */
  #posts = '';
  #choice = '';
  #workspace = '';
  /** What keeps the element from requesting anything, as its attributes said at that update. */
  #fault: string | undefined;
  /** Whether the attributes are to be read again. */
  #isStale = true;

  /** Goes on from what the first answer was requested by, where there was one. */
  constructor(feed: FeedContext, features: Features, loader: FeedLoader) {
    this.#feed = feed;
    this.#features = features;
    this.#loader = loader;
    const { requested } = feed.first;
    if (!requested) return;
    this.#posts = requested.posts;
    this.#workspace = requested.workspace;
    this.#choice = JSON.stringify(mapTable(features.choosingAttributes, (_, { fallback }) => fallback));
  }

  /** Whether the service may be asked, by script or by itself. */
  get canRequest(): boolean {
    return this.#feed.element.isConnected && this.#findFault() === undefined && this.#features.mayRequest;
  }

  /** The attributes, or the page's defaults, may say something else. */
  settingsChanged(): void {
    this.#isStale = true;
  }

  /** Requests the posts that the attributes set now, if that was not done before. */
  update(): void {
    const { task, handover } = this.#loader;
    const features = this.#features;
    if (features.isHeldBack && !features.isDecided) task.stop();
    if (!features.isDecided) return; // a module may decide what is requested, and comes with an update of its own
    // What was wrong may have been fixed elsewhere in the page.
    if (this.#isStale || this.#fault) this.#readSetup();
    const { needsLoad, busy } = task.model;
    if (this.#fault || !needsLoad || busy || !features.mayRequest) return;
    if (handover?.isWaiting || this.#feed.nearness.isWanted) task.load();
  }

  /** Gets ready for the posts that the attributes set, if they are other ones than before. */
  #readSetup(): void {
    const { element, parts } = this.#feed;
    const { task } = this.#loader;
    const fault = this.#findFault();
    this.#fault = fault;
    this.#isStale = false;
    const posts = fault
      ? `${fault}=${element.getAttribute(fault)}`
      : element.valuesOf(Object.keys(parts.attributes.deciding));
    const choice = JSON.stringify(this.#feed.read(this.#features.choosingAttributes));
    const isWaiting = task.model.needsLoad && !task.model.busy;
    if (posts === this.#posts && choice === this.#choice && !(fault && isWaiting)) return;
    this.#posts = posts;
    this.#choice = choice;
    this.#features.stop();
    if (fault) return task.fail(makeSetupFault(element, fault));
    const workspace = element.valuesOf(Object.keys(parts.attributes.required));
    task.reset({ keepsPosts: workspace === this.#workspace });
    this.#workspace = workspace;
  }

  #findFault(): string | undefined {
    return (
      findSetupFault(this.#feed.element, this.#feed.parts.attributes.required) ??
      (this.#features.isDecided && this.#features.isHeldBack ? MISSING_MODULE : undefined)
    );
  }
}
