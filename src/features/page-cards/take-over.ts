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
