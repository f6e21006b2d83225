export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Within this, a pointer pressed: no hand is perfectly still. */
const PRESS_MAX_PX = 8;
const SWIPE_MIN_PX = 40;

/** What a pointer that moved from one point to another does: go to the next or the previous item, press, or nothing. */
export function planSwipe(from: Point, to: Point, isRtl: boolean): 'next' | 'previous' | 'press' | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) <= PRESS_MAX_PX && Math.abs(y) <= PRESS_MAX_PX) return 'press';
  if (Math.abs(x) < SWIPE_MIN_PX || Math.abs(x) < 1.5 * Math.abs(y)) return undefined;
  // Stryker disable next-line EqualityOperator: it is not 0
  return x < 0 === isRtl ? 'previous' : 'next';
}
