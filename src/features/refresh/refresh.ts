import { type Fault, readFault } from '../../base/fault.ts';
import { englishFresh } from './english.ts';
import { type KnownMessages, sayCount } from '../../content/messages.ts';
import { isSamePost, type Post, postKey } from '../../model/post.ts';
import { findFresh } from '../../source/wrapped/find-fresh.ts';
import { loadDeep } from '../../source/load-deep.ts';
import type { Batch, PostSource } from '../../source/post-source.ts';
import { ReplayPosts } from '../../source/wrapped/replay-posts.ts';
import { aroundLoad } from '../../source/wrapped/around-load.ts';
import type { CardView } from '../../card/card-view.ts';
import type { StartExtra, WrappedSource } from '../../feed/feature.ts';
import { LookTimer } from './poll-timer.ts';
import { make } from '../../element/make.ts';
import styles from './refresh.css?inline';
import { isInUse, renewCard } from './renew-card.ts';
import { adoptStyles } from '../../element/adopt-styles.ts';

interface Look {
  readonly source: PostSource;
  readonly batch: Batch;
}

/** `refresh-every`: looks for new posts, which wait behind a button; those that are shown are renewed where they stand. */
export const start: StartExtra = ({ host, callbacks, controller, view, read }) => {
  const button = make('button', { part: 'fresh', type: 'button' });
  const place = make('div', { class: 'fresh', role: 'status' });
  /** What the last look brought, if there is anything new in it. */
  let found: Look | undefined;
  /** The source of what is shown. */
  let current: PostSource | undefined;
  /** Stands in for the next source that the feed asks for. */
  let replay: WrappedSource | undefined;
  let abort: AbortController | undefined;
  let look: CardView | undefined;
  const timer = new LookTimer(() => void lookAgain());

  const fresh = (): readonly Post[] => (found ? findFresh(controller.posts, found.batch.posts) : []);
  const mayLook = (): boolean =>
    host.isConnected && !controller.isBusy && ['ready', 'partial', 'empty'].includes(controller.state);

  const stopLooking = (): void => {
    abort?.abort();
    abort = undefined;
  };

  /** Renews what is shown, as far as nothing is lost by it: the focus, or a video that plays. */
  const renew = (posts: readonly Post[]): void => {
    const news = new Map(posts.map((post) => [postKey(post), post]));
    let hasChanged = false;
    const renewed = controller.posts.map((before) => {
      const now = news.get(postKey(before));
      if (!now || isSamePost(before, now)) return before;
      const card = view.cards.cardOf(before);
      const isPatched = !card || (look && renewCard({ card, before, now, look, cards: view.cards }));
      if (!isPatched && isInUse(card)) return before; // the next look tries again
      hasChanged = true;
      // The card goes by its post: for the one that stays, the post becomes the new one.
      return isPatched ? Object.assign(before, now) : now;
    });
    if (hasChanged) controller.posts = renewed;
  };

  const take = async (source: PostSource, batch: Batch, signal: AbortSignal): Promise<void> => {
    await callbacks.prepare(batch.posts, batch.hasMore);
    if (signal.aborted || controller.isBusy) return;
    renew(batch.posts);
    found = { source, batch };
    callbacks.show();
  };

  const tellFailure = ({ message, retryAfterMs }: Fault): void => {
    timer.failed(retryAfterMs);
    console.warn(`<${host.localName}> No fresh posts could be had: ${message}`);
  };

  async function lookAgain(): Promise<void> {
    if (abort || !mayLook()) return;
    const { signal } = (abort = new AbortController());
    timer.asked();
    try {
      const source = await callbacks.createSource({ fresh: true, aside: true, previous: current });
      const batch = await loadDeep(source, controller.posts.length, signal);
      signal.throwIfAborted();
      const [failure] = batch.faults;
      if (failure) tellFailure(failure.fault);
      else timer.succeeded();
      if (!batch.failed) await take(source, batch, signal);
    } catch (reason) {
      if (!signal.aborted) tellFailure(readFault(reason));
    }
    if (signal.aborted) return;
    abort = undefined;
    if (host.isConnected) callbacks.show(); // which plans the next
  }

  const press = async (): Promise<void> => {
    if (!found) return;
    replay = new ReplayPosts(found.source, found.batch);
    const added = await controller.refresh();
    replay = undefined;
    const card = added.map((post) => view.cards.cardOf(post)).find(Boolean) ?? view.cards.element.firstElementChild;
    if (card instanceof HTMLElement && fresh().length === 0) card.focus();
  };
  button.addEventListener('click', () => void press());

  const showButton = (messages: KnownMessages): void => {
    const count = fresh().length;
    if (count === 0) {
      found = undefined;
      const hadFocus = host.shadowRoot?.activeElement === button;
      button.remove();
      const first = view.cards.element.firstElementChild;
      if (hadFocus && first instanceof HTMLElement) first.focus({ preventScroll: true });
      return;
    }
    const { format } = view.wordsFor(host);
    const { newPosts } = { ...englishFresh, ...messages };
    const words = sayCount(newPosts, format.category(count), format.whole(count));
    if (button.textContent !== words) button.textContent = words;
    if (!button.isConnected) place.append(button);
  };

  return {
    wrapSource: (create) => (request, ask) => {
      if (request.aside) return create(request, ask);
      stopLooking(); // the feed asks for itself
      timer.asked();
      if (replay) return (current = replay);
      return Promise.resolve(create(request, ask)).then((source) =>
        aroundLoad(source, async (signal) => {
          const batch = await source.load(signal);
          timer.asked();
          if (!batch.failed) current = source;
          return batch;
        }),
      );
    },
    adaptView: (adapted) => (look = adapted),
    shown(_, messages) {
      if (host.shadowRoot) adoptStyles(host.shadowRoot, styles);
      if (!place.isConnected) view.cards.element.closest('section')?.before(place);
      showButton(messages);
      const everyMs = read('refresh-every') * 1000;
      if (mayLook() && !abort) timer.run({ document: host.ownerDocument, everyMs });
      else timer.stop();
    },
    stop() {
      stopLooking();
      timer.stop();
      found = current = replay = undefined;
    },
    leave() {
      stopLooking();
      timer.stop();
      place.remove();
    },
  };
};
