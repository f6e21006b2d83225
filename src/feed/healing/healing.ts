import { tell } from '../../base/told/tell.ts';
import { isServer, type ReactiveController } from 'lit';
import { errorOf } from '../feed-state.ts';
import type { ControlledFeed } from '../feed-context.ts';
import { HealingTimer } from './healing-timer.ts';

const isPlaying = (media: Element): boolean => media instanceof HTMLMediaElement && !media.paused;

/** Whether the button that tries again has the focus: what it does is done without it. */
const isRetryFocused = (feed: Element): boolean => feed.shadowRoot?.activeElement?.matches('[part=retry]') ?? false;

/** Whether a visitor reads, types or watches something in a feed that other posts could take away. */
export function isInUse(feed: Element): boolean {
  const { ownerDocument, shadowRoot } = feed;
  const hasFocus = shadowRoot?.activeElement ? !isRetryFocused(feed) : feed.contains(ownerDocument.activeElement);
  const ours = shadowRoot?.querySelectorAll('dialog[open], video, audio') ?? [];
  return hasFocus || [...ours].some((one) => one instanceof HTMLDialogElement || isPlaying(one));
}

/** What passes by itself. What else went wrong is for the service, or the owner, to fix. */
const PASSING = ['network', 'timeout'];

/** Tries again what failed for want of the network, without a word: what is displayed stays, and what a visitor uses is left alone. */
class Healing implements ReactiveController {
  readonly #feed: ControlledFeed;
  readonly #timer: HealingTimer;
  #trying: AbortController | undefined;

  constructor(feed: ControlledFeed) {
    this.#feed = feed;
    this.#timer = new HealingTimer(feed.element, () => void this.#try());
  }

  hostConnected(): void {
    this.hostUpdated();
  }

  hostUpdated(): void {
    const { busy, faults } = this.#feed.model;
    if (this.#isWanted) return this.#timer.start();
    this.hostDisconnected();
    if (!busy && faults.length === 0) this.#timer.reset();
  }

  hostDisconnected(): void {
    this.#timer.stop();
    this.#trying?.abort();
  }

  /** Whether a module is missing without which nothing is requested. */
  get #isHeldBack(): boolean {
    return errorOf(this.#feed.model)?.kind === 'setup' && this.#feed.features.isHeldBack;
  }

  get #isWanted(): boolean {
    const { model } = this.#feed;
    return !model.busy && !model.needsLoad && (PASSING.includes(errorOf(model)?.kind ?? '') || this.#isHeldBack);
  }

  async #try(): Promise<void> {
    if (this.#trying || isInUse(this.#feed.element)) return;
    const { signal } = (this.#trying = new AbortController());
    this.#timer.attempted();
    try {
      if (await this.#isMended(signal)) await this.#display();
    } catch (reason) {
      // What is wrong was told when the feed failed. The next attempt may find it fixed.
      if (!signal.aborted) tell('info', 'WS-214', `<${this.#feed.element.localName}> Still failing.`, reason);
    }
    this.#trying = undefined;
  }

  /** Whether what failed works again, as far as a separate request shows. */
  async #isMended(signal: AbortSignal): Promise<boolean> {
    const feed = this.#feed;
    await feed.features.load();
    if (this.#isHeldBack) return true; // as far as its modules go: the update says
    const source = await feed.createSource({ fresh: true, aside: true, previous: undefined });
    const { faults, failed, posts } = await source.load(signal);
    const isEmpty = feed.model.posts.length === 0;
    if (isEmpty ? failed && posts.length === 0 : faults.length > 0) return false;
    await feed.loadDependencies(posts);
    return !signal.aborted && !isInUse(feed.element);
  }

  async #display(): Promise<void> {
    const { element, model, task, view } = this.#feed;
    if (this.#isHeldBack) return element.requestUpdate();
    const wasOnRetry = isRetryFocused(element);
    if (model.posts.length === 0) {
      task.load(); // the answer is kept
      await task.settled;
      await element.updateComplete;
    } else await task.retry();
    const first = view.cards?.firstElementChild;
    if (wasOnRetry && first instanceof HTMLElement) first.focus({ preventScroll: true });
  }
}

const healed = new WeakSet<ControlledFeed>();

/** Heals a feed from now on, whenever it fails for want of the network. */
export function healFeed(feed: ControlledFeed): void {
  if (isServer || healed.has(feed)) return;
  healed.add(feed);
  feed.element.addController(new Healing(feed));
}
