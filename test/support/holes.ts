/** Where something stands on a page, in its pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much of the cards of one feed is empty, in percent: of each card, and of each row of cards, the most. */
export interface Holes {
  readonly feedId: string;
  /** Of the height of a card, the highest piece in which nothing stands from edge to edge. */
  readonly card: number;
  /** The same of cards that have words alone, which are set to fill their place. */
  readonly note: number;
  /** Of the area of cards that begin at one height, what is bare because they end at different ones. */
  readonly row: number;
}

/**
 * The holes of all feeds of a page, once their cards stay where they are. It names nothing outside of itself, so that a
 * driver can send it into a page.
 */
export async function findHoles(): Promise<Holes[]> {
  const STILL_FRAMES = 3;
  const PIECES = 'img, video, button, input, [part=action], [part=link], [part=claps], [part=avatar]';
  /** Around what is written stands as much as this, in any design: padding, or what parts one group from the next. */
  const NORMAL_PX = 24;
  const TOLERANCE_PX = 2;

  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const inPercent = (share: number): number => Math.round(share * 1000) / 10;
  const isSeen = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;
  const intersect = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });

  /** What of a card an element can be seen in: it may be cut off by those around it. */
  function clipOf(element: Element | null, card: Element): Box {
    let clip: Box = card.getBoundingClientRect();
    for (let one = element; one && one !== card; one = one.parentElement)
      if (getComputedStyle(one).overflowY !== 'visible') clip = intersect(clip, one.getBoundingClientRect());
    return clip;
  }

  /** The texts, images and buttons that can be seen in a card. */
  function piecesOf(card: Element): Box[] {
    const isVisible = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
    const pieces = [...card.querySelectorAll(PIECES)]
      .filter(isVisible)
      .map((element) => intersect(element.getBoundingClientRect(), clipOf(element.parentElement, card)));
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.nodeValue?.trim() || !text.parentElement || !isVisible(text.parentElement)) continue;
      const clip = clipOf(text.parentElement, card);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) pieces.push(intersect(rect, clip));
    }
    return pieces.filter(isSeen).sort((one, other) => one.top - other.top);
  }

  function emptyOf(card: Element): number {
    const { top, bottom } = card.getBoundingClientRect();
    let [end, largest] = [top, 0];
    for (const piece of [...piecesOf(card), { top: bottom, bottom }]) {
      largest = Math.max(largest, Math.min(piece.top, bottom) - end);
      end = Math.max(end, piece.bottom);
    }
    return inPercent(Math.max(0, largest - NORMAL_PX) / Math.max(1, bottom - top));
  }

  function bareOf(row: readonly DOMRect[]): number {
    const bottom = Math.max(...row.map((card) => card.bottom));
    const top = Math.min(...row.map((card) => card.top));
    const bare = sum(row.map((card) => (bottom - card.bottom) * card.width));
    return inPercent(bare / Math.max(1, (bottom - top) * sum(row.map(({ width }) => width))));
  }

  /** In rows and in all designs but the first, words without an image are set to fill their place. */
  const isNote = (card: Element): boolean =>
    !card.matches('.pictured') && (card.closest('.rows') !== null || card.closest('.social') === null);

  const feeds = [...document.querySelectorAll('ws-feed')];
  const cardsOf = (feed: Element): Element[] => [...(feed.shadowRoot?.querySelectorAll('article') ?? [])];
  const boxesOf = (): DOMRect[] => feeds.flatMap(cardsOf).map((card) => card.getBoundingClientRect());

  let [places, still] = ['', 0];
  while (still < STILL_FRAMES) {
    await frame();
    const images = feeds.flatMap((feed) => [...(feed.shadowRoot?.querySelectorAll('img') ?? [])]);
    for (const image of images) image.loading = 'eager'; // it may have a size of its own once it is loaded
    const now = JSON.stringify(boxesOf());
    still = now === places && images.every(({ complete }) => complete) ? still + 1 : 0;
    places = now;
  }

  return feeds.map((feed) => {
    const { left, right } = feed.getBoundingClientRect();
    // Of a carousel, those that are in view by half at least.
    const cards = cardsOf(feed).filter((card) => {
      const box = card.getBoundingClientRect();
      return 2 * (Math.min(box.right, right) - Math.max(box.left, left)) >= box.width;
    });
    const isPlaced = feed.shadowRoot?.querySelector('.root:is(.masonry, .roomy)') !== null; // each in its own column
    const rows = new Map<number, DOMRect[]>();
    for (const box of cards.map((card) => card.getBoundingClientRect())) {
      const top = Math.round(box.top / TOLERANCE_PX);
      rows.set(top, [...(rows.get(top) ?? []), box]);
    }
    const most = (values: readonly number[]): number => Math.max(0, ...values);
    return {
      feedId: feed.getAttribute('feed-id') ?? '',
      card: most(cards.filter((card) => !isNote(card)).map(emptyOf)),
      note: most(cards.filter(isNote).map(emptyOf)),
      row: isPlaced ? 0 : most([...rows.values()].map(bareOf)),
    };
  });
}
