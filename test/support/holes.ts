/** Where something is on a page, in CSS pixels. */
type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>;

/** How much of one feed's cards is empty, in percent, in the emptiest card and the emptiest row of cards. */
export interface Holes {
  readonly feedId: string;
  /** The tallest strip of a card that is empty from edge to edge, as a share of the card's height. */
  readonly card: number;
  /** The same for cards that have only words, which are set to fill their place. */
  readonly note: number;
  /** The area left bare by cards that begin at the same height and end at different ones, as a share of their row. */
  readonly row: number;
}

/** The holes of all feeds, measured once their cards rest. It refers to nothing outside, so that a driver can send it into a page. */
export async function findHoles(): Promise<Holes[]> {
  const STILL_FRAMES = 3;
  const PIECES = 'img, video, button, input, [part=action], [part=link], [part=claps], [part=avatar]';
  /** So much empty space is normal in any design: padding, or the gap between one group and the next. */
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

  /** The box inside a card in which an element can be seen: the elements around it may cut it off. */
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

  /** In rows, and in all designs but `social`, the words of cards without an image are set to fill their place. */
  const isNote = (card: Element): boolean =>
    !card.matches('.pictured') && (card.closest('.rows') !== null || card.closest('.social') === null);

  const feeds = [...document.querySelectorAll('ws-feed')];
  const cardsOf = (feed: Element): Element[] => [...(feed.shadowRoot?.querySelectorAll('article') ?? [])];
  const boxesOf = (): DOMRect[] => feeds.flatMap(cardsOf).map((card) => card.getBoundingClientRect());

  let [places, still] = ['', 0];
  while (still < STILL_FRAMES) {
    await frame();
    const images = feeds.flatMap((feed) => [...(feed.shadowRoot?.querySelectorAll('img') ?? [])]);
    for (const image of images) image.loading = 'eager'; // its size may change when it is loaded
    const now = JSON.stringify(boxesOf());
    still = now === places && images.every(({ complete }) => complete) ? still + 1 : 0;
    places = now;
  }

  return feeds.map((feed) => {
    const { left, right } = feed.getBoundingClientRect();
    // Of a carousel, only the cards of which at least half is in view.
    const cards = cardsOf(feed).filter((card) => {
      const box = card.getBoundingClientRect();
      return 2 * (Math.min(box.right, right) - Math.max(box.left, left)) >= box.width;
    });
    const isPlaced = feed.shadowRoot?.querySelector('.root:is(.masonry, .roomy)') !== null; // in columns, not in rows
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
