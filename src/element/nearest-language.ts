import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';

// An SVG element has no such property.
const langOf = (element: Element): string => (element.getAttribute('lang') ?? '').replaceAll('_', '-');

/** The nearest `lang`, across shadow roots, or an empty string. `de_DE`, as many systems write it, is no language: it is read as `de-DE`. */
function nearestLanguage(element: Element): string {
  const found = element.closest('[lang]');
  if (found) return langOf(found);
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLanguage(root.host) : '';
}

/** The language of an element's surroundings; updates the element when a `lang` changes that it may inherit. */
export class NearestLanguage implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #observer: MutationObserver | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  get value(): string {
    return isServer ? langOf(this.#host) : nearestLanguage(this.#host);
  }

  hostConnected(): void {
    // A page without observers keeps the language that it began with.
    this.#observer ??= globalThis.MutationObserver && new MutationObserver(() => this.#host.requestUpdate());
    for (let node: Node | undefined = this.#host; node;) {
      const root: Node = node.getRootNode();
      this.#observer?.observe(root, { attributeFilter: ['lang'], subtree: true });
      node = root instanceof ShadowRoot ? root.host : undefined;
    }
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
