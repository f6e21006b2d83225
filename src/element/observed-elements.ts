type Observer = ResizeObserver | IntersectionObserver;

type View = Window & typeof globalThis;

/** Elements observed from one rendering to the next, by an observer of their own window: Chromium reports errors of others in removed iframes. */
export class ObservedElements {
  readonly #createObserver: (view: View) => Observer;
  readonly #elements = new Set<Element>();
  readonly elements: ReadonlySet<Element> = this.#elements;
  #observer: Observer | undefined;
  #document: Document | undefined;

  constructor(createObserver: (view: View) => Observer) {
    this.#createObserver = createObserver;
  }

  replace(elements: Iterable<Element>): void {
    const now = new Set(elements);
    for (const old of this.#elements) if (!now.has(old)) this.remove(old);
    for (const one of now) this.add(one);
  }

  /** Call it again for an element that is observed already: it may be in another document by now. */
  add(element: Element): void {
    const { ownerDocument } = element;
    if (this.#document !== ownerDocument) this.#moveTo(ownerDocument);
    if (this.#elements.has(element)) return;
    this.#elements.add(element);
    this.#observer?.observe(element);
  }

  remove(element: Element): void {
    this.#elements.delete(element);
    this.#observer?.unobserve(element);
  }

  clear(): void {
    this.#elements.clear();
    this.#observer?.disconnect();
  }

  /** In a document without a window, nothing has a size to observe. */
  #moveTo(document: Document): void {
    const view = document.defaultView;
    this.#document = document;
    this.#observer?.disconnect();
    this.#observer = view ? this.#createObserver(view) : undefined;
    for (const element of this.#elements) this.#observer?.observe(element);
  }
}

/** Observes sizes. Tells of those that are changed in the next frame: rendering at once would change what is being observed. */
export const observeSizes = (
  onChange: (changed: readonly Element[]) => void,
  isChanged = (_: ResizeObserverEntry): boolean => true,
): ObservedElements =>
  new ObservedElements((view) => {
    return new view.ResizeObserver((entries) => {
      const changed = entries.filter(isChanged).map(({ target }) => target);
      if (changed.length > 0) view.requestAnimationFrame(() => onChange(changed));
    });
  });

/** More than a layout unit, because sums of these are rounded. */
const SAME_PX = 0.1;

/** Whether two lengths are the same for a layout; an unknown one is not the same as any other. */
export const isSamePx = (one = NaN, other = NaN): boolean => Math.abs(one - other) < SAME_PX;
