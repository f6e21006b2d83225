/** How far outside of the viewport posts are requested: about what a flick of a finger scrolls. */
const MARGIN_PX = 600;

/** Whether an element is visible, in the viewport or near it. Known at once, so that the posts need not wait for a frame. */
export function isNear(element: Element): boolean {
  if (!element.checkVisibility()) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -MARGIN_PX && top < innerHeight + MARGIN_PX;
}

/** Whether the window has room for two columns by default, in type that is not much smaller than usual. */
export const mayHaveColumns = (): boolean => innerWidth >= 450;

/** Whether a card can be measured without laying out what is not in view. */
export const isLaidOut = (card: Element): boolean =>
  (card.firstElementChild ?? card).checkVisibility({ contentVisibilityAuto: true });

/** Has the first `count` cards laid out together, from now on: measuring those that the browser skips would lay out each separately. */
export function layOutFirst(cards: Element, count: number): void {
  for (const card of [...cards.children].slice(0, count)) card.toggleAttribute('data-near', true);
}

/** Calls back once, when the element comes near the viewport, after the next frame at the earliest. Returns a function that stops it. */
export function onceNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    // `scrollMargin` is for what scrolls within the page, too. Both together would add up.
    { ['scrollMargin' in IntersectionObserver.prototype ? 'scrollMargin' : 'rootMargin']: `${MARGIN_PX}px` },
  );
  let box = element; // with `display: contents` an element has no box, and is near if its container is
  while (box.parentElement && getComputedStyle(box).display === 'contents') box = box.parentElement;
  observer.observe(box);
  return () => observer.disconnect();
}

/** Whether an element is wanted now: `eager`, or near. If not, `onChange` is called once it is near or before printing, and when the page's fragment changes. */
export function createNearness(element: Element & { readonly loading: 'lazy' | 'eager' }, onChange: () => void) {
  let isWanted = false;
  let stopWatching: (() => void) | undefined;

  function watch(): () => void {
    const load = (): void => {
      isWanted = true;
      onChange();
    };
    const unobserve = onceNear(element, load);
    addEventListener('beforeprint', load);
    addEventListener('hashchange', onChange); // it may lead to a post
    return () => {
      unobserve();
      removeEventListener('beforeprint', load);
      removeEventListener('hashchange', onChange);
    };
  }

  return {
    get isWanted(): boolean {
      // `isNear` is called only once, because it may cause a layout of the page.
      isWanted ||= element.loading === 'eager' || (!stopWatching && isNear(element));
      if (!isWanted) stopWatching ??= watch();
      return isWanted;
    },
    /** Stops watching; the next read of `isWanted` starts again. */
    stop(): void {
      stopWatching?.();
      stopWatching = undefined;
    },
  };
}

export type Nearness = ReturnType<typeof createNearness>;
