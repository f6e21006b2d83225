/** Reports nothing, because without layout nothing changes its size. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Reports once for each element that all of it is in the viewport. */
class NearObserver extends SilentObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    super();
    this.#callback = callback;
  }

  override observe(target?: Element): void {
    if (!target) return;
    const box = target.getBoundingClientRect();
    const boxes = { boundingClientRect: box, intersectionRect: box, rootBounds: null };
    const entry = { target, time: performance.now(), isIntersecting: true, intersectionRatio: 1, ...boxes };
    queueMicrotask(() => this.#callback([entry], this));
  }
}

const { setTimeout: later } = globalThis; // of the time before a test replaces its clock

/** Tells its listeners in a task of its own. */
class TaskChannel {
  readonly port1 = Object.assign(new EventTarget(), { start() {}, close() {} });
  readonly port2 = { postMessage: () => later(() => this.port1.dispatchEvent(new Event('message'))) };
}

const noMatch = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

function supply(target: object, missing: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(missing)) {
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

/**
 * Supplies what the elements use and jsdom, happy-dom or Jest does not have: every element counts as visible and near the
 * viewport, none changes its size, and no media query matches. In a browser it does nothing.
 */
export function completeDom(): void {
  const observers = { IntersectionObserver: NearObserver, ResizeObserver: SilentObserver };
  const views = { ...observers, MessageChannel: TaskChannel, matchMedia: noMatch };
  // A test runner copies what a window has to its own global object.
  for (const view of [globalThis, document.defaultView]) if (view) supply(view, views);
  supply(Element.prototype, { checkVisibility: () => true, scrollTo() {}, scrollBy() {}, scrollIntoView() {} });
}
