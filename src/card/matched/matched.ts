import type { ReactiveControllerHost } from 'lit';
import { InstanceSheet } from '../../element/instance-sheet.ts';
import { lookStyles } from './look-styles.ts';
import { type ReadLook, readPage } from './read-page.ts';

/** What was read in this turn, by the parent: elements beside each other with the same tag and attributes share one look. */
const looks = new Map<Node, Map<string, ReadLook | undefined>>();

/** `readPage`, once for all elements with the same parent, tag, attributes and `levels`. */
function readShared(element: HTMLElement, levels: readonly number[]): ReadLook | undefined {
  const { parentNode } = element;
  if (!parentNode) return undefined;
  if (looks.size === 0) queueMicrotask(() => looks.clear());
  let ofParent = looks.get(parentNode);
  if (!ofParent) looks.set(parentNode, (ofParent = new Map()));
  const attributes = element.getAttributeNames().map((name) => [name, element.getAttribute(name)]);
  const key = JSON.stringify([element.localName, levels, attributes]);
  if (!ofParent.has(key)) ofParent.set(key, readPage(element, levels));
  return ofParent.get(key);
}

/** An element, with the settings that its look depends on besides the page. */
interface MatchedElement extends HTMLElement, Pick<ReactiveControllerHost, 'addController'> {
  readonly headingLevel: number;
  readonly theme: string;
}

/** What `matchPage` made for each element; `colors` are those it had when the page was read, if that could be read. */
export const matched = new WeakMap<Element, { colors: string | undefined; readonly read: () => void }>();

/** Gives an element the look of the page: read again when it is moved, when all style sheets have loaded, or when colors change. */
export function matchPage(element: MatchedElement): void {
  const root = element.shadowRoot;
  if (matched.has(element) || !root) return;
  const sheet = new InstanceSheet(root);
  /** Whether something may move: no posts were displayed at the beginning. */
  const mayMove = root.querySelector('article') === null;
  /** The settings that the styles were made for; `undefined` if they have to be made again. */
  let made: string | undefined;
  const settings = (): string => [element.theme, element.headingLevel].join();

  function read(): void {
    const { headingLevel, theme } = element;
    made = settings();
    try {
      // The levels of the feed's heading, and of the titles of posts below it.
      const found = readShared(element, [headingLevel, Math.min(6, headingLevel + 1)]);
      match.colors = found?.colors;
      if (found) sheet.write(lookStyles(found.page, { ...found.own, hasTheme: theme !== 'auto' }, mayMove));
    } catch {
      // A page may have patched what is needed to read its styles: then the feed keeps its own look.
    }
  }

  const match = { colors: undefined as string | undefined, read };
  matched.set(element, match);
  element.addController({
    hostConnected() {
      made = undefined;
      if (document.readyState !== 'complete') addEventListener('load', read);
    },
    /** Before anything is rendered, so that the cards are painted only once. */
    hostUpdate: () => settings() === made || read(),
    hostDisconnected: () => removeEventListener('load', read),
  });
  read();
}
