import { breakDelimiters, breakInAttribute, joinDelimiters, MARKS } from '../../content/text/break-delimiters.ts';

/** Lets no framework of the page find anything for it in what an element holds. */
export function markInert(holder: Element): void {
  const { class: classes, ...attributes } = MARKS;
  holder.classList.add(...classes.split(' '));
  for (const [name, value] of Object.entries(attributes)) holder.setAttribute(name, value);
}

/** Breaks the delimiters in what a card of the page says, whoever wrote it there: the owner's function may have. */
export function breakDelimitersIn(node: Node): void {
  if (node instanceof Text) {
    const broken = breakDelimiters(node.data);
    if (broken !== node.data) node.data = broken; // none of the others is set again: nothing is loaded, and nobody told
  } else if (node instanceof Element) {
    if (node.matches('script, style')) return; // the owner's code
    for (const { name, value } of node.attributes) {
      const broken = breakInAttribute(name, value);
      if (broken !== value) node.setAttribute(name, broken);
    }
  }
  for (const child of node.childNodes) breakDelimitersIn(child);
}

/** Lets what is copied out of a card be what its author wrote. */
export function copyAsWritten(event: ClipboardEvent): void {
  const selection = getSelection();
  const text = String(selection);
  if (!selection?.rangeCount || !event.clipboardData || joinDelimiters(text) === text) return;
  const markup = new XMLSerializer().serializeToString(selection.getRangeAt(0).cloneContents());
  event.clipboardData.setData('text/plain', joinDelimiters(text));
  event.clipboardData.setData('text/html', joinDelimiters(markup));
  event.preventDefault();
}
