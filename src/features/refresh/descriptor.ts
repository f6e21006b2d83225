import { wholeNumber } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

/** The shortest and the longest interval between two checks for new posts: 15 seconds, a day. */
const [MIN_S, MAX_S] = [15, 86_400];

export const refresh = {
  name: 'refresh',
  attributes: {
    /** Seconds between checks for new posts while the page is visible, at least 15, 0 for none; they wait behind a button. */
    refreshEvery: wholeNumber(MIN_S, MAX_S, 0),
  },
} as const satisfies FeatureDescriptor;
