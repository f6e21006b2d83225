import { englishAllLink } from './all-link.ts';
import { englishCards } from './cards.ts';
import { englishCarousel } from './carousel.ts';
import { englishConsent } from './consent.ts';
import { englishControls } from './controls.ts';
import { englishFilters } from './filters.ts';
import { englishFresh } from './refresh.ts';
import { englishHeldImages } from './click-to-load.ts';
import { englishLightbox } from './lightbox.ts';
import { englishPin } from './pin.ts';
import { englishReadMore } from './read-more.ts';
import { englishSearch } from './search.ts';
import { englishShare } from './share.ts';
import { englishTranslate } from './translate.ts';

/** All messages in English, for the types, the docs and the tests. In the elements, each part imports only its own. */
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
