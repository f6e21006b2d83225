import { planSwipe, type Point } from './plan-swipe.ts';

/** On touch screens only two taps within this zoom: one alone may be by mistake. */
const DOUBLE_TAP_MS = 350;

/** What a mouse, a finger or a pen does in the dialog. */
export class Pointer {
  /** Where it went down. */
  #start: Point | undefined;
  #isTouch = false;
  /** Whether the next click is one: not the end of a swipe. */
  #isPress = true;
  #lastTapMs = -Infinity;

  /** Whether it moves an image that is zoomed: a finger does so without us. */
  get drags(): boolean {
    return this.#start !== undefined && !this.#isTouch;
  }

  down({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    this.#isPress = isPrimary;
    this.#isTouch = pointerType !== 'mouse';
    this.#start = isPrimary ? { x, y } : undefined;
  }

  /** What it did since it went down. */
  up({ clientX: x, clientY: y }: PointerEvent, isRtl: boolean): ReturnType<typeof planSwipe> {
    const gesture = this.#start && planSwipe(this.#start, { x, y }, isRtl);
    this.#start = undefined;
    this.#isPress = gesture === 'press';
    return gesture;
  }

  cancel(): void {
    this.#start = undefined;
  }

  /** Whether a click is one, be it by a key. */
  takePress(): boolean {
    const isPress = this.#isPress;
    this.#isPress = true;
    return isPress;
  }

  /** Whether a click is to zoom. */
  takeZoom({ timeStamp }: MouseEvent): boolean {
    const isFirstTap = this.#isTouch && timeStamp - this.#lastTapMs > DOUBLE_TAP_MS;
    this.#lastTapMs = timeStamp;
    return !isFirstTap;
  }
}
