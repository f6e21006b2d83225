import { englishAllLink } from './languages/english/all-link.ts';
import { englishCards } from './languages/english/cards.ts';
import { englishCarousel } from './languages/english/carousel.ts';
import { englishConsent } from './languages/english/consent.ts';
import { englishControls } from './languages/english/controls.ts';
import { englishFilters } from './languages/english/filters.ts';
import { englishFresh } from './languages/english/refresh.ts';
import { englishHeldImages } from './languages/english/click-to-load.ts';
import { englishLightbox } from './languages/english/lightbox.ts';
import { englishPin } from './languages/english/pin.ts';
import { englishReadMore } from './languages/english/read-more.ts';
import { englishSearch } from './languages/english/search.ts';
import { englishShare } from './languages/english/share.ts';
import { englishTranslate } from './languages/english/translate.ts';

/** All messages in English. Here for the types, the docs and the tests: in the elements each part brings its own. */
export const english = {
  ...englishCards,
  ...englishReadMore,
  ...englishCarousel,
  ...englishControls,
  ...englishConsent,
  ...englishHeldImages,
  ...englishAllLink,
  ...englishShare,
  ...englishTranslate,
  ...englishLightbox,
  ...englishFilters,
  ...englishPin,
  ...englishFresh,
  ...englishSearch,
};
