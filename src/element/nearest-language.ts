import { isServer, type ReactiveControllerHost } from 'lit';

// An SVG element has no `lang` property.
const langOf = (element: Element): string => (element.getAttribute('lang') ?? '').replaceAll('_', '-');

/** The nearest `lang`, across shadow roots, or an empty string. `de_DE`, as many systems write it, is not valid: it is read as `de-DE`. */
function nearestLanguage(element: Element): string {
  const found = element.closest('[lang]');
  if (found) return langOf(found);
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLanguage(root.host) : '';
}

/** Returns a function that reads the nearest `lang`. The element is updated when that may have changed. */
export function followLanguage(host: ReactiveControllerHost & Element): () => string {
  let observer: MutationObserver | undefined;
  host.addController({
    hostConnected() {
      // Without mutation observers, the language stays as it was at first.
      observer ??= globalThis.MutationObserver && new MutationObserver(() => host.requestUpdate());
      for (let node: Node | undefined = host; node;) {
        const root: Node = node.getRootNode();
        observer?.observe(root, { attributeFilter: ['lang'], subtree: true });
        node = root instanceof ShadowRoot ? root.host : undefined;
      }
    },
    hostDisconnected: () => observer?.disconnect(),
  });
  return () => (isServer ? langOf(host) : nearestLanguage(host));
}
