import type { CarouselMessages } from '../../content/messages.ts';

/** The English of the carousel, which comes with it. */
export const englishCarousel: CarouselMessages = {
  previous: 'Previous posts',
  next: 'Next posts',
  carousel: 'carousel',
  slide: 'slide',
};
