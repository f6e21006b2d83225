import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { InstanceSheet } from '../../element/instance-sheet.ts';
import { lookStyles } from './look-styles.ts';
import type { ReadLook } from './page-look.ts';
import { readPage } from './read-page.ts';

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
export interface MatchedElement extends HTMLElement, Pick<ReactiveControllerHost, 'addController'> {
  readonly headingLevel?: number;
  readonly theme?: string;
}

/**
 * Keeps an element like the page around it. What is read is read again where the element is moved, where the page has
 * loaded all of its style sheets, and where its colors change (`adapted/watch-colors.ts`).
 */
class Match implements ReactiveController {
  readonly #element: MatchedElement;
  readonly #sheet: InstanceSheet;
  /** Whether something may move: no posts were displayed when it began. */
  readonly #mayMove: boolean;
  /** The settings that the styles were made for; nothing where they are to be made again. */
  #made: string | undefined;
  /** The colors that it was read by. */
  colors: string | undefined;

  constructor(element: MatchedElement, root: ShadowRoot) {
    this.#element = element;
    this.#sheet = new InstanceSheet(root);
    this.#mayMove = root.querySelector('article') === null;
    element.addController(this);
  }

  hostConnected(): void {
    this.#made = undefined;
    if (document.readyState !== 'complete') addEventListener('load', this.read);
  }

  hostDisconnected(): void {
    removeEventListener('load', this.read);
  }

  /** Before anything is rendered: the cards are painted once, as they are to be. */
  hostUpdate(): void {
    if (this.#settings !== this.#made) this.read();
  }

  get #settings(): string {
    const { headingLevel, theme } = this.#element;
    return [theme, headingLevel].join();
  }

  readonly read = (): void => {
    const { headingLevel = 3, theme = 'auto' } = this.#element;
    this.#made = this.#settings;
    try {
      // Its own, and the titles of posts below it.
      const read = readShared(this.#element, [headingLevel, Math.min(6, headingLevel + 1)]);
      this.colors = read?.colors;
      if (read) this.#sheet.write(lookStyles(read.page, { ...read.own, hasTheme: theme !== 'auto' }, this.#mayMove));
    } catch {
      // A page may have patched what it takes to read its styles: then the feed has the look that it has by itself.
    }
  };
}

const matched = new WeakMap<Element, Match>();

/** What keeps an element like the page. */
export const matchOf = (element: Element): Match | undefined => matched.get(element);

/** Gives an element the links, buttons, headings, corners and shadows of the page around it. */
export function matchPage(element: MatchedElement): void {
  if (matched.has(element) || !element.shadowRoot) return;
  const match = new Match(element, element.shadowRoot);
  matched.set(element, match);
  match.hostUpdate();
}
