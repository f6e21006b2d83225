import { adoptStyles } from '../../../element/adopt-styles.ts';
import { explainPage, type Place } from '../explain.ts';
import { make, makeButton } from './make.ts';
import { makePlace } from './make-place.ts';
import styles from './panel.css?inline';

/** Marks the panel for another copy of the script, which would open another one. */
const MARK = 'data-ws-panel';
/** After these, something else may be wrong. */
const CHANGES = ['ws-load', 'ws-error'];

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

function summarize(places: readonly Place[]): string {
  const elements = places.filter(({ element }) => element).length;
  const findings = places.reduce((sum, place) => sum + place.findings.length, 0);
  if (findings > 0) return `${count(findings, 'finding')}, ${count(elements, 'element')} checked.`;
  return elements > 0 ? `Healthy: ${count(elements, 'element')} checked.` : 'This page has no element.';
}

/** What is wrong with the elements of a page, over the page. It follows what they load, until it is closed. */
class Panel {
  readonly #host = make('div', { [MARK]: '' });
  readonly #title = make('h2', { id: 'title', tabindex: '-1' }, 'ws-widgets doctor');
  readonly #status = make('p', { role: 'status' }, 'Examining…');
  readonly #places = make('div');
  readonly #focused = document.activeElement;
  /** What is displayed. */
  #shown = '';
  #isRunning = false;
  #isStale = false;

  open(): void {
    const root = this.#host.attachShadow({ mode: 'open' });
    adoptStyles(root, styles);
    const head = make(
      'header',
      {},
      this.#title,
      makeButton('Examine again', this.#examine),
      makeButton('Close', this.#close),
    );
    const found = make('div', { class: 'found' }, this.#status, this.#places);
    const section = make('section', { lang: 'en', dir: 'ltr', 'aria-labelledby': 'title' }, head, found);
    section.addEventListener('keydown', this.#onKey);
    root.append(section);
    document.documentElement.append(this.#host);
    for (const type of CHANGES) document.addEventListener(type, this.#examine);
    this.#title.focus({ preventScroll: true });
    void this.#examine();
  }

  readonly #close = (): void => {
    this.#host.remove();
    this.#leave();
    if (this.#focused instanceof HTMLElement) this.#focused.focus({ preventScroll: true });
  };

  #leave(): void {
    for (const type of CHANGES) document.removeEventListener(type, this.#examine);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation(); // a dialog of the page stays
    this.#close();
  };

  /** One at a time: what changes meanwhile is looked at afterwards. */
  readonly #examine = async (): Promise<void> => {
    if (!this.#host.isConnected) return this.#leave(); // the page has removed it
    this.#isStale = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#isStale) {
      this.#isStale = false;
      this.#show(await explainPage());
    }
    this.#isRunning = false;
  };

  #show(places: readonly Place[]): void {
    const summary = summarize(places);
    const shown = JSON.stringify([summary, places.map(({ findings }) => findings)]);
    if (shown === this.#shown) return; // who reads it keeps their place
    this.#shown = shown;
    this.#status.textContent = summary;
    this.#places.replaceChildren(...places.flatMap(makePlace));
  }
}

/** Opens the panel, unless one is there. */
export function openPanel(): void {
  if (!Document.prototype.querySelector.call(document, `[${MARK}]`)) new Panel().open();
}
