/** The nearest `lang` of an element, across shadow roots; an empty string where none is set. */
export function nearestLanguage(element: Element): string {
  for (let at: Element | undefined = element; at;) {
    const found = at.closest<HTMLElement>('[lang]');
    if (found) return found.lang;
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  return '';
}
