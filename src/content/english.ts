import { englishAllLink } from './english/all-link.ts';
import { englishCards } from './english/cards.ts';
import { englishCarousel } from './english/carousel.ts';
import { englishConsent } from './english/consent.ts';
import { englishControls } from './english/controls.ts';
import { englishFilters } from './english/filters.ts';
import { englishFresh } from './english/refresh.ts';
import { englishHeldImages } from './english/click-to-load.ts';
import { englishLightbox } from './english/lightbox.ts';
import { englishPin } from './english/pin.ts';
import { englishReadMore } from './english/read-more.ts';
import { englishSearch } from './english/search.ts';
import { englishShare } from './english/share.ts';
import { englishTranslate } from './english/translate.ts';

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
