import { hasSlotted } from '../element/slots.ts';
import { make } from '../element/make.ts';
import type { FeedState } from './feed-controller.ts';
import type { FeedLook } from './feed-look.ts';

export interface FrameView {
  readonly state: FeedState;
  /** How many posts are awaited. */
  readonly placeholders: number;
  /** What is said where no control can say it and the owner has no words for it. */
  readonly words: string;
}

/** What stands around the cards, and in for them: the owner's slots, the heading, and the space reserved. */
export class Frame {
  /** Where the controls are rendered, once there is one to show. */
  readonly controls = make('div', { class: 'controls' });
  readonly footer = make('div', { part: 'footer' }, this.controls, make('slot', { name: 'footer' }));
  readonly root: HTMLElement;
  readonly #heading = make('div', { part: 'heading', id: 'heading', role: 'heading' });
  readonly #header = make('div', { part: 'header' }, make('slot', { name: 'header' }));
  readonly #skeletons = make('div', { class: 'skeletons', 'aria-hidden': 'true' });
  readonly #fallback = make('slot');
  readonly #slot = make('slot');
  readonly #standIn = make('div', { class: 'stand-in' }, this.#skeletons, make('div', {}, this.#fallback, this.#slot));
  readonly #cards: HTMLElement;
  /** Around the cards, for a layout that puts more there: were they moved, the focus would be lost. */
  readonly #section: HTMLElement;

  constructor(cards: HTMLElement) {
    this.#cards = cards;
    this.#section = make('section', {}, cards);
    this.root = make(
      'div',
      {},
      this.#header,
      this.#standIn,
      this.#section,
      this.footer,
      make('slot', { name: 'card', hidden: '' }),
    );
  }

  show(host: HTMLElement & FeedLook, { state, placeholders, words }: FrameView): void {
    const { layout, theme, heading, headingLevel } = host;
    this.root.className = `root ${layout} ${theme} ${state}`;
    this.#heading.textContent = heading;
    this.#heading.ariaLevel = String(headingLevel);
    if (heading) this.#header.append(this.#heading);
    else this.#heading.replaceWith(); // by nothing; the remove() of some pages wants a parent

    const isAwaited = state === 'idle' || state === 'loading';
    const hasCards = this.#cards.childElementCount > 0;
    const slot = isAwaited ? 'loading' : state;
    const isFilled = hasSlotted(host, slot);
    const hasFallback = hasSlotted(host, '');
    this.#section.hidden = !hasCards;
    this.#standIn.hidden = hasCards;
    // Only where they change: the slot tells of what is in it anew, in WebKit for the same name again, too, and the feed
    // would show again, without end.
    if (this.#slot.name !== slot) this.#slot.name = slot;
    if (this.#slot.textContent !== words) this.#slot.textContent = words;
    // The empty state is the owner's to fill before the fallback, the others after it.
    this.#fallback.hidden = state === 'empty' && isFilled;
    this.#slot.hidden = isAwaited && hasFallback;
    this.#skeletons.className = hasFallback || isFilled ? 'skeletons covered' : 'skeletons';
    const awaited = isAwaited && !hasCards ? placeholders : 0;
    if (this.#skeletons.childElementCount === awaited) return;
    this.#skeletons.replaceChildren(...[...Array(awaited)].map(() => make('div', { part: 'skeleton' })));
  }
}
