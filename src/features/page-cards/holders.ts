import { breakDelimiters, breakInAttribute, joinDelimiters, MARKS } from '../../content/text/break-delimiters.ts';

/** Tells the frameworks of the page to ignore the content of an element. */
export function markInert(holder: Element): void {
  const { class: classes, ...attributes } = MARKS;
  holder.classList.add(...classes.split(' '));
  for (const [name, value] of Object.entries(attributes)) holder.setAttribute(name, value);
}

/** Breaks the delimiters in the content of a card in the page, whether a template or the owner's function made it. */
export function breakDelimitersIn(node: Node): void {
  if (node instanceof Text) {
    const broken = breakDelimiters(node.data);
    if (broken !== node.data) node.data = broken; // the rest is not set again: nothing is loaded again, and no observer is notified
  } else if (node instanceof Element) {
    if (node.matches('script, style')) return; // the owner's code
    for (const { name, value } of node.attributes) {
      const broken = breakInAttribute(name, value);
      if (broken !== value) node.setAttribute(name, broken);
    }
  }
  for (const child of node.childNodes) breakDelimitersIn(child);
}

/** Removes the breaks from what a visitor copies out of a card: it is what the author wrote. */
export function copyAsWritten(event: ClipboardEvent): void {
  const selection = (event.currentTarget as Element).ownerDocument.getSelection();
  const text = String(selection);
  if (!selection?.rangeCount || !event.clipboardData || joinDelimiters(text) === text) return;
  const markup = new XMLSerializer().serializeToString(selection.getRangeAt(0).cloneContents());
  event.clipboardData.setData('text/plain', joinDelimiters(text));
  event.clipboardData.setData('text/html', joinDelimiters(markup));
  event.preventDefault();
}

const childrenOf = ({ childNodes }: Node): readonly Node[] => [...childNodes];

/** Whether two nodes contain the same tree of elements and texts, whatever these say. */
function hasSameNodes(a: Node, b: Node | undefined): boolean {
  const others = b ? childrenOf(b) : [];
  const isSame = (child: Node, i: number): boolean =>
    child.nodeName === others[i]?.nodeName && hasSameNodes(child, others[i]);
  return a.childNodes.length === others.length && childrenOf(a).every(isSame);
}

function copyAttributes(to: Element, from: Element): void {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  // Only those that differ: an image whose source is set again is loaded again.
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

function copyInto(to: Node, from: Node): void {
  if (to instanceof Element && from instanceof Element) copyAttributes(to, from);
  else if (to.nodeValue !== from.nodeValue) to.nodeValue = from.nodeValue;
  const own = childrenOf(to);
  childrenOf(from).forEach((child, i) => own[i] && copyInto(own[i], child));
}

/** Copies what `content` says into the nodes of an element, so that focus and images stay. Returns `false`, and copies nothing, if these differ. */
export function takeOver(holder: Element, content: DocumentFragment): boolean {
  content.normalize(); // joins adjacent texts, as a parser does
  holder.normalize();
  if (!hasSameNodes(holder, content)) return false;
  copyInto(holder, content);
  return true;
}
