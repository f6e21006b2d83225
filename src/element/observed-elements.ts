interface Observer {
  observe(element: Element): void;
  unobserve(element: Element): void;
  disconnect(): void;
}

/** Elements that an observer of the platform observes: those of one rendering, then those of the next. */
export class ObservedElements {
  readonly #observer: Observer;
  readonly #elements = new Set<Element>();

  constructor(observer: Observer) {
    this.#observer = observer;
  }

  has(element: Element): boolean {
    return this.#elements.has(element);
  }

  /** Observes these, and no others any more. */
  replace(elements: Iterable<Element>): void {
    const now = new Set(elements);
    for (const old of this.#elements) if (!now.has(old)) this.remove(old);
    for (const one of now) this.add(one);
  }

  add(element: Element): void {
    if (this.#elements.has(element)) return;
    this.#elements.add(element);
    this.#observer.observe(element);
  }

  remove(element: Element): void {
    this.#elements.delete(element);
    this.#observer.unobserve(element);
  }

  clear(): void {
    this.#elements.clear();
    this.#observer.disconnect();
  }
}
