import type { Box, ShownCards } from './holes.ts';

export interface FeedCards {
  readonly feedId: string;
  /** What stands on the root of the feed: the layout, and what it has in common with others. */
  readonly traits: readonly string[];
  /** Where it is scrolled to, from 0 to 1, where its cards are not all in view at once. */
  readonly at?: number;
  readonly shown: ShownCards;
}

/**
 * Where the cards of all feeds of a page stand, once they stay where they are, and the pieces in them. What is scrolled
 * is told of its start, its middle and its end.
 * It names nothing outside of itself, so that a driver can send it into a page.
 */
export async function collectCards(): Promise<FeedCards[]> {
  const STILL_FRAMES = 3;
  const PIECES = 'img, video, button, input, [part=action], [part=link], [part=claps], [part=avatar]';

  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const intersect = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top: top + scrollY, right, bottom: bottom + scrollY };
  };
  const isSeen = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;

  /** What of a card an element can be seen in: it may be cut off by those around it. */
  function clipOf(element: Element | null, card: Element): Box {
    let clip = boxOf(card);
    for (let one = element; one && one !== card; one = one.parentElement)
      if (getComputedStyle(one).overflowY !== 'visible') clip = intersect(clip, boxOf(one));
    return clip;
  }

  function piecesOf(card: Element): Box[] {
    const pieces = [...card.querySelectorAll(PIECES)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => intersect(boxOf(element), clipOf(element.parentElement, card)));
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.nodeValue?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const clip = clipOf(text.parentElement, card);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, top, right, bottom } of range.getClientRects())
        pieces.push(intersect({ left, top: top + scrollY, right, bottom: bottom + scrollY }, clip));
    }
    return pieces.filter(isSeen);
  }

  const feeds = [...document.querySelectorAll('ws-feed')];
  const rowOf = (feed: Element): Element | null | undefined => feed.shadowRoot?.querySelector('[part=feed]');
  const cardsOf = (feed: Element): Element[] => [...(feed.shadowRoot?.querySelectorAll('article') ?? [])];
  const imagesOf = (feed: Element): HTMLImageElement[] => [...(feed.shadowRoot?.querySelectorAll('img') ?? [])];
  const placesOf = (): string => JSON.stringify(feeds.map((feed) => cardsOf(feed).map(boxOf)));

  /** An image may have a size of its own once it is loaded. */
  async function untilStill(): Promise<void> {
    let [places, still] = ['', 0];
    while (still < STILL_FRAMES) {
      await frame();
      const images = feeds.flatMap(imagesOf);
      for (const image of images) image.loading = 'eager';
      const now = placesOf();
      still = now === places && images.every(({ complete }) => complete) ? still + 1 : 0;
      places = now;
    }
  }

  /** In rows and in all designs but the first, words without an image are set to fill their place. */
  const isNote = (card: Element): boolean =>
    !card.matches('.pictured') && (card.closest('.rows') !== null || card.closest('.social') === null);

  function collect(feed: Element, row: Element, at: number | undefined): FeedCards {
    const box = boxOf(row);
    const isInView = ({ left, right }: Box): boolean =>
      2 * (Math.min(right, box.right) - Math.max(left, box.left)) >= right - left;
    const cards = cardsOf(feed).filter((card) => isInView(boxOf(card)));
    return {
      feedId: feed.getAttribute('feed-id') ?? '',
      traits: [...(row.closest('.root')?.classList ?? [])],
      ...(at !== undefined && { at }),
      shown: {
        ...box,
        gapPx: Number.parseFloat(getComputedStyle(row).columnGap) || 0,
        cards: cards.map((card) => ({ ...boxOf(card), isNote: isNote(card), pieces: piecesOf(card) })),
      },
    };
  }

  await untilStill();
  const collected: FeedCards[] = [];
  const rows = feeds.flatMap((feed) => {
    const row = rowOf(feed);
    if (!row) return [];
    const canScroll = /auto|scroll/.test(getComputedStyle(row).overflowX);
    return [{ feed, row, isScrolled: canScroll && row.scrollWidth > row.clientWidth + 1 }];
  });
  for (const at of [0, 0.5, 1]) {
    const asked = rows.filter(({ isScrolled }) => at === 0 || isScrolled);
    if (asked.length === 0) break;
    for (const { row } of asked) {
      const direction = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
      row.scrollTo({ left: direction * at * (row.scrollWidth - row.clientWidth), behavior: 'instant' });
    }
    await untilStill();
    collected.push(...asked.map(({ feed, row, isScrolled }) => collect(feed, row, isScrolled ? at : undefined)));
  }
  return collected;
}
