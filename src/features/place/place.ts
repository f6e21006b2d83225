import { InstanceSheet } from '../../element/instance-sheet.ts';
import { ObservedElements } from '../../element/observed-elements.ts';
import type { CreateFeature, CreateSource, Feature, FeatureHost } from '../../feed/feature.ts';
import { AnswerStore, keepAnswers } from '../../source/wrapped/answer-store.ts';
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

const store = new AnswerStore(() => sessionStorage);

/** As any answer serves: where a page is reloaded, what is older is renewed. */
const FRESH_MS = 60_000;

/** A page is brought back to its place for so long, and not once its visitor may have moved it by one of these. */
const RESTORE_MAX_MS = 20_000;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** `cache`: a visitor who comes back to an entry of the history finds the feed as they left it. */
class KeptPlace implements Feature {
  readonly #host: FeatureHost;
  readonly #leaving = new AbortController();
  #restoreUntilMs = performance.now() + RESTORE_MAX_MS;
  /** What is to be restored, until it is. */
  #place: Place | undefined;
  #loadedAtMs = 0;
  /** Texts that are opened when they are laid out. */
  #unopened: ReadonlySet<string> = new Set();
  #sheet: InstanceSheet | undefined;
  readonly #observed = new ObservedElements((view) => new view.ResizeObserver(() => requestAnimationFrame(this.#keep)));

  constructor(host: FeatureHost) {
    this.#host = host;
    const kept = store.read(this.#key) as Place | undefined;
    if (Number(kept?.count) > 0) this.#place = kept;
    // At each of them the visitor may leave. What else they do changes the height.
    const { signal } = this.#leaving;
    globalThis.navigation?.addEventListener('navigate', this.#keep, { signal });
    for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, this.#keep, { signal });
    for (const type of MOVES) addEventListener(type, () => (this.#restoreUntilMs = 0), { signal, passive: true });
    host.element.addEventListener('focusin', this.#keep, { signal });
  }

  wrapSource(create: CreateSource): CreateSource {
    return async (request, ask) => {
      const place = request.fresh ? undefined : this.#place;
      if (!request.aside) this.#loadedAtMs = place?.loadedAtMs ?? Date.now();
      const source = await create(
        request,
        keepAnswers(ask, store, () => this.#place !== undefined),
      );
      // What a server rendered is taken over as it is, and the rest comes behind it.
      if (!place || request.aside || this.#host.isServerRendered) return source;
      return aroundLoad(source, (signal) => {
        for (const [i, feature] of this.#searching.entries()) feature.place = place.features?.[i];
        return loadDeep(source, place.count, signal);
      });
    };
  }

  rendered(): void {
    const { element, composition } = this.#host;
    this.#observed.replace([element]);
    const place = this.#place;
    if (!place || !element.shadowRoot || this.#isHeldBack) return;
    this.#sheet ??= new InstanceSheet(element.shadowRoot);
    this.#sheet.write(`:host{min-block-size:${Number(place.heightPx)}px}`);
    const { state, busy, awaited } = composition.displayed;
    if (state === 'idle' || state === 'loading' || busy || awaited > 0) return;
    queueMicrotask(() => void this.#restore(place)); // layouts do theirs before
  }

  revoke(): void {
    this.#forget();
    store.clear();
  }

  stop(): void {
    this.#observed.clear();
  }

  leave(): void {
    this.stop();
    this.#forget();
    this.#leaving.abort();
  }

  get #isHeldBack(): boolean {
    return this.#host.features.active.some(({ mayRequest }) => mayRequest === false);
  }

  /** Elements of the same posts are told apart by their order. */
  get #key(): string {
    const { element } = this.#host;
    const key = placeOf(element);
    const twins = [...document.querySelectorAll(element.localName)].filter((one) => placeOf(one) === key);
    return key + (twins.indexOf(element) > 0 ? twins.indexOf(element) : '');
  }

  get #searching(): readonly Feature[] {
    return this.#host.features.active.filter((feature) => 'place' in feature);
  }

  async #restore(place: Place): Promise<void> {
    const { element, isServerRendered, view } = this.#host;
    const feed = element as Partial<Record<'loadMore' | 'refresh', () => Promise<readonly unknown[]>>>;
    const isShort = (): boolean => isServerRendered && this.#host.model.posts.length < place.count;
    while (this.#place === place && isShort()) if (!(await feed.loadMore?.())?.length) break;
    if (this.#place !== place) return;
    this.#forget();
    const { cards } = view;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const type = navigation?.type ?? 'navigate';
    if (!cards) return;
    try {
      this.#unopened = restoreTexts(this.#host, cards, place.opened);
      // By its address alone it is not known whether a visitor comes back.
      const isBack = 'navigation' in globalThis || type !== 'navigate';
      restoreSeen(this.#host, cards, place, isBack && performance.now() < this.#restoreUntilMs);
    } catch {
      // Not what we wrote: it costs the place alone.
    }
    if (type === 'reload' && Date.now() - place.loadedAtMs > FRESH_MS) void feed.refresh?.();
  }

  #forget(): void {
    this.#place = undefined;
    this.#sheet?.remove();
  }

  readonly #keep = (): void => {
    const { element, model, composition, view } = this.#host;
    // What is held back leaves nothing, and what is still to be restored is as it was.
    if (this.#place || model.busy === 'first' || this.#isHeldBack || !element.isConnected || !view.cards) return;
    if (composition.displayed.posts.length === 0) return;
    const seen = findSeen(this.#host, view.cards);
    const place: Place = {
      heightPx: element.getBoundingClientRect().height,
      count: model.posts.length,
      loadedAtMs: this.#loadedAtMs,
      features: this.#searching.map((feature) => feature.place),
      ...seen,
      opened: [...seen.opened, ...this.#unopened],
    };
    store.keep(this.#key, place);
  };
}

export const createFeature: CreateFeature = (host) => new KeptPlace(host);
