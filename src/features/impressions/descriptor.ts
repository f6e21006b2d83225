import { flag } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const impressions = {
  name: 'impressions',
  attributes: {
    /** Reports to the page by `ws-impression` which posts were visible. */
    measure: flag,
  },
  isOfBrowser: true,
} as const satisfies FeatureDescriptor;
