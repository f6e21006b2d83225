import { englishCards } from '../../src/content/english-messages.ts';
import type { Messages } from '../../src/content/messages.ts';
import { englishAllLink } from '../../src/features/all-link/english.ts';
import { englishHeldImages } from '../../src/features/click-to-load/english.ts';
import { englishConsent } from '../../src/features/consent/english.ts';
import { englishFilters } from '../../src/features/filters/english.ts';
import { englishLightbox } from '../../src/features/lightbox/english.ts';
import { englishPin } from '../../src/features/pin/english.ts';
import { englishFresh } from '../../src/features/refresh/english.ts';
import { englishSearch } from '../../src/features/search/english.ts';
import { englishShare } from '../../src/features/share/english.ts';
import { englishControls } from '../../src/feed/view/english-controls.ts';
import { englishCarousel } from '../../src/layouts/carousel/english-carousel.ts';
import { englishReadMore } from '../../src/layouts/read-more/english-read-more.ts';

/** All messages in English, which in the elements come with the modules that display them. */
export const english: Messages = {
  ...englishCards,
  ...englishReadMore,
  ...englishCarousel,
  ...englishControls,
  ...englishConsent,
  ...englishHeldImages,
  ...englishAllLink,
  ...englishShare,
  ...englishLightbox,
  ...englishFilters,
  ...englishPin,
  ...englishFresh,
  ...englishSearch,
};
