export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is less is a press that trembled. */
const PRESS_MAX_PX = 8;
const SWIPE_MIN_PX = 40;

/** What a pointer that went from one point to another meant: a step on or back, a press, or nothing. */
export function planSwipe(from: Point, to: Point, isRtl: boolean): 'next' | 'previous' | 'press' | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) <= PRESS_MAX_PX && Math.abs(y) <= PRESS_MAX_PX) return 'press';
  if (Math.abs(x) < SWIPE_MIN_PX || Math.abs(x) < 1.5 * Math.abs(y)) return undefined;
  return x < 0 === isRtl ? 'previous' : 'next';
}
