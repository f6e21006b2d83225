import { InstanceSheet } from '../../element/instance-sheet.ts';
import { ObservedElements } from '../../element/observed-elements.ts';
import type { CreateFeature, Feature } from '../../feed/feature.ts';
import { createAnswerStore, keepAnswers } from '../../source/wrapped/answer-store.ts';
import { aroundLoad, loadDeep } from '../../source/wrapped/around-load.ts';
import { placeOf } from '../../source/wrapped/kept-place.ts';
import { findSeen, restoreSeen, restoreTexts, type SeenPlace } from './restore.ts';

/** Where a visitor was in a feed: how high it was, how many posts were loaded, when, and what they did with features. */
interface Place extends SeenPlace {
  readonly heightPx: number;
  readonly count: number;
  readonly loadedAtMs: number;
  readonly features?: readonly unknown[];
}

const store = createAnswerStore(() => sessionStorage);

/** As any answer serves: where a page is reloaded, what is older is renewed. */
const FRESH_MS = 60_000;

/** A page is brought back to its place for so long, and not once its visitor may have moved it by one of these. */
const RESTORE_MAX_MS = 20_000;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** `cache`: a visitor who comes back to an entry of the history finds the feed as they left it. */
export const createFeature: CreateFeature = (host) => {
  const { element, composition, view } = host;
  let listening: AbortController | undefined;
  let restoreUntilMs = performance.now() + RESTORE_MAX_MS;
  let loadedAtMs = 0;
  /** Texts that are opened when they are laid out. */
  let unopened: ReadonlySet<string> = new Set();
  let sheet: InstanceSheet | undefined;
  const observed = new ObservedElements((window) => new window.ResizeObserver(() => requestAnimationFrame(keep)));
  const kept = store.read(keyNow()) as Place | undefined;
  /** What is to be restored, until it is. */
  let place = Number(kept?.count) > 0 ? kept : undefined;

  /** At each of them the visitor may leave; what else they do changes the height. A window outlives what listens to it. */
  function listen(): void {
    if (listening) return;
    const { signal } = (listening = new AbortController());
    globalThis.navigation?.addEventListener('navigate', keep, { signal });
    for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, keep, { signal });
    for (const type of MOVES) addEventListener(type, () => (restoreUntilMs = 0), { signal, passive: true });
    element.addEventListener('focusin', keep, { signal });
  }

  /** Elements of the same posts are told apart by their order. */
  function keyNow(): string {
    const key = placeOf(element);
    const index = [...document.querySelectorAll(element.localName)]
      .filter((one) => placeOf(one) === key)
      .indexOf(element);
    return key + (index > 0 ? index : '');
  }

  const isHeldBack = (): boolean => host.features.active.some(({ mayRequest }) => mayRequest === false);

  const searching = (): readonly Feature[] => host.features.active.filter((feature) => 'place' in feature);

  async function restore(kept: Place): Promise<void> {
    const feed = element as Partial<Record<'loadMore' | 'refresh', () => Promise<readonly unknown[]>>>;
    const isShort = (): boolean => place === kept && host.isServerRendered && host.model.posts.length < kept.count;
    while (isShort()) if (!(await feed.loadMore?.())?.length) break;
    if (place !== kept) return;
    forget();
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const type = navigation?.type ?? 'navigate';
    if (!view.cards) return;
    try {
      unopened = restoreTexts(host, view.cards, kept.opened);
      // By its address alone it is not known whether a visitor comes back.
      const isBack = 'navigation' in globalThis || type !== 'navigate';
      restoreSeen(host, view.cards, kept, isBack && performance.now() < restoreUntilMs);
    } catch {
      // Not what we wrote: it costs the place alone.
    }
    if (type === 'reload' && Date.now() - kept.loadedAtMs > FRESH_MS) void feed.refresh?.();
  }

  function forget(): void {
    place = undefined;
    sheet?.remove();
  }

  function keep(): void {
    const { model } = host;
    // What is held back leaves nothing, and what is still to be restored is as it was.
    if (place || model.busy === 'first' || isHeldBack() || !element.isConnected || !view.cards) return;
    if (composition.displayed.posts.length === 0) return;
    const seen = findSeen(host, view.cards);
    const now: Place = {
      heightPx: element.getBoundingClientRect().height,
      count: model.posts.length,
      loadedAtMs,
      features: searching().map((feature) => feature.place),
      ...seen,
      opened: [...seen.opened, ...unopened],
    };
    store.keep(keyNow(), now);
  }

  return {
    wrapSource: (create) => async (request, ask) => {
      const kept = request.fresh ? undefined : place;
      if (!request.aside) loadedAtMs = kept?.loadedAtMs ?? Date.now();
      const source = await create(
        request,
        keepAnswers(ask, store, () => place !== undefined),
      );
      // What a server rendered is taken over as it is, and the rest comes behind it.
      if (!kept || request.aside || host.isServerRendered) return source;
      return aroundLoad(source, (signal) => {
        for (const [i, feature] of searching().entries()) feature.place = kept.features?.[i];
        return loadDeep(source, kept.count, signal);
      });
    },
    rendered() {
      listen();
      observed.replace([element]);
      const kept = place;
      if (!kept || !element.shadowRoot || isHeldBack()) return;
      sheet ??= new InstanceSheet(element.shadowRoot);
      sheet.write(`:host{min-block-size:${Number(kept.heightPx)}px}`);
      const { state, busy, awaited } = composition.displayed;
      if (state === 'idle' || state === 'loading' || busy || awaited > 0) return;
      queueMicrotask(() => void restore(kept)); // layouts do theirs before
    },
    revoke() {
      forget();
      store.clear();
    },
    stop() {
      observed.clear();
      listening?.abort();
      listening = undefined;
    },
    leave: forget,
  };
};
