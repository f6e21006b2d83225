import { oneOf } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const pageCards = {
  name: 'page-cards',
  attributes: {
    /** `page` puts the cards of your template into the page, where its CSS applies. */
    cards: oneOf('shadow', 'page'),
  },
  makesCards: true,
} as const satisfies FeatureDescriptor;
