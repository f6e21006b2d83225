/** How far outside of the viewport posts are asked for: about what a flick of a finger scrolls. */
const MARGIN_PX = 600;

function isNear(element: Element): boolean {
  if (!element.checkVisibility()) return false;
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom > -MARGIN_PX && top < innerHeight + MARGIN_PX && right > -MARGIN_PX && left < innerWidth + MARGIN_PX;
}

/** Calls back once the element is near the viewport, at once where it is. Returns what stops the watch. */
export function whenNear(element: Element, callback: () => void): () => void {
  // An observer would only tell after the next frame.
  if (isNear(element)) {
    callback();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
