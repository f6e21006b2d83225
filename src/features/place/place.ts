import { KEPT_FOR_MS } from '../../api/limits.ts';
import { InstanceSheet } from '../../element/instance-sheet.ts';
import { layOutFirst } from '../../element/near-viewport.ts';
import { observeSizes } from '../../element/observed-elements.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { postKey } from '../../model/post.ts';
import { createAnswerStore, keepAnswers } from '../../source/wrapped/answer-store.ts';
import { aroundLoad, loadDeep } from '../../source/wrapped/around-load.ts';
import { placeOf } from '../../source/wrapped/kept-place.ts';

/** Where a visitor was in a feed; its height, how many posts were loaded, and when; and what the visitor did with features. */
interface Place {
  readonly heightPx: number;
  readonly count: number;
  readonly loadedAtMs: number;
  readonly features?: readonly unknown[];
  /** The key of the first card in view, and its top in the viewport; without `topPx`, none was in the viewport. */
  readonly card?: string | undefined;
  readonly topPx?: number | undefined;
  /** The keys of the posts whose texts the visitor opened. */
  readonly opened: readonly string[];
  /** What had the focus: its index in `controlsIn`, the key of its card, and whether it matched `:focus-visible`. */
  readonly focus?: readonly [at: number, card: string | undefined, isVisible: boolean] | null | undefined;
}

const store = createAnswerStore(() => sessionStorage);

/** How long a page may be scrolled back to its place, and the events after which it is not: the visitor may have scrolled it. */
const RESTORE_MAX_MS = 20_000;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const keyed = ({ view }: FeatureHost) => view.shown.map(({ post, card }) => ({ key: postKey(post), card }));

/** What may have the focus, except "Read more", which is added once a text is laid out. */
const controlsIn = (place: ParentNode): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('a, button:not(.read-more), input, video'),
];

/** What a visitor sees of a feed. */
function findSeen(host: FeatureHost, cards: HTMLElement): Pick<Place, 'card' | 'topPx' | 'opened' | 'focus'> {
  const all = keyed(host);
  const root = host.element.shadowRoot as ShadowRoot; // the cards are in it
  const row = cards.getBoundingClientRect();
  const inRow = all.flatMap(({ key, card }) => {
    const box = card.getBoundingClientRect();
    return box.right > row.left + 1 && box.left < row.right - 1 ? [{ key, box }] : [];
  });
  const seen = inRow.find(({ box }) => box.bottom > 0 && box.top < innerHeight);
  const { activeElement } = root;
  const focused = all.find(({ card }) => card.contains(activeElement));
  return {
    card: (seen ?? inRow[0])?.key,
    topPx: seen?.box.top,
    opened: all.flatMap(({ key, card }) => (card.querySelector('.read-more[aria-expanded=true]') ? [key] : [])),
    focus: activeElement && [
      controlsIn(focused?.card ?? root).indexOf(activeElement as HTMLElement),
      focused?.key,
      activeElement.matches(':focus-visible'),
    ],
  };
}

/** Opens texts by the keys of their posts, each once it is laid out. Returns the keys of those still to be opened. */
function restoreTexts(host: FeatureHost, cards: HTMLElement, opened: readonly string[]): ReadonlySet<string> {
  const left = new Set(opened);
  const open = (): void => {
    for (const { key, card } of keyed(host)) {
      const button = left.has(key) && card.querySelector<HTMLElement>('.read-more[aria-expanded=false]');
      // It does not bubble: a click that does, like a visitor's, may move the focus into the text.
      if (button && left.delete(key)) button.dispatchEvent(new MouseEvent('click'));
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(open);
  observer.observe(cards, { childList: true, subtree: true });
  open();
  return left;
}

/** Scrolls the first card in view back to where it was, the page itself only if it `mayScroll`, and restores the focus. */
function restoreSeen(host: FeatureHost, cards: HTMLElement, place: Place, mayScroll: boolean): void {
  const cardOf = (key: string | undefined): HTMLElement | undefined => keyed(host).find((one) => one.key === key)?.card;
  const behavior = 'instant';
  const first = cardOf(place.card);
  if (first && cards.scrollWidth > cards.clientWidth + 1) {
    const page = { left: scrollX, top: scrollY, behavior } as const;
    first.scrollIntoView({ inline: 'start', block: 'nearest', behavior });
    scrollTo(page);
  }
  if (first && place.topPx !== undefined && mayScroll) {
    layOutFirst(cards, [...cards.children].indexOf(first) + 1); // estimated heights would change, and move it
    scrollBy({ top: first.getBoundingClientRect().top - place.topPx, behavior });
  }
  const [at = -1, key, focusVisible] = place.focus ?? [];
  if (!place.focus || document.activeElement !== document.body) return; // something else has the focus
  const card = cardOf(key);
  if (card) card.inert = false; // in a carousel
  const scope = card ?? host.element.shadowRoot;
  const target = (scope && controlsIn(scope)[at]) ?? card;
  target?.focus({ preventScroll: true, focusVisible } as FocusOptions); // not every browser supports `focusVisible`
}

/** `cache`: a visitor who comes back to an entry of the history finds the feed as they left it. */
export const createFeature: CreateFeature = (host) => {
  const { element, composition, view } = host;
  let listening: AbortController | undefined;
  let restoreUntilMs = performance.now() + RESTORE_MAX_MS;
  let loadedAtMs = 0;
  /** Texts that are opened when they are laid out. */
  let unopened: ReadonlySet<string> = new Set();
  let sheet: InstanceSheet | undefined;
  const observed = observeSizes(keep);
  const kept = store.read(keyNow()) as Place | undefined;
  /** What is to be restored, until it is. */
  let place = Number(kept?.count) > 0 ? kept : undefined;

  /** Keeps the place whenever a visitor may leave. Other changes are observed as resizes. `stop()` ends all of this. */
  function listen(): void {
    if (listening) return;
    const { signal } = (listening = new AbortController());
    globalThis.navigation?.addEventListener?.('navigate', keep, { signal });
    for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, keep, { signal });
    for (const type of MOVES) addEventListener(type, () => (restoreUntilMs = 0), { signal, passive: true });
    element.addEventListener('focusin', keep, { signal });
  }

  /** Elements with the same posts get different keys, by their order in the page. */
  function keyNow(): string {
    const key = placeOf(element);
    const index = [...document.querySelectorAll(element.localName)]
      .filter((one) => placeOf(one) === key)
      .indexOf(element);
    return key + (index > 0 ? index : '');
  }

  const isHeldBack = (): boolean => host.features.active.some(({ mayRequest }) => mayRequest === false);

  const placed = (): readonly Feature[] => host.features.active.filter((feature) => 'place' in feature);

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
      // Without the Navigation API, the place is kept by URL: a visitor who opens that again may not be coming back.
      const isBack = Boolean(globalThis.navigation?.currentEntry) || type !== 'navigate';
      restoreSeen(host, view.cards, kept, isBack && performance.now() < restoreUntilMs);
    } catch {
      // What was kept is not what we wrote: only the place is lost.
    }
    if (type === 'reload' && Date.now() - kept.loadedAtMs > KEPT_FOR_MS) void feed.refresh?.();
  }

  function forget(): void {
    place = undefined;
    sheet?.remove();
  }

  function keep(): void {
    const { model } = host;
    // Nothing is kept of what is held back, and what is still to be restored is kept already.
    if (place || model.busy === 'first' || isHeldBack() || !element.isConnected || !view.cards) return;
    if (composition.displayed.posts.length === 0) return;
    const seen = findSeen(host, view.cards);
    const now: Place = {
      heightPx: element.getBoundingClientRect().height,
      count: model.posts.length,
      loadedAtMs,
      features: placed().map((feature) => feature.place),
      ...seen,
      opened: [...seen.opened, ...unopened],
    };
    store.keep(keyNow(), now);
  }

  return {
    wrapSource: (create) => async (request, ask) => {
      const kept = request.fresh ? undefined : place;
      if (!request.aside) loadedAtMs = kept?.loadedAtMs ?? Date.now();
      const askKept = keepAnswers(ask, store, () => place !== undefined);
      const source = await create(request, askKept);
      // What a server rendered is taken over as it is; `restore` loads the rest.
      if (!kept || request.aside || host.isServerRendered) return source;
      return aroundLoad(source, (signal) => {
        for (const [i, feature] of placed().entries()) feature.place = kept.features?.[i];
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
      queueMicrotask(() => void restore(kept)); // after the microtasks of the layouts
    },
    revoke: forget,
    stop() {
      observed.clear();
      listening?.abort();
      listening = undefined;
    },
    leave: forget,
  };
};
