/** The texts of a feed's cards whose letters do not run from left to right. It refers to nothing outside, to be sent into a page. */
export function findTurned(host: Element, parts: readonly string[]): string[] {
  const isTurned = (text: Text): boolean => {
    const range = document.createRange();
    const lefts = Array.from({ length: text.length }, (_, i) => {
      range.setStart(text, i);
      range.setEnd(text, i + 1);
      return range.getBoundingClientRect();
    });
    return lefts.some((rect, i) => {
      const before = lefts[i - 1];
      return before !== undefined && rect.top === before.top && rect.left < before.left;
    });
  };
  const selector = parts.map((part) => `[part=${part}]`).join();
  return [...(host.shadowRoot?.querySelectorAll(selector) ?? [])].flatMap((part) =>
    [...part.childNodes].flatMap((node) => (node instanceof Text && isTurned(node) ? [node.data] : [])),
  );
}
