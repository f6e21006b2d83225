import type { AttributeTable } from '../settings/attributes.ts';
import { consent, filters, pin, sessionCache } from './rows.ts';
import type { FeatureDescriptor } from './feature-descriptor.ts';

/**
 * The features that make something else of the first request, those first that let none be sent. The first file has no
 * others: a test finds one that is missing.
 */
export const FIRST_REQUEST_FEATURES: readonly FeatureDescriptor[] = [consent, sessionCache, filters, pin];

/** The attributes of a feature that turn it on, of a feed that loads page by page or of one that does not. */
export const switchesOf = ({ attributes, pagedAttributes }: FeatureDescriptor, isPaged: boolean): AttributeTable =>
  isPaged ? { ...attributes, ...pagedAttributes } : attributes;
