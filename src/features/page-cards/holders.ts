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

const childrenOf = ({ childNodes }: Node): readonly Node[] => [...childNodes];

/** Whether both are made of the same nodes, whatever they say. */
function hasSameNodes(a: Node, b: Node): boolean {
  const [ofA, ofB] = [childrenOf(a), childrenOf(b)];
  return (
    ofA.length === ofB.length &&
    ofA.every((child, i) => {
      const other = ofB[i];
      return other !== undefined && child.nodeName === other.nodeName && hasSameNodes(child, other);
    })
  );
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

/** Makes an element say what some content says, by its own nodes: focus and images stay. Returns `false`, and changes nothing, where it has others. */
export function takeOver(holder: Element, content: DocumentFragment): boolean {
  content.normalize(); // as a parser joins texts
  holder.normalize();
  if (!hasSameNodes(holder, content)) return false;
  const own = childrenOf(holder);
  childrenOf(content).forEach((child, i) => own[i] && copyInto(own[i], child));
  return true;
}
