import type { EnginePage } from '../../engines/engine-page.ts';

const FEEDS = 'ws-public-posts, ws-feed, ws-embed';

/** The state of each feed of a page, in document order. */
export const statesOf = (page: EnginePage): Promise<(string | undefined)[]> =>
  page.run(
    (feeds) => [...document.querySelectorAll<HTMLElementTagNameMap['ws-feed']>(feeds)].map(({ state }) => state),
    FEEDS,
  );

/** How many cards each feed of a page shows, in document order. */
export const cardCounts = (page: EnginePage): Promise<number[]> =>
  page.run(
    (feeds) =>
      [...document.querySelectorAll(feeds)].map((feed) => feed.shadowRoot?.querySelectorAll('article').length ?? 0),
    FEEDS,
  );

/** Presses every button of this kind that is displayed in any feed. Resolves to how many there were. */
export const pressAll = (page: EnginePage, selector: string): Promise<number> =>
  page.run(
    ({ feeds, buttons: kind }) => {
      const buttons = [...document.querySelectorAll(feeds)]
        .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll<HTMLElement>(kind) ?? [])])
        .filter((button) => button.checkVisibility());
      for (const button of buttons) button.click();
      return buttons.length;
    },
    { feeds: FEEDS, buttons: selector },
  );

/** Waits for what a page does when it is shown. */
export const twoFrames = (page: EnginePage): Promise<unknown> =>
  page.run(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    undefined,
  );
