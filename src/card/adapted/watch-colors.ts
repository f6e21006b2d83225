import { matchOf } from '../matched/matched.ts';
import { colorsOf } from '../matched/read-page.ts';

/**
 * A pseudo-element of the root has a transition of the page's colors, whatever changes them. It ends half a second later, by
 * when the page's own transitions have ended.
 */
export const watchedStyles =
  ".root.root::before { content: ''; position: absolute; outline-color: var(--ws-accent, transparent); background-color: var(--ws-surface, transparent); transition: 1ms 0.5s; transition-property: color, background-color, outline-color }";

/** What comes to rest again and again, as a blinking page, is read so often and no more. */
const READINGS_MAX = 30;

/**
 * Reads the page's look again when its colors have changed: when a change begins and when it has come to rest, for an
 * animation begins once, and changes them at each frame.
 */
export function watchColors(element: Element, root: ShadowRoot): void {
  const match = matchOf(element);
  if (!match) return;
  // Since it was read, where it could be.
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
