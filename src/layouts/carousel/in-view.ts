import { focusedIn, holds } from '../../feed/view/flat-tree.ts';

/** Makes what keeps the focus in view, and what is out of view out of the tab order. */
export function makeFocusKeeper(): (cards: HTMLElement) => void {
  /** The card that has the focus, once it is in view: when it is scrolled out, the focus goes along. */
  let last: Element | undefined;
  return (cards) => {
    const all = [...cards.children].filter((card) => card instanceof HTMLElement);
    const inView = all.filter((card) => isInView(card, cards));
    const [first] = inView;
    if (!first) return; // it is not displayed
    const active = focusedIn(cards) ?? null;
    let focused = active ? all.find((card) => holds(card, active)) : undefined;
    if (focused && focused === last && !inView.includes(focused)) {
      focused = all.indexOf(focused) < all.indexOf(first) ? first : inView.at(-1);
      if (focused) focused.inert = false;
      focused?.focus({ preventScroll: true });
    }
    // One that is not in view yet is on its way there.
    last = focused && inView.includes(focused) ? focused : undefined;
    for (const card of all) {
      const isOut = card !== focused && !inView.includes(card);
      if (card.inert !== isOut) card.inert = isOut;
    }
  };
}

/** Which cards are displayed, from 1, of how many. */
export interface View {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

/** Whether at least half of a card is in the part of the row that is displayed. */
export function isInView(card: Element, cards: Element): boolean {
  const [box, row] = [card.getBoundingClientRect(), cards.getBoundingClientRect()];
  return 2 * (Math.min(box.right, row.right) - Math.max(box.left, row.left)) >= box.width;
}

/** What is displayed of so many cards; `undefined` where the row is not displayed. */
export function viewOf(cards: Element, count: number): View | undefined {
  const inView = [...cards.children].flatMap((card, i) => (isInView(card, cards) ? [i + 1] : []));
  const [first, last = first] = [inView[0], inView.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last, count };
}
