import type { AttributeTable } from '../settings/attributes.ts';
import { consent } from './consent/descriptor.ts';
import type { FeatureDescriptor } from './feature-descriptor.ts';
import { filters } from './filters/descriptor.ts';
import { pin } from './pin/descriptor.ts';
import { sessionCache } from './session-cache/descriptor.ts';

/**
 * The features that make something else of the first request, for the first file, which has no others: a test finds one
 * that is missing.
 */
export const FIRST_REQUEST_FEATURES: readonly FeatureDescriptor[] = [consent, filters, pin, sessionCache];

/** The attributes of a feature that turn it on, of a feed that loads page by page or of one that does not. */
export const switchesOf = ({ attributes, pagedAttributes }: FeatureDescriptor, isPaged: boolean): AttributeTable =>
  isPaged ? { ...attributes, ...pagedAttributes } : attributes;
