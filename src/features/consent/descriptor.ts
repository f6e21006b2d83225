import { cautiousOneOf, oneOf } from '../../settings/attributes.ts';
import type { FeatureDescriptor } from '../feature-descriptor.ts';

export const consent = {
  name: 'consent',
  attributes: {
    /** `click` requests nothing until the visitor agrees, or the page calls `grant()`. */
    consent: cautiousOneOf('none', 'click'),
  },
  options: {
    /** Where consent is stored: nowhere, or in this browser for the next visit. */
    consentStorage: oneOf('none', 'local'),
  },
  holdsBack: true,
  needsWords: true,
  firstRequest: 'none',
} as const satisfies FeatureDescriptor;
