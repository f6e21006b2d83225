import { matched } from '../matched/matched.ts';
import { colorsOf } from '../matched/read-page.ts';

/** A pseudo-element with a transition that any change of the page's colors starts: it ends 0.5 s later, after the page's own. */
export const watchedStyles =
  ".root.root::before { content: ''; position: absolute; outline-color: var(--ws-accent, transparent); background-color: var(--ws-surface, transparent); transition: 1ms 0.5s; transition-property: color, background-color, outline-color }";

/** The most readings, for a page whose colors change and rest again and again, such as a blinking one. */
const READINGS_MAX = 30;

/** Reads the page's look again when its colors begin to change and when they rest, not in each frame of an animation. */
export function watchColors(element: Element, root: ShadowRoot): void {
  const match = matched.get(element);
  if (!match) return;
  // The colors may have changed since the page was read, if it could be.
  if (match.colors && match.colors !== colorsOf(getComputedStyle(element))) match.read();
  let isChanging = false;
  let readings = 0;
  const onTransition = (event: Event): void => {
    const isOurs = event instanceof TransitionEvent && event.pseudoElement === '::before';
    if (!isOurs || !(event.target instanceof Element && event.target.matches('.root'))) return;
    const isBegun = event.type === 'transitionrun';
    if (isChanging !== isBegun && readings++ < READINGS_MAX) match.read();
    isChanging = isBegun;
  };
  for (const type of ['transitionrun', 'transitionend']) root.addEventListener(type, onTransition);
}
