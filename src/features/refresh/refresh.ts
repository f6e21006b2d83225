import { log } from '../../base/log.ts';
import { html, nothing } from 'lit';
import { type Fault, readFault } from '../../base/fault.ts';
import { englishFresh } from '../../content/languages/english/refresh.ts';
import { createSeenTimer } from '../../element/seen-timer.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { focusedIn, withSlotted } from '../../feed/view/flat-tree.ts';
import { isSamePost, type Post, postKey } from '../../model/post.ts';
import { aroundLoad, findFresh, loadDeep } from '../../source/wrapped/around-load.ts';
import type { Batch, PostSource } from '../../source/post-source.ts';
import { refresh } from '../rows.ts';

export { default as styles } from './refresh.css?inline';

const isPlaying = (media: Element): boolean => media instanceof HTMLMediaElement && !media.paused;

/** Whether a visitor would lose something if a post were replaced: the focus within its card, or a video playing there. The card itself stays, and with it its focus. */
export function isInUse(card: Element): boolean {
  const focused = focusedIn(card);
  if (focused && focused !== card) return true;
  return withSlotted(card).some((one) => [...one.querySelectorAll('video, audio')].some(isPlaying));
}

/** The number of failures after which the wait grows no longer. */
const DOUBLINGS_MAX = 6;

/** Plans calls of `look`, while the page is visible and online; less and less often while it fails. The clock may be set back. */
export function createPollTimer(look: () => void) {
  const { start, stop } = createSeenTimer(look);
  let lastMs = Date.now();
  let failures = 0;
  let leastMs = 0;
  return {
    /** A request was sent just now: the wait starts again. */
    asked: () => void (lastMs = Date.now()),
    succeeded: () => void (failures = leastMs = 0),
    /** `waitMs` is the shortest wait that the service asks for. */
    failed(waitMs = 0): void {
      failures = Math.min(failures + 1, DOUBLINGS_MAX);
      leastMs = waitMs;
    },
    run(page: Document, everyMs: number): void {
      lastMs = Math.min(lastMs, Date.now());
      start(page, lastMs + Math.max(everyMs * 2 ** failures, leastMs));
    },
    stop,
  };
}

/** `refresh-every`: polls for new posts, which wait behind a button; newer versions replace posts that are displayed already. */
export const createFeature: CreateFeature = (host) => {
  const timer = createPollTimer(() => void poll());
  let polling: AbortController | undefined;
  /** What the last poll brought, while some of its posts wait behind the button. */
  let waiting: { readonly source: PostSource; readonly batch: Batch } | undefined;
  /** The source that the feed takes next, after the button was pressed: it has the posts that waited. */
  let replay: PostSource | undefined;

  function findWaiting(): readonly Post[] {
    const { composition, model } = host;
    if (!waiting || composition.displayed.needsLoad) return [];
    return findFresh(model.posts, waiting.batch.posts);
  }

  function mayPoll(): boolean {
    const { composition, model } = host;
    return !composition.displayed.needsLoad && !model.busy && ['ready', 'partial', 'empty'].includes(model.state);
  }

  /** Notes when the feed itself gets its first posts from a source. */
  function watch(source: PostSource): PostSource {
    return aroundLoad(source, async (signal) => {
      const batch = await source.load(signal);
      timer.asked();
      if (!batch.failed) waiting = undefined; // what comes now is newer
      return batch;
    });
  }

  function stopPolling(): void {
    polling?.abort();
    polling = undefined;
  }

  async function poll(): Promise<void> {
    if (polling || !mayPoll()) return;
    const own = (polling = new AbortController());
    timer.asked();
    try {
      await request(own.signal);
    } catch (reason) {
      if (!own.signal.aborted) onFailure(readFault(reason));
    }
    if (polling !== own) return;
    polling = undefined;
    host.element.requestUpdate(); // which plans the next poll
  }

  async function request(signal: AbortSignal): Promise<void> {
    const depth = host.model.posts.length;
    const source = await host.createSource({ fresh: true, aside: true });
    const batch = await loadDeep(source, depth, signal);
    signal.throwIfAborted();
    const [failure] = batch.faults;
    if (failure) onFailure(failure.fault);
    else timer.succeeded();
    if (batch.failed) return;
    await host.loadDependencies(batch.posts);
    if (signal.aborted || host.model.busy) return;
    replaceChanged(batch.posts);
    waiting = { source, batch };
  }

  function onFailure({ message, retryAfterMs }: Fault): void {
    timer.failed(retryAfterMs);
    const words = `Cannot load new posts for "refresh-every": ${message.replace(/\.$/, '')}; trying again later.`;
    log('warn', 'WS-212', `<${host.element.localName}> ${words}`);
  }

  /** Replaces the posts that changed, except those whose cards the visitor is using: the next poll tries again. */
  function replaceChanged(posts: readonly Post[]): void {
    const { model, view } = host;
    const newer = new Map(posts.map((post) => [postKey(post), post]));
    const replaced = model.posts.map((before) => {
      const now = newer.get(postKey(before));
      if (!now || isSamePost(before, now)) return before;
      const card = view.cardOf(before);
      return card && isInUse(card) ? before : now;
    });
    if (replaced.some((post, i) => post !== model.posts[i])) host.replacePosts(replaced);
  }

  async function displayFresh(): Promise<void> {
    if (!waiting) return;
    const { source, batch } = waiting;
    replay = aroundLoad(source, () => Promise.resolve(batch));
    const added = await host.refresh();
    replay = undefined;
    if (findWaiting().length > 0) return; // it was aborted
    (added.map((post) => host.view.cardOf(post)).find(Boolean) ?? host.view.shown[0]?.card)?.focus();
  }

  return {
    wrapSource: (createSource) => (wanted, by) => {
      if (wanted.aside) return createSource(wanted, by);
      stopPolling(); // the feed itself requests now
      timer.asked();
      if (replay) return replay;
      const source = createSource(wanted, by);
      return 'load' in source ? watch(source) : source.then(watch);
    },
    renderAbove() {
      const { composition } = host;
      const count = findWaiting().length;
      const phrases = composition.phrases(englishFresh);
      // No `aria-atomic`: Orca would look for text beside the button, and find none.
      return html`<div class="fresh" aria-live="polite">${
        count > 0
          ? html`<button part="fresh" type="button" @click=${() => void displayFresh()}>${phrases.mark('newPosts', phrases.count('newPosts', count))}</button>`
          : nothing
      }</div>`;
    },
    rendered() {
      const { element, composition } = host;
      if (composition.displayed.needsLoad) stopPolling(); // a poll that is under way may be for other attributes
      if (findWaiting().length === 0) waiting = undefined;
      const everyMs = host.read(refresh.attributes).refreshEvery * 1000;
      if (mayPoll() && !polling) timer.run(element.ownerDocument, everyMs);
      else timer.stop();
    },
    stop() {
      stopPolling();
      timer.stop();
      waiting = replay = undefined;
    },
  };
};
