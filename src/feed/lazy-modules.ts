import type { EnterLayout } from '../layouts/layout.ts';
import { Part } from '../element/lazy-module.ts';

// What the first card of plain posts does not need. Each is a file of its own in dist.

export const prose = new Part(() => import('../card/prose.ts'));

export const controls = new Part(() => import('./controls.ts'));

export const readMore = new Part(() => import('../layouts/read-more.ts'));

export const setupFault = new Part(() => import('../settings/setup-fault.ts'));

export const feedKeys = new Part(() => import('./feed-keys.ts'));

export const customCard = new Part(() => import('../card/custom-card.ts'));

export const extras = new Part(() => import('../features/extras.ts'));

/** The layouts that take more than the styles that all feeds have. */
export const layouts: Partial<Record<string, Part<{ enter: EnterLayout }>>> = {
  masonry: new Part(() => import('../layouts/masonry.ts')),
  carousel: new Part(() => import('../layouts/carousel.ts')),
  compact: new Part(() => import('../layouts/compact.ts')),
};
