/** The nearest `lang` of an element, across shadow roots; an empty string where none is set. */
export function nearestLanguage(element: Element): string {
  const found = element.closest('[lang]');
  if (found) return found.getAttribute('lang') ?? ''; // a drawing has no such property
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLanguage(root.host) : '';
}

/** Calls back whenever a `lang` changes that the element may take as its own. Returns what stops the watch. */
export function watchLanguage(element: Element, callback: () => void): () => void {
  // A page without observers keeps the language it began with.
  const observer = globalThis.MutationObserver && new MutationObserver(callback);
  for (let node: Node | undefined = element; node;) {
    const root: Node = node.getRootNode();
    observer?.observe(root, { attributeFilter: ['lang'], subtree: true });
    node = root instanceof ShadowRoot ? root.host : undefined;
  }
  return () => observer?.disconnect();
}
