import styles from './carousel.css?inline';
import type { EnterLayout } from './layout.ts';
import { make } from './make.ts';
import { adoptStyles } from './shared-sheet.ts';

/**
 * One row of cards to swipe or scroll through, which never moves by itself: the carousel of the ARIA Authoring
 * Practices, a section with two buttons whose cards are groups.
 */
export const enter: EnterLayout = (root, cards, messages) => {
  const button = (part: string, label: string) => make('button', { type: 'button', part, 'aria-label': label });
  const back = button('previous', messages.previous);
  const on = button('next', messages.next);
  const buttons = make('div', { class: 'carousel-buttons' }, back, on);
  const section = make('section', { 'aria-roledescription': messages.carousel });

  const step = (way: 1 | -1): void => {
    const isRtl = getComputedStyle(cards).direction === 'rtl';
    cards.scrollBy({ left: (isRtl ? -way : way) * cards.clientWidth });
  };
  const update = (): void => {
    const at = Math.abs(cards.scrollLeft); // right to left, it counts down from 0
    const room = cards.scrollWidth - cards.clientWidth;
    back.ariaDisabled = String(at < 1);
    on.ariaDisabled = String(at > room - 1);
    buttons.hidden = room < 1;
  };
  const goBack = (): void => step(-1);
  const goOn = (): void => step(1);
  back.addEventListener('click', goBack);
  on.addEventListener('click', goOn);
  cards.addEventListener('scroll', update, { passive: true });
  const observer = new ResizeObserver(update);

  return {
    arrange() {
      adoptStyles(root, styles);
      if (cards.parentNode !== section) {
        cards.replaceWith(section);
        section.append(buttons, cards);
        cards.role = 'group';
        observer.observe(cards);
      }
      section.hidden = cards.hidden;
      section.ariaLabel = cards.ariaLabel;
      for (const card of cards.children) {
        card.role = 'group';
        card.ariaRoleDescription = messages.slide;
        card.ariaPosInSet = card.ariaSetSize = null;
      }
      update();
    },
    leave() {
      observer.disconnect();
      cards.removeEventListener('scroll', update);
      cards.role = 'feed';
      for (const card of cards.children) card.role = card.ariaRoleDescription = null;
      section.replaceWith(cards);
    },
  };
};
