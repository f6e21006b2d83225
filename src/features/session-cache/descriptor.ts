import { oneOf } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const sessionCache = {
  name: 'session-cache',
  attributes: {
    /** `session` keeps answers as long as the tab is open: they are displayed at once, or offline, and updated in the background. */
    cache: oneOf('off', 'session'),
  },
  choosesPosts: true,
  firstRequest: 'none', // what is kept may do
  isOfBrowser: true,
} as const satisfies FeatureDescriptor;
