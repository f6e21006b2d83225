export type Point = Readonly<Record<'x' | 'y', number>>;

/** How far a pointer may move during a press: no hand is perfectly still. */
const PRESS_MAX_PX = 8;
const SWIPE_MIN_PX = 40;

/** How many items on a pointer's move from one point to another leads; 0 for a press, `undefined` for any other move. */
export function planSwipe(from: Point, to: Point, isRtl: boolean): 1 | 0 | -1 | undefined {
  const across = Math.abs(to.x - from.x);
  const down = Math.abs(to.y - from.y);
  if (across <= PRESS_MAX_PX && down <= PRESS_MAX_PX) return 0;
  if (across < SWIPE_MIN_PX || across < 1.5 * down) return undefined;
  // Stryker disable next-line EqualityOperator: they are not the same
  return to.x < from.x === isRtl ? -1 : 1;
}

/** On touch screens, only two taps within this time zoom: a single one may be a mistake. */
const DOUBLE_TAP_MS = 350;

/** What a mouse, a finger or a pen does in the dialog. */
export function createPointer() {
  /** Where the primary pointer went down, as long as it is down. */
  let start: Point | undefined;
  let isTouch = false;
  /** Whether the next click is a press, and not the end of a swipe. */
  let isPress = true;
  let lastTapMs = -Infinity;

  return {
    /** Whether the pointer drags a zoomed image. A finger or a pen does not: for those, the browser itself scrolls. */
    drags: (): boolean => Boolean(start) && !isTouch,
    down({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent): void {
      isPress = isPrimary;
      isTouch = pointerType !== 'mouse';
      start = isPrimary ? { x, y } : undefined;
    },
    /** Returns what the pointer's move since it went down leads to. */
    up({ clientX: x, clientY: y }: PointerEvent, isRtl: boolean): ReturnType<typeof planSwipe> {
      if (!start) return undefined;
      const step = planSwipe(start, { x, y }, isRtl);
      start = undefined;
      isPress = step === 0;
      return step;
    },
    cancel: (): void => void (start = undefined),
    /** Whether a click, by a pointer or a key, is a press, and not the end of a swipe. */
    takePress(): boolean {
      const wasPress = isPress;
      isPress = true;
      return wasPress;
    },
    /** Whether a click zooms: each click of a mouse, but not the first of two taps. */
    takeZoom({ timeStamp }: MouseEvent): boolean {
      const isFirstTap = isTouch && timeStamp - lastTapMs > DOUBLE_TAP_MS;
      lastTapMs = timeStamp;
      return !isFirstTap;
    },
  };
}
