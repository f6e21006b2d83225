import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { adoptStyles } from '../../element/adopt-styles.ts';
import styles from './paper.css?inline';

export type PrintedElement = HTMLElement & Pick<ReactiveControllerHost, 'addController'>;

/** Lets the images of an element load when the page is about to be printed: on paper nothing is scrolled to. */
class EagerImages implements ReactiveController {
  readonly #element: PrintedElement;

  constructor(element: PrintedElement) {
    this.#element = element;
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#load);
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#load);
  }

  readonly #load = (): void => {
    for (const image of this.#element.shadowRoot?.querySelectorAll<HTMLImageElement>('img[loading=lazy]') ?? []) {
      if (image.checkVisibility()) image.loading = 'eager'; // not what a gallery has no room for
    }
  };
}

const prepared = new WeakSet<PrintedElement>();

/** Gives an element the look that it has on paper. */
export function putOnPaper(element: PrintedElement): void {
  if (element.shadowRoot) adoptStyles(element.shadowRoot, styles);
  if (prepared.has(element)) return;
  prepared.add(element);
  element.addController(new EagerImages(element));
}
