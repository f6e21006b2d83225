import { oneOf } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const pageCards = {
  name: 'page-cards',
  attributes: {
    /** Where your own cards are, those of the template: `shadow` keeps your page's CSS away from them, `page` puts them among your page's own elements, so that its classes apply. */
    cards: oneOf('shadow', 'page'),
  },
  makesCards: true,
} as const satisfies FeatureDescriptor;
