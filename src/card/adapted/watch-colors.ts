import { startTimer } from '../../base/timer.ts';
import { nextTask } from '../../base/waits.ts';
import { matched } from '../matched/matched.ts';
import { colorsOf } from '../matched/read-page.ts';

/** A pseudo-element with a transition that any change of the page's colors starts: it ends 0.5 s later, after the page's own. */
export const watchedStyles =
  ".root.root::before { content: ''; position: absolute; outline-color: var(--ws-accent, transparent); background-color: var(--ws-surface, transparent); transition: 1ms 0.5s; transition-property: color, background-color, outline-color }";

/** The most readings while the page does not rest for this long, as one that blinks. The next is made once it has rested. */
const READINGS_MAX = 30;
const REST_MS = 10_000;

/** Reads the page's look again when its colors begin to change and when they rest, not in each frame of an animation. */
export function watchColors(element: Element, root: ShadowRoot): void {
  const match = matched.get(element);
  if (!match) return;
  // The colors may have changed since the page was read, if it could be.
  if (match.colors && match.colors !== colorsOf(getComputedStyle(element))) match.read();
  let isChanging = false;
  let readings = 0;
  let isAwaited = false;
  let stopWaiting: (() => void) | undefined;
  const onRest = (): void => {
    if (readings > READINGS_MAX) match.read();
    readings = 0;
  };
  const read = async (): Promise<void> => {
    if (isAwaited) return;
    isAwaited = true;
    await nextTask(); // once for all colors that change in the same frame
    isAwaited = false;
    if (++readings <= READINGS_MAX) match.read();
    stopWaiting?.();
    stopWaiting = startTimer(onRest, REST_MS);
  };
  const onTransition = ({ type, target, pseudoElement }: Event & Partial<TransitionEvent>): void => {
    if (pseudoElement !== '::before' || !(target instanceof Element && target.matches('.root'))) return;
    const wasChanging = isChanging;
    isChanging = type === 'transitionrun';
    if (!wasChanging || !isChanging) void read();
  };
  for (const type of ['transitionrun', 'transitionend']) root.addEventListener(type, onTransition);
}
