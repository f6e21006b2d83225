import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { flatChildrenOf, flatClosest, isUntold, rootsOf } from './flat-tree.ts';
import { isWhole, needsName, roleOf, sayRole, sayStates } from './roles.ts';
import { markTwins, type Sentence, SILENCE } from './sentence.ts';

/** A sentence, and what it is about on the page. */
export interface Told {
  readonly sentence: Sentence;
  /** The element, or the text. */
  readonly place: Element | Range;
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const langOf = (node: Node): string => flatClosest(node, '[lang]')?.getAttribute('lang') ?? '';

/** The URL of an element: its own, or that of the permalink of a post, or that of the first link in it. */
function urlOf(element: Element): string {
  const link = element.matches('a[href]')
    ? element
    : (element.querySelector('a[part~=link][href]') ?? element.querySelector('a[href]'));
  return link instanceof HTMLAnchorElement ? link.href : '';
}

/** Reads everything from beginning to end, as a screen reader does if it is not interrupted. */
class Reader {
  readonly told: Told[] = [];
  #words = '';
  #texts: Text[] = [];

  read(node: Node, depth: number): void {
    if (node instanceof Text) {
      this.#words += node.data;
      this.#texts.push(node);
    } else if (node instanceof Element) {
      this.#readElement(node, depth);
    }
  }

  #readAll(nodes: readonly Node[], depth: number): void {
    for (const node of nodes) this.read(node, depth);
  }

  #readElement(element: Element, depth: number): void {
    const style = getComputedStyle(element);
    if (isUntold(element, style)) return;
    const role = roleOf(element);
    const children = flatChildrenOf(element);
    const isHidden = style.visibility !== 'visible';
    const name = role && !isHidden ? tidy(computeAccessibleName(element)) : '';
    if (role && !isHidden && (name || !needsName(role))) {
      this.end(depth);
      this.#tell(element, depth, role, name);
      if (!isWhole(role)) this.#readAll(children, depth + 1);
      else if (role === 'heading') this.#readLinks(element, depth + 1);
      this.end(depth + 1);
      return;
    }
    // Inline elements do not end the sentence of a text.
    const isInLine = style.display.startsWith('inline') || style.display === 'contents';
    if (!isInLine) this.end(depth);
    this.#readAll(isHidden ? children.filter((child) => child instanceof Element) : children, depth);
    if (!isInLine) this.end(depth);
  }

  /** A heading is read as its text, but links and buttons in it are read, too. */
  #readLinks(heading: Element, depth: number): void {
    this.#readAll([...heading.querySelectorAll('a[href], button')], depth);
  }

  #add(place: Told['place'], said: Partial<Sentence> & Pick<Sentence, 'depth' | 'name'>): void {
    const id = `sentence ${this.told.length + 1}`;
    this.told.push({
      place,
      sentence: { ...SILENCE, id, ...said },
    });
  }

  #tell(element: Element, depth: number, role: string, name: string): void {
    const description = tidy(computeAccessibleDescription(element));
    this.#add(element, {
      depth,
      role,
      roleWords: sayRole(role, element),
      name,
      states: sayStates(role, element),
      description: description === name ? '' : description,
      lang: langOf(element),
      url: urlOf(element),
    });
  }

  /** Makes the text so far a sentence. */
  end(depth: number): void {
    const [name, texts] = [tidy(this.#words), this.#texts];
    this.#words = '';
    this.#texts = [];
    const [first, last] = [texts[0], texts.at(-1)];
    if (!name || !first || !last) return;
    const place = document.createRange();
    place.setStart(first, 0);
    place.setEnd(last, last.length);
    this.#add(place, { depth, name, lang: langOf(first) });
  }
}

/** Everything that a screen reader says for these elements, in order. While a modal dialog is open, only the dialog is read. */
export function readOut(elements: readonly Element[]): Told[] {
  const reader = new Reader();
  const [dialog] = rootsOf(elements).flatMap((root) => [...root.querySelectorAll(':modal')]);
  for (const element of dialog ? [dialog] : elements) {
    reader.read(element, 0);
    reader.end(0);
  }
  const sentences = markTwins(reader.told.map(({ sentence }) => sentence));
  return reader.told.map(({ place, sentence }, index) => ({ place, sentence: sentences[index] ?? sentence }));
}
