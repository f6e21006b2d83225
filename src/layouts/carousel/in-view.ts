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
