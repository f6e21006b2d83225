/** An element, then the hosts of the shadow roots that it stands in, from the inside out. */
function* hostsOf(element: Element): Generator<Element> {
  for (let host: Element | undefined = element; host;) {
    yield host;
    const root: Node = host.getRootNode();
    host = root instanceof ShadowRoot ? root.host : undefined;
  }
}

/** The nearest `lang` of an element, across shadow roots; an empty string where none is set. */
export function nearestLanguage(element: Element): string {
  for (const host of hostsOf(element)) {
    const found = host.closest('[lang]');
    if (found) return found.getAttribute('lang') ?? ''; // a drawing has no such property
  }
  return '';
}

/** Calls back whenever a `lang` changes that the element may take as its own. Returns what stops the watch. */
export function watchLanguage(element: Element, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  for (const host of hostsOf(element))
    observer.observe(host.getRootNode(), { attributeFilter: ['lang'], subtree: true });
  return () => observer.disconnect();
}
