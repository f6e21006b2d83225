import { englishCarousel } from './english-carousel.ts';
import styles from './carousel.css?inline';
import type { EnterLayout } from './layout.ts';
import { make } from '../element/make.ts';
import { adoptStyles } from '../element/adopt-styles.ts';

/**
 * One row of cards to swipe or scroll through, which never moves by itself: the carousel of the ARIA Authoring
 * Practices, a section with two buttons whose cards are groups.
 */
export const enter: EnterLayout = (root, cards) => {
  const back = make('button', { type: 'button', part: 'previous' });
  const on = make('button', { type: 'button', part: 'next' });
  const buttons = make('div', { class: 'carousel-buttons' }, back, on);
  const section = cards.parentElement;

  /** Goes on by as many cards as are seen whole, so that none is passed over. */
  const step = (way: 1 | -1): void => {
    const { direction, columnGap } = getComputedStyle(cards);
    const gap = parseFloat(columnGap) || 0;
    const card = (cards.firstElementChild?.getBoundingClientRect().width ?? 0) + gap;
    const whole = Math.max(1, Math.floor((cards.clientWidth + gap + 1) / card));
    cards.scrollBy({ left: (direction === 'rtl' ? -way : way) * whole * card });
  };
  /** Where it was last seen, and the first card then. */
  let last: { readonly left: number; readonly first: Element | null } = { left: 0, first: null };
  const update = (): void => {
    last = { left: cards.scrollLeft, first: cards.firstElementChild };
    const at = Math.abs(cards.scrollLeft); // right to left, it counts down from 0
    const room = cards.scrollWidth - cards.clientWidth;
    back.ariaDisabled = String(at < 1);
    on.ariaDisabled = String(at > room - 1);
    buttons.hidden = room < 1;
  };
  back.addEventListener('click', () => step(-1));
  on.addEventListener('click', () => step(1));
  cards.addEventListener('scroll', update, { passive: true });
  const observer = new ResizeObserver(() => requestAnimationFrame(update));

  return {
    arrange(known) {
      const messages = { ...englishCarousel, ...known };
      adoptStyles(root, styles);
      if (buttons.parentNode !== section) {
        section?.prepend(buttons);
        cards.role = 'group';
        observer.observe(cards);
      }
      back.ariaLabel = messages.previous;
      on.ariaLabel = messages.next;
      if (section) {
        section.ariaRoleDescription = messages.carousel;
        section.ariaLabel = cards.ariaLabel;
      }
      for (const card of cards.children) {
        card.role = 'group';
        card.ariaRoleDescription = messages.slide;
        card.ariaPosInSet = card.ariaSetSize = null;
      }
      // Some browsers go back to the start where all cards are made anew.
      if (!cards.contains(last.first)) cards.scrollTo({ left: last.left, behavior: 'instant' });
      update();
    },
    leave() {
      observer.disconnect();
      cards.removeEventListener('scroll', update);
      buttons.remove();
      cards.role = 'feed';
      if (section) section.ariaRoleDescription = section.ariaLabel = null;
      for (const card of cards.children) card.role = card.ariaRoleDescription = null;
    },
  };
};
