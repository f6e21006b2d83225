import type { CreateFeature } from '../../feed/feature.ts';

export const createFeature: CreateFeature = () => ({});
