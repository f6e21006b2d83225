import { focusedIn, holds } from '../../feed/view/flat-tree.ts';

/** Returns a function that keeps the focus in view, and cards that are out of view out of the tab order. */
export function makeFocusKeeper(): (cards: HTMLElement) => void {
  /** The card that has the focus, once it is in view. When it is scrolled out of view, the focus moves to a card in view. */
  let last: Element | undefined;
  return (cards) => {
    const all = [...cards.children].filter((card) => card instanceof HTMLElement);
    const inView = all.filter((card) => isInView(card, cards));
    const [first] = inView;
    if (!first) return; // the row is not displayed
    const active = focusedIn(cards) ?? null;
    let focused = active ? all.find((card) => holds(card, active)) : undefined;
    if (focused && focused === last && !inView.includes(focused)) {
      focused = all.indexOf(focused) < all.indexOf(first) ? first : inView.at(-1);
      if (focused) focused.inert = false;
      focused?.focus({ preventScroll: true });
    }
    // A focused card that is not in view yet is being scrolled there.
    last = focused && inView.includes(focused) ? focused : undefined;
    for (const card of all) {
      const isOut = card !== focused && !inView.includes(card);
      if (card.inert !== isOut) card.inert = isOut;
    }
  };
}

/** Whether at least half of a card is in the part of the row that is displayed. What is not displayed has no width. */
export function isInView(card: Element, cards: Element): boolean {
  const [box, row] = [card.getBoundingClientRect(), cards.getBoundingClientRect()];
  return 2 * (Math.min(box.right, row.right) - Math.max(box.left, row.left)) >= (box.width || Infinity);
}

/** The first and the last in view of `count` cards, counted from 1; `undefined` if the row is not displayed. */
export function viewOf(cards: Element, count: number) {
  const inView = [...cards.children].flatMap((card, i) => (isInView(card, cards) ? [i + 1] : []));
  const [first] = inView;
  return first === undefined ? undefined : { first, last: inView.at(-1) ?? first, count };
}

export type View = NonNullable<ReturnType<typeof viewOf>>;
