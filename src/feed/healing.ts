import { log } from '../base/log.ts';
import { errorOf } from './feed-state.ts';
import type { ControlledFeed } from './feed-context.ts';
import { onceNear } from '../element/near-viewport.ts';
import { createSeenTimer } from '../element/seen-timer.ts';

/** The first pause, and the longest. Each is up to twice as long, so that many pages do not try again all at once. */
const [PAUSE_MS, PAUSE_MAX_MS] = [3000, 300_000];
/** When the page is online or visible again: the longest wait, and the shortest time since the last attempt. */
const [SOON_MS, APART_MS] = [1000, 2000];

/** Calls `attempt` repeatedly, with growing pauses, while an element is near the viewport of a visible, online page. */
export function createHealingTimer(element: Element, attempt: () => void) {
  let isRunning = false;
  let attempts = 0;
  let lastMs = 0;
  const soonMs = (): number => Math.max(Date.now() + SOON_MS * Math.random(), lastMs + APART_MS);
  const run = (): void => (pause(), attempt());
  const timer = createSeenTimer(
    () => onceNear(element, run),
    (dueMs) => Math.min(dueMs, soonMs()),
  );

  function pause(): void {
    const pauseMs = Math.min(PAUSE_MS * 2 ** attempts, PAUSE_MAX_MS);
    timer.start(element.ownerDocument, Date.now() + pauseMs * (1 + Math.random()));
  }

  return {
    start(): void {
      if (!isRunning) pause();
      isRunning = true;
    },
    /** Stops for now: later pauses grow from where they were. */
    stop(): void {
      isRunning = false;
      timer.stop();
    },
    /** The next pause is the shortest again. */
    reset: () => void (attempts = 0),
    /** The service is requested now. */
    attempted(): void {
      attempts++;
      lastMs = Date.now();
    },
  };
}

/** Whether a visitor reads, types or watches something in a feed that other posts could take away. */
export function isInUse(feed: Element): boolean {
  const { ownerDocument, shadowRoot } = feed;
  // The retry button may have it: an attempt does what the button would.
  const hasFocus =
    shadowRoot?.activeElement?.matches(':not([part=retry])') ?? feed.contains(ownerDocument.activeElement);
  const media = [
    ...(shadowRoot?.querySelectorAll<HTMLMediaElement>('video, audio') ?? []),
    ...feed.querySelectorAll<HTMLMediaElement>('[data-ws-post] :is(video, audio)'), // of cards in the page
  ];
  return hasFocus || media.some(({ paused }) => !paused) || !!shadowRoot?.querySelector('dialog[open]');
}

/** What passes by itself. All else is for the service, or the owner, to fix. */
const PASSING = ['network', 'timeout'];

/** From now on, silently retries what fails because of the network. What is displayed stays, and nothing in use is replaced. */
export function healFeed(feed: ControlledFeed): void {
  const { element, features, task } = feed;
  const timer = createHealingTimer(element, () => void tryAgain());
  let trying: AbortController | undefined;

  /** Whether a module is missing without which nothing is requested. */
  const isHeldBack = (): boolean => errorOf(feed.model)?.kind === 'setup' && features.isHeldBack;

  function isWanted(): boolean {
    const { model } = feed;
    return !model.busy && !model.needsLoad && (PASSING.includes(errorOf(model)?.kind ?? '') || isHeldBack());
  }

  function update(): void {
    const { busy, faults } = feed.model;
    if (isWanted()) return timer.start();
    stop();
    if (!busy && faults.length === 0) timer.reset();
  }

  function stop(): void {
    timer.stop();
    trying?.abort();
  }

  async function tryAgain(): Promise<void> {
    if (trying || isInUse(element)) return;
    const { signal } = (trying = new AbortController());
    timer.attempted();
    try {
      if (await isMended(signal)) await display();
    } catch (reason) {
      // The fault was reported when the feed failed. The next attempt may find it fixed.
      if (!signal.aborted) log('info', 'WS-214', `<${element.localName}> Still failing.`, reason);
    }
    trying = undefined;
  }

  /** Whether what failed works again, as far as a separate request shows. */
  async function isMended(signal: AbortSignal): Promise<boolean> {
    await features.load();
    if (isHeldBack()) return true; // the update finds out whether its modules are there now
    const source = await feed.createSource({ fresh: true, aside: true });
    const { faults, failed, posts } = await source.load(signal);
    if (feed.model.posts.length === 0 ? failed && posts.length === 0 : faults.length > 0) return false;
    await feed.loadDependencies(posts);
    return !signal.aborted && !isInUse(element);
  }

  async function display(): Promise<void> {
    if (isHeldBack()) return element.requestUpdate();
    if (feed.model.posts.length === 0) {
      task.load(); // the answer is kept
      await task.settled;
      await element.updateComplete;
    } else await task.retry();
  }

  element.addController({ hostConnected: update, hostUpdated: update, hostDisconnected: stop });
}
