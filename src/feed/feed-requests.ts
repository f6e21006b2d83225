import type { ReactiveController } from 'lit';
import { isNear, onceNear } from '../element/near-viewport.ts';
import type { AttributeTable } from '../settings/attributes.ts';
import type { Fault } from '../base/fault.ts';
import { findSetupFault, MISSING_MODULE } from '../settings/setup-fault.ts';
import type { Feed, FeedHost } from './feed.ts';
import { live } from './lazy-modules.ts';

export interface RequestingElement extends FeedHost {
  readonly loading: 'lazy' | 'eager';
  /** The values of some attributes and of the address, to tell one setup from another. */
  valuesOf(properties: readonly string[]): string;
}

/** The attributes of an element that decide which posts there are, and those of them that nothing can be requested without. */
export interface RequestAttributes {
  readonly required: AttributeTable;
  readonly deciding: AttributeTable;
}

/** What is wrong with an attribute. Its words are in the file that lives; where they cannot be loaded, its name says it. */
async function setupFault(element: Element, attribute: string): Promise<Fault> {
  await live.load();
  const unexplained: Fault = { kind: 'setup', code: 'WS-106', message: `<${element.localName}> ${attribute}` };
  return live.current?.makeSetupFault(element, attribute) ?? unexplained;
}

/** Decides when a feed requests posts: when it is near the viewport, and again where its attributes request others. */
export class FeedRequests implements ReactiveController {
  readonly #element: RequestingElement;
  readonly #feed: Feed;
  readonly #attributes: RequestAttributes;
  /** What the attributes said at the last update: of the request, and of whose posts. */
  #setup = '';
  #workspace = '';
  /** What keeps the element from requesting anything, as its attributes said at that update. */
  #fault: string | undefined;
  /** Whether the attributes are to be read again. */
  #isStale = true;
  #isNear = false;
  #stopWatching: (() => void) | undefined;

  constructor(element: RequestingElement, feed: Feed, attributes: RequestAttributes) {
    this.#element = element;
    this.#feed = feed;
    this.#attributes = attributes;
    element.addController(this);
  }

  /** Whether the service may be asked, by script or by itself. */
  async canRequest(): Promise<boolean> {
    await this.#element.updateComplete;
    return this.#element.isConnected && this.#findFault() === undefined && this.#feed.features.mayRequest;
  }

  hostDisconnected(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
  }

  /** The attributes, or the page's defaults, may say something else. */
  settingsChanged(): void {
    this.#isStale = true;
  }

  /** Requests the posts that the attributes set now, if that was not done before. */
  update(): void {
    const { features, loader } = this.#feed;
    const { task, handover } = loader;
    if (features.isHeldBack && !features.isDecided) task.stop();
    if (!features.isDecided) return; // a module may decide what is requested, and comes with an update of its own
    // What was wrong may have been fixed elsewhere in the page.
    if (this.#isStale || this.#fault) this.#readSetup();
    const { needsLoad, busy } = task.model;
    if (this.#fault || !needsLoad || busy || !features.mayRequest) return;
    if (handover?.isWaiting || this.#isWanted()) task.load();
  }

  /** Gets ready for the posts that the attributes set, if they are other ones than before. */
  #readSetup(): void {
    const { features, loader } = this.#feed;
    const { task } = loader;
    const { required, deciding } = this.#attributes;
    const fault = this.#findFault();
    this.#fault = fault;
    this.#isStale = false;
    const setup = fault
      ? `${fault}=${this.#element.getAttribute(fault)}`
      : this.#element.valuesOf(Object.keys({ ...deciding, ...features.choosingAttributes }));
    const isWaiting = task.model.needsLoad && !task.model.busy;
    if (setup === this.#setup && !(fault && isWaiting)) return;
    this.#setup = setup;
    features.stop();
    if (fault) return task.fail(setupFault(this.#element, fault));
    const workspace = this.#element.valuesOf(Object.keys(required));
    task.reset({ keepsPosts: workspace === this.#workspace });
    this.#workspace = workspace;
  }

  #findFault(): string | undefined {
    return (
      findSetupFault(this.#element, this.#attributes.required) ??
      (this.#feed.features.isDecided && this.#feed.features.isHeldBack ? MISSING_MODULE : undefined)
    );
  }

  /** Whether the element is near the viewport, or need not be. */
  #isWanted(): boolean {
    const isWatched = this.#stopWatching !== undefined; // looked at once, because that may cause a layout of the page
    this.#isNear ||= this.#element.loading === 'eager' || (!isWatched && isNear(this.#element));
    if (this.#isNear) return true;
    this.#stopWatching ??= this.#watch();
    return false;
  }

  /** Waits until the element is near the viewport, or the page is about to be printed. Returns what stops it. */
  #watch(): () => void {
    const load = (): void => {
      this.#isNear = true;
      this.#element.requestUpdate();
    };
    const unobserve = onceNear(this.#element, load);
    addEventListener('beforeprint', load);
    return () => {
      unobserve();
      removeEventListener('beforeprint', load);
    };
  }
}
