// Runs in each page before the page's own scripts, and sees what a visitor sees, and when.

interface Shift {
  readonly atMs: number;
  readonly value: number;
}

/** Times are from the start of the navigation. */
export interface Seen {
  readonly timeOriginMs: number;
  /** The first paint of the page itself. */
  readonly pageMs: number;
  /** When the first shadow root was painted: from then on, the element itself is displayed where its posts will be. */
  readonly upgradedMs: number;
  readonly firstCardInDomMs: number;
  readonly firstCardMs: number;
  readonly allCardsMs: number;
  readonly cards: number;
  readonly longTasksMs: readonly number[];
  readonly shifts: readonly Shift[];
}

declare global {
  /** Tells the bench that all cards are painted. */
  function benchPainted(payload: string): void;
  var bench: {
    seen(): Seen;
    /** Puts a new element in the place of the first one, and resolves when it shows its cards. */
    remount(html: string): Promise<void>;
    scrollThrough(): Promise<void>;
  };
}

const SCROLL_STEP_PX = 400;
const SCROLL_PAUSE_MS = 120;

const times = { upgradedMs: 0, firstCardInDomMs: 0, firstCardMs: 0, allCardsMs: 0 };
const longTasksMs: number[] = [];
const shifts: Shift[] = [];
const query = new URLSearchParams(location.search);
const expected = Number(query.get('elements')) * Number(query.get('posts'));
const watched = new WeakSet<ShadowRoot>();
let cards = 0;
let allShown = (): void => {};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls `then` in a task after the next frame: by then, the frame is on the screen. */
function whenPainted(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      then();
    });
    port1.start();
    port2.postMessage(0);
  });
}

function check(): void {
  if (cards > 0 && !times.firstCardInDomMs) {
    times.firstCardInDomMs = performance.now();
    whenPainted(() => (times.firstCardMs = performance.now()));
  }
  if (cards < expected) return;
  allShown();
  if (times.allCardsMs) return;
  times.allCardsMs = Infinity; // until it is painted
  whenPainted(() => {
    times.allCardsMs = performance.now();
    benchPainted('');
  });
}

// A card counts once its post's text is in it. Nothing here keeps a root alive: the bench counts what is left of removed ones.
function watch(root: ShadowRoot): void {
  let shown = 0;
  const count = (): void => {
    if (!root.host.isConnected) return;
    const now = [...root.querySelectorAll('article')].filter((card) => card.textContent.includes('[post ')).length;
    cards += now - shown;
    shown = now;
    check();
  };
  watched.add(root);
  new MutationObserver(count).observe(root, { childList: true, subtree: true, characterData: true });
  count();
}

// The parser makes the shadow root of what a server rendered, with the cards in it: nothing calls `attachShadow()`.
function watchRendered(): void {
  for (const { shadowRoot } of document.querySelectorAll('main > *')) {
    if (shadowRoot && !watched.has(shadowRoot)) watch(shadowRoot);
  }
}
const parsing = new MutationObserver(watchRendered);
parsing.observe(document, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  watchRendered();
});

const attachShadow = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (init) {
  if (!times.upgradedMs) {
    times.upgradedMs = Infinity;
    whenPainted(() => (times.upgradedMs = performance.now()));
  }
  const root = attachShadow.call(this, init);
  watch(root);
  return root;
};

new PerformanceObserver((list) => {
  longTasksMs.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ type: 'longtask', buffered: true });

new PerformanceObserver((list) => {
  for (const { startTime, value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
    shifts.push({ atMs: startTime, value });
  }
}).observe({ type: 'layout-shift', buffered: true });

globalThis.bench = {
  seen: () => ({
    ...times,
    timeOriginMs: performance.timeOrigin,
    pageMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    cards,
    longTasksMs,
    shifts,
  }),
  async remount(html) {
    const place = document.querySelector('main');
    if (!place) throw new Error('The page has no place for an element.');
    place.replaceChildren();
    await pause(20); // for what the element does when it is removed
    cards = 0;
    const shown = new Promise<void>((resolve) => (allShown = resolve));
    place.innerHTML = html;
    await shown;
    await pause(20); // for what it does once its cards are displayed
  },
  async scrollThrough() {
    for (let y = 0; y < document.documentElement.scrollHeight; y += SCROLL_STEP_PX) {
      scrollTo(0, y);
      await pause(SCROLL_PAUSE_MS);
    }
  },
};
