import { cautiousOneOf } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const clickToLoad = {
  name: 'click-to-load',
  attributes: {
    /** `click` loads no image until the visitor asks for it. */
    images: cautiousOneOf('load', 'click'),
  },
  preference: '(prefers-reduced-data)',
  holdsBack: true,
} as const satisfies FeatureDescriptor;
