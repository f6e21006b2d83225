import type { ReactiveControllerHost } from 'lit';
import { InstanceSheet } from '../../element/instance-sheet.ts';
import { lookStyles } from './look-styles.ts';
import { type ReadLook, readPage } from './read-page.ts';

/** What was read in this turn: of elements side by side that are written alike, because one style applies to all of them. */
const looks = new Map<Node, Map<string, ReadLook | undefined>>();

/** `readPage`, once for all elements in the same kind of place, with the same markup. */
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

/** An element, with the settings that its look depends on besides the page; a single card has none of them. */
interface MatchedElement extends HTMLElement, Pick<ReactiveControllerHost, 'addController'> {
  readonly headingLevel?: number;
  readonly theme?: string;
}

interface Match {
  /** The colors that it was read by. */
  colors: string | undefined;
  readonly read: () => void;
}

const matched = new WeakMap<Element, Match>();

/** What keeps an element like the page. */
export const matchOf = (element: Element): Match | undefined => matched.get(element);

/**
 * Gives an element the links, buttons, headings, corners and shadows of the page around it. They are read again where the
 * element is moved, where the page has loaded all of its style sheets, and where its colors change (`adapted/watch-colors.ts`).
 */
export function matchPage(element: MatchedElement): void {
  const root = element.shadowRoot;
  if (matched.has(element) || !root) return;
  const sheet = new InstanceSheet(root);
  /** Whether something may move: no posts were displayed when it began. */
  const mayMove = root.querySelector('article') === null;
  /** The settings that the styles were made for; nothing where they are to be made again. */
  let made: string | undefined;
  const settings = (): string => [element.theme, element.headingLevel].join();

  function read(): void {
    const { headingLevel = 3, theme = 'auto' } = element;
    made = settings();
    try {
      // Its own, and the titles of posts below it.
      const found = readShared(element, [headingLevel, Math.min(6, headingLevel + 1)]);
      match.colors = found?.colors;
      if (found) sheet.write(lookStyles(found.page, { ...found.own, hasTheme: theme !== 'auto' }, mayMove));
    } catch {
      // A page may have patched what it takes to read its styles: then the feed has the look that it has by itself.
    }
  }

  /** Before anything is rendered: the cards are painted once, as they are to be. */
  function hostUpdate(): void {
    if (settings() !== made) read();
  }

  function hostConnected(): void {
    made = undefined;
    if (document.readyState !== 'complete') addEventListener('load', read);
  }

  const match: Match = { colors: undefined, read };
  matched.set(element, match);
  element.addController({ hostConnected, hostUpdate, hostDisconnected: () => removeEventListener('load', read) });
  hostUpdate();
}
