import { oneOf } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const pageCards = {
  name: 'page-cards',
  attributes: {
    /** `page` lets your CSS apply to your template. */
    cards: oneOf('shadow', 'page'),
  },
  makesCards: true,
} as const satisfies FeatureDescriptor;
